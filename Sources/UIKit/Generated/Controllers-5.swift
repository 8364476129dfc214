// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Controllers.txt; do not edit.

extension UISplitViewController {
    /// Values as UIKit numbers them.
    public enum DisplayMode: Int, Sendable {
        case automatic
        case secondaryOnly
        case oneBesideSecondary
        case oneOverSecondary
        case twoBesideSecondary
        case twoOverSecondary
        case twoDisplaceSecondary
    }
}

extension UISplitViewController {
    /// Values as UIKit numbers them.
    public enum Column: Int, Sendable {
        case primary
        case supplementary
        case secondary
        case compact
    }
}

extension UISplitViewController {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case unspecified
        case doubleColumn
        case tripleColumn
    }
}

extension UIImagePickerController {
    /// Values as UIKit numbers them.
    public enum SourceType: Int, Sendable {
        case photoLibrary
        case camera
        case savedPhotosAlbum
    }
}

extension UIImagePickerController {
    /// Names as UIKit has them.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's mediaType.
        public static let mediaType = UIImagePickerController.InfoKey(rawValue: "mediaType")
        /// UIKit's originalImage.
        public static let originalImage = UIImagePickerController.InfoKey(rawValue: "originalImage")
        /// UIKit's editedImage.
        public static let editedImage = UIImagePickerController.InfoKey(rawValue: "editedImage")
        /// UIKit's cropRect.
        public static let cropRect = UIImagePickerController.InfoKey(rawValue: "cropRect")
        /// UIKit's mediaURL.
        public static let mediaURL = UIImagePickerController.InfoKey(rawValue: "mediaURL")
        /// UIKit's imageURL.
        public static let imageURL = UIImagePickerController.InfoKey(rawValue: "imageURL")
        /// UIKit's phAsset.
        public static let phAsset = UIImagePickerController.InfoKey(rawValue: "phAsset")
        /// UIKit's livePhoto.
        public static let livePhoto = UIImagePickerController.InfoKey(rawValue: "livePhoto")
        /// UIKit's mediaMetadata.
        public static let mediaMetadata = UIImagePickerController.InfoKey(rawValue: "mediaMetadata")
    }
}

/// Bits as UIKit numbers them.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's up.
    public static let up: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1)
    /// UIKit's down.
    public static let down: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 2)
    /// UIKit's left.
    public static let left: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 4)
    /// UIKit's right.
    public static let right: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 8)
    /// UIKit's any.
    public static let any: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 15)
    /// UIKit's unknown.
    public static let unknown: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 0x7FFFFFFFFFFFFFFF)
}

/// Names as UIKit has them.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's from.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// UIKit's to.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names as UIKit has them.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's from.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// UIKit's to.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

extension UIGestureRecognizer {
    /// Values as UIKit numbers them.
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
    }
}

extension UISwipeGestureRecognizer {
    /// Bits as UIKit numbers them.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's right.
        public static let right: Direction = Direction(rawValue: 1)
        /// UIKit's left.
        public static let left: Direction = Direction(rawValue: 2)
        /// UIKit's up.
        public static let up: Direction = Direction(rawValue: 4)
        /// UIKit's down.
        public static let down: Direction = Direction(rawValue: 8)
    }
}

/// Bits as UIKit numbers them.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// UIKit's alphaShift.
    public static let alphaShift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 65536)
    /// UIKit's shift.
    public static let shift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 131072)
    /// UIKit's control.
    public static let control: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 262144)
    /// UIKit's alternate.
    public static let alternate: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 524288)
    /// UIKit's command.
    public static let command: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1048576)
    /// UIKit's numericPad.
    public static let numericPad: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 2097152)
}

/// Bits as UIKit numbers them.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// UIKit's discrete.
    public static let discrete: UIScrollTypeMask = UIScrollTypeMask(rawValue: 1)
    /// UIKit's continuous.
    public static let continuous: UIScrollTypeMask = UIScrollTypeMask(rawValue: 2)
    /// UIKit's all.
    public static let all: UIScrollTypeMask = UIScrollTypeMask(rawValue: 3)
}

/// Bits as UIKit numbers them.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's top.
    public static let top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1)
    /// UIKit's leading.
    public static let leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 2)
    /// UIKit's bottom.
    public static let bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 4)
    /// UIKit's trailing.
    public static let trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 8)
    /// UIKit's all.
    public static let all: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 15)
}

extension UINotificationFeedbackGenerator {
    /// Values as UIKit numbers them.
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }
}

extension UIImpactFeedbackGenerator {
    /// Values as UIKit numbers them.
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }
}

extension UIMenuElement {
    /// Bits as UIKit numbers them.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's disabled.
        public static let disabled: Attributes = Attributes(rawValue: 1)
        /// UIKit's destructive.
        public static let destructive: Attributes = Attributes(rawValue: 2)
        /// UIKit's hidden.
        public static let hidden: Attributes = Attributes(rawValue: 4)
        /// UIKit's keepsMenuPresented.
        public static let keepsMenuPresented: Attributes = Attributes(rawValue: 8)
    }
}

extension UIMenuElement {
    /// Values as UIKit numbers them.
    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }
}

extension UIMenu {
    /// Bits as UIKit numbers them.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's displayInline.
        public static let displayInline: Options = Options(rawValue: 1)
        /// UIKit's destructive.
        public static let destructive: Options = Options(rawValue: 2)
        /// UIKit's singleSelection.
        public static let singleSelection: Options = Options(rawValue: 32)
        /// UIKit's displayAsPalette.
        public static let displayAsPalette: Options = Options(rawValue: 128)
    }
}

extension UIAction {
    /// Names as UIKit has them.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's paste.
        public static let paste = UIAction.Identifier(rawValue: "com.apple.action.paste")
    }
}

extension UIMenu {
    /// Names as UIKit has them.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's application.
        public static let application = UIMenu.Identifier(rawValue: "application")
        /// UIKit's file.
        public static let file = UIMenu.Identifier(rawValue: "file")
        /// UIKit's edit.
        public static let edit = UIMenu.Identifier(rawValue: "edit")
        /// UIKit's view.
        public static let view = UIMenu.Identifier(rawValue: "view")
        /// UIKit's window.
        public static let window = UIMenu.Identifier(rawValue: "window")
        /// UIKit's help.
        public static let help = UIMenu.Identifier(rawValue: "help")
    }
}

/// Names as UIKit has them.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// UIKit's extraSmall.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// UIKit's small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// UIKit's medium.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// UIKit's large.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// UIKit's extraLarge.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// UIKit's extraExtraLarge.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// UIKit's extraExtraExtraLarge.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// UIKit's accessibilityMedium.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// UIKit's accessibilityLarge.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// UIKit's accessibilityExtraLarge.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// UIKit's accessibilityExtraExtraLarge.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// UIKit's accessibilityExtraExtraExtraLarge.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// UIBarButtonItem.Style under its older name.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// UIBarButtonItem.SystemItem under its older name.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// UITabBarItem.SystemItem under its older name.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// UIAlertController.Style under its older name.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// UIAlertAction.Style under its older name.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// UIGestureRecognizer.State under its older name.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// UISwipeGestureRecognizer.Direction under its older name.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// UIApplication.State under its older name.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// UIApplication.LaunchOptionsKey under its older name.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// UIActivity.ActivityType under its older name.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// UINavigationController.Operation under its older name.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// UIPageViewController.TransitionStyle under its older name.
@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// UIPageViewController.NavigationOrientation under its older name.
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation

/// UIPageViewController.NavigationDirection under its older name.
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// UIImagePickerController.SourceType under its older name.
@available(*, deprecated, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// UIImpactFeedbackGenerator.FeedbackStyle under its older name.
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// UINotificationFeedbackGenerator.FeedbackType under its older name.
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
