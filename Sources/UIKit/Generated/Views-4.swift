// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Views.txt; do not edit.

/// Values as UIKit numbers them.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

/// Values as UIKit numbers them.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// Values as UIKit numbers them.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// Values as UIKit numbers them.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// Values as UIKit numbers them.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// Values as UIKit numbers them.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// Values as UIKit numbers them.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// Values as UIKit numbers them.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

/// Values as UIKit numbers them.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`
    case dark
    case light
}

/// Values as UIKit numbers them.
public enum UIReturnKeyType: Int, Sendable {
    case `default`
    case go
    case google
    case join
    case next
    case route
    case search
    case send
    case yahoo
    case done
    case emergencyCall
    case `continue`
}

/// Names as UIKit has them.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's name.
    public static let name = UITextContentType(rawValue: "name")
    /// UIKit's namePrefix.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// UIKit's givenName.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// UIKit's middleName.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// UIKit's familyName.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// UIKit's nameSuffix.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// UIKit's nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// UIKit's jobTitle.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// UIKit's organizationName.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// UIKit's location.
    public static let location = UITextContentType(rawValue: "location")
    /// UIKit's fullStreetAddress.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// UIKit's streetAddressLine1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// UIKit's streetAddressLine2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// UIKit's addressCity.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// UIKit's addressState.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// UIKit's addressCityAndState.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// UIKit's sublocality.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// UIKit's countryName.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// UIKit's postalCode.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// UIKit's telephoneNumber.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// UIKit's emailAddress.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// UIKit's URL.
    public static let URL = UITextContentType(rawValue: "URL")
    /// UIKit's creditCardNumber.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// UIKit's username.
    public static let username = UITextContentType(rawValue: "username")
    /// UIKit's password.
    public static let password = UITextContentType(rawValue: "password")
    /// UIKit's newPassword.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// UIKit's oneTimeCode.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// UIKit's dateTime.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// UIKit's flightNumber.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// UIKit's shipmentTrackingNumber.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// UIKit's birthdate.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// Bits as UIKit numbers them.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's phoneNumber.
    public static let phoneNumber: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 1)
    /// UIKit's link.
    public static let link: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 2)
    /// UIKit's address.
    public static let address: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 4)
    /// UIKit's calendarEvent.
    public static let calendarEvent: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 8)
    /// UIKit's shipmentTrackingNumber.
    public static let shipmentTrackingNumber: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 16)
    /// UIKit's flightNumber.
    public static let flightNumber: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 32)
    /// UIKit's lookupSuggestion.
    public static let lookupSuggestion: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 64)
    /// UIKit's money.
    public static let money: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 128)
    /// UIKit's physicalValue.
    public static let physicalValue: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 256)
    /// UIKit's all.
    public static let all: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 0xFFFFFFFF)
}

extension UIScrollView {
    /// Values as UIKit numbers them.
    public enum IndicatorStyle: Int, Sendable {
        case `default`
        case black
        case white
    }
}

extension UIScrollView {
    /// Values as UIKit numbers them.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }
}

extension UIScrollView {
    /// Values as UIKit numbers them.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic
        case alwaysHidden
    }
}

extension UIScrollView {
    /// Values as UIKit numbers them.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
    }
}

extension UISwitch {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case automatic
        case checkbox
        case sliding
    }
}

extension UIPageControl {
    /// Values as UIKit numbers them.
    public enum InteractionState: Int, Sendable {
        case none
        case discrete
        case continuous
    }
}

extension UIPageControl {
    /// Values as UIKit numbers them.
    public enum BackgroundStyle: Int, Sendable {
        case automatic
        case prominent
        case minimal
    }
}

extension UIActivityIndicatorView {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }
}

extension UIProgressView {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case `default`
        case bar
    }
}

extension UISegmentedControl {
    /// Values as UIKit numbers them.
    public enum Segment: Int, Sendable {
        case any
        case left
        case center
        case right
        case alone
    }
}

extension UIDatePicker {
    /// Values as UIKit numbers them.
    public enum Mode: Int, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
        case yearAndMonth
    }
}

/// Values as UIKit numbers them.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic
    case wheels
    case compact
    case inline
}

extension UISearchBar {
    /// Values as UIKit numbers them.
    public enum Style: UInt, Sendable {
        case `default`
        case prominent
        case minimal
    }
}

extension UISearchBar {
    /// Values as UIKit numbers them.
    public enum Icon: Int, Sendable {
        case search
        case clear
        case bookmark
        case resultsList
    }
}

extension UIBlurEffect {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case extraLight
        case light
        case dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight
        case systemThinMaterialLight
        case systemMaterialLight
        case systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark
        case systemThinMaterialDark
        case systemMaterialDark
        case systemThickMaterialDark
        case systemChromeMaterialDark
    }
}

/// Values as UIKit numbers them.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case fill
    case secondaryFill
    case tertiaryFill
    case separator
}

extension UIImage {
    /// Values as UIKit numbers them.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh
        case high
    }
}

/// Values as UIKit numbers them.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none
    case `default`
}

extension UITouch {
    /// Values as UIKit numbers them.
    public enum Phase: Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
        case regionEntered
        case regionMoved
        case regionExited
    }
}

extension UITouch {
    /// Values as UIKit numbers them.
    public enum TouchType: Int, Sendable {
        case direct
        case indirect
        case pencil
        case indirectPointer
    }
}

extension UIEvent {
    /// Values as UIKit numbers them.
    public enum EventType: Int, Sendable {
        case touches
        case motion
        case remoteControl
        case presses
        case scroll = 10
        case hover
        case transform = 14
    }
}

extension UIEvent {
    /// Values as UIKit numbers them.
    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
        case remoteControlPlay = 100
        case remoteControlPause
        case remoteControlStop
        case remoteControlTogglePlayPause
        case remoteControlNextTrack
        case remoteControlPreviousTrack
    }
}

/// Bits as UIKit numbers them.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// UIKit's none.
    public static let none: UIAccessibilityTraits = []
    /// UIKit's button.
    public static let button: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1)
    /// UIKit's link.
    public static let link: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 2)
    /// UIKit's image.
    public static let image: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 4)
    /// UIKit's selected.
    public static let selected: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 8)
    /// UIKit's playsSound.
    public static let playsSound: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 16)
    /// UIKit's keyboardKey.
    public static let keyboardKey: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 32)
    /// UIKit's staticText.
    public static let staticText: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 64)
    /// UIKit's summaryElement.
    public static let summaryElement: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 128)
    /// UIKit's notEnabled.
    public static let notEnabled: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 256)
    /// UIKit's updatesFrequently.
    public static let updatesFrequently: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 512)
    /// UIKit's searchField.
    public static let searchField: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1024)
    /// UIKit's startsMediaSession.
    public static let startsMediaSession: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 2048)
    /// UIKit's adjustable.
    public static let adjustable: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 4096)
    /// UIKit's allowsDirectInteraction.
    public static let allowsDirectInteraction: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 8192)
    /// UIKit's causesPageTurn.
    public static let causesPageTurn: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 16384)
    /// UIKit's header.
    public static let header: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 65536)
    /// UIKit's tabBar.
    public static let tabBar: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 0x8000000)
    /// UIKit's toggleButton.
    public static let toggleButton: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 0x20000000000000)
}

/// Values as UIKit numbers them.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic
    case separate
    case combined
}

/// Values as UIKit numbers them.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none
    case dataTable
    case list
    case landmark
    case semanticGroup
}

/// Values as UIKit numbers them.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}

/// UIView.ContentMode under its older name.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// UIView.AutoresizingMask under its older name.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// UIView.AnimationOptions under its older name.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// UIView.AnimationCurve under its older name.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// UIView.KeyframeAnimationOptions under its older name.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// UIView.TintAdjustmentMode under its older name.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// UIControl.Event under its older name.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// UIControl.State under its older name.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// UIControl.ContentHorizontalAlignment under its older name.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// UIControl.ContentVerticalAlignment under its older name.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// UIButton.ButtonType under its older name.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// UITextField.ViewMode under its older name.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// UITextField.BorderStyle under its older name.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// UIStackView.Distribution under its older name.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// UIStackView.Alignment under its older name.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
