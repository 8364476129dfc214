// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Lists.txt; do not edit.

public import Foundation

extension UITableViewCell {
    /// Values as UIKit numbers them.
    public enum FocusStyle: Int, Sendable {
        case `default`
        case custom
    }
}

extension UITableViewCell {
    /// Values as UIKit numbers them.
    public enum EditingStyle: Int, Sendable {
        case none
        case delete
        case insert
    }
}

extension UITableViewCell {
    /// Values as UIKit numbers them.
    public enum AccessoryType: Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }
}

extension UITableViewCell {
    /// Bits as UIKit numbers them.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's showingEditControl.
        public static let showingEditControl: StateMask = StateMask(rawValue: 1)
        /// UIKit's showingDeleteConfirmation.
        public static let showingDeleteConfirmation: StateMask = StateMask(rawValue: 2)
    }
}

/// Values as UIKit numbers them.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
}

extension UICollectionView {
    /// Values as UIKit numbers them.
    public enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }
}

extension UICollectionView {
    /// Values as UIKit numbers them.
    public enum ElementCategory: UInt, Sendable {
        case cell
        case supplementaryView
        case decorationView
    }
}

extension UICollectionView {
    /// Values as UIKit numbers them.
    public enum ReorderingCadence: Int, Sendable {
        case immediate
        case fast
        case slow
    }
}

extension UICollectionView {
    /// Values as UIKit numbers them.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        case enabled
        case enabledIncludingConstraints
    }
}

extension UICollectionView {
    /// Bits as UIKit numbers them.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's top.
        public static let top: ScrollPosition = ScrollPosition(rawValue: 1)
        /// UIKit's centeredVertically.
        public static let centeredVertically: ScrollPosition = ScrollPosition(rawValue: 2)
        /// UIKit's bottom.
        public static let bottom: ScrollPosition = ScrollPosition(rawValue: 4)
        /// UIKit's left.
        public static let left: ScrollPosition = ScrollPosition(rawValue: 8)
        /// UIKit's centeredHorizontally.
        public static let centeredHorizontally: ScrollPosition = ScrollPosition(rawValue: 16)
        /// UIKit's right.
        public static let right: ScrollPosition = ScrollPosition(rawValue: 32)
    }
}

extension UICollectionViewCell {
    /// Values as UIKit numbers them.
    public enum DragState: Int, Sendable {
        case none
        case lifting
        case dragging
    }
}

extension UICollectionViewFlowLayout {
    /// Values as UIKit numbers them.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
    }
}

/// Values as UIKit numbers them.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction
    case presentActions
    case preview
}

extension UIContextualAction {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case normal
        case destructive
    }
}

/// UITableView.Style under its older name.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// UITableView.ScrollPosition under its older name.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// UITableView.RowAnimation under its older name.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// UITableViewCell.CellStyle under its older name.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// UITableViewCell.SeparatorStyle under its older name.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// UITableViewCell.SelectionStyle under its older name.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// UITableViewCell.EditingStyle under its older name.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// UITableViewCell.AccessoryType under its older name.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// UICollectionView.ScrollDirection under its older name.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// UICollectionView.ScrollPosition under its older name.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// UITableView.automaticDimension under its older name.
@available(*, deprecated, message: "use UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// UICollectionView.elementKindSectionHeader under its older name.
@available(*, deprecated, message: "use UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// UICollectionView.elementKindSectionFooter under its older name.
@available(*, deprecated, message: "use UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
