// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Lists.txt; do not edit.

public import Foundation

/// What layout does not look at of UITableView.
@preconcurrency @MainActor
open class UITableViewMembers: UIScrollView {
    /// Stored; layout does not look at it.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// Stored; layout does not look at it.
    open var separatorColor: UIColor? = .separator
    /// Stored; layout does not look at it.
    open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Stored; layout does not look at it.
    open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
    /// Stored; layout does not look at it.
    open var separatorEffect: UIVisualEffect?
    /// Stored; layout does not look at it.
    open var cellLayoutMarginsFollowReadableWidth: Bool = false
    /// Stored; layout does not look at it.
    open var insetsContentViewsToSafeArea: Bool = false
    /// Stored; layout does not look at it.
    open var allowsMultipleSelection: Bool = false
    /// Stored; layout does not look at it.
    open var allowsMultipleSelectionDuringEditing: Bool = false
    /// Stored; layout does not look at it.
    open var allowsSelectionDuringEditing: Bool = false
    /// Stored; layout does not look at it.
    open var remembersLastFocusedIndexPath: Bool = false
    /// Stored; layout does not look at it.
    open var selectionFollowsFocus: Bool = false
    /// Stored; layout does not look at it.
    open var isEditing: Bool = false
    /// Stored; layout does not look at it.
    open var dragInteractionEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var isPrefetchingEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var allowsSelection: Bool = true
    /// Stored; layout does not look at it.
    open var allowsFocus: Bool = true
    /// Stored; layout does not look at it.
    open var fillerRowHeightIsAutomatic: Bool = true
    /// Stored; layout does not look at it.
    open var sectionIndexColor: UIColor?
    /// Stored; layout does not look at it.
    open var sectionIndexBackgroundColor: UIColor?
    /// Stored; layout does not look at it.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Stored; layout does not look at it.
    open var sectionIndexMinimumDisplayRowCount: Int = 0
    /// Stored; layout does not look at it.
    open var sectionHeaderTopPadding: CGFloat = 22
    /// Stored; layout does not look at it.
    open var fillerRowHeight: CGFloat = 0
    /// Stored; layout does not look at it.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Stored; layout does not look at it.
    open weak var dragDelegate: AnyObject?
    /// Stored; layout does not look at it.
    open weak var dropDelegate: AnyObject?
    /// The same always here.
    open var hasActiveDrag: Bool { false }
    /// The same always here.
    open var hasActiveDrop: Bool { false }
    /// The same always here.
    open var hasUncommittedUpdates: Bool { false }
    /// Does nothing here.
    open func setEditing(_ editing: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {  }
    /// Does nothing here.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {  }
    /// The same always here.
    open var indexPathForSelectedRow: IndexPath? { nil }
    /// The same always here.
    open var indexPathsForSelectedRows: [IndexPath]? { nil }
    /// Does nothing here.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {  }
    /// Does nothing here.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {  }
    /// Does nothing here.
    open func reloadSectionIndexTitles() {  }
}

/// What layout does not look at of UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCellMembers: UIView {
    /// Stored; layout does not look at it.
    open var backgroundView: UIView?
    /// Stored; layout does not look at it.
    open var selectedBackgroundView: UIView?
    /// Stored; layout does not look at it.
    open var multipleSelectionBackgroundView: UIView?
    /// Stored; layout does not look at it.
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    /// Stored; layout does not look at it.
    open var isSelected: Bool = false
    /// Stored; layout does not look at it.
    open var isHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var isEditing: Bool = false
    /// Stored; layout does not look at it.
    open var showsReorderControl: Bool = false
    /// Stored; layout does not look at it.
    open var userInteractionEnabledWhileDragging: Bool = false
    /// Stored; layout does not look at it.
    open var shouldIndentWhileEditing: Bool = false
    /// Stored; layout does not look at it.
    open var automaticallyUpdatesContentConfiguration: Bool = false
    /// Stored; layout does not look at it.
    open var automaticallyUpdatesBackgroundConfiguration: Bool = false
    /// Stored; layout does not look at it.
    open var editingAccessoryType: UITableViewCell.AccessoryType = .none
    /// Stored; layout does not look at it.
    open var editingAccessoryView: UIView?
    /// Stored; layout does not look at it.
    open var indentationLevel: Int = 0
    /// Stored; layout does not look at it.
    open var indentationWidth: CGFloat = 10
    /// Stored; layout does not look at it.
    open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Stored; layout does not look at it.
    open var focusStyle: UITableViewCell.FocusStyle = .default
    /// The same always here.
    open var editingStyle: UITableViewCell.EditingStyle { .none }
    /// The same always here.
    open var showingDeleteConfirmation: Bool { false }
    /// Does nothing here.
    open func prepareForReuse() {  }
    /// Does nothing here.
    open func setSelected(_ selected: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func setEditing(_ editing: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func willTransition(to state: UITableViewCell.StateMask) {  }
    /// Does nothing here.
    open func didTransition(to state: UITableViewCell.StateMask) {  }
    /// Does nothing here.
    open func setNeedsUpdateConfiguration() {  }
}

/// What layout does not look at of UITableViewHeaderFooterView.
@preconcurrency @MainActor
open class UITableViewHeaderFooterViewMembers: UIView {
    /// Stored; layout does not look at it.
    open var backgroundView: UIView?
    /// Does nothing here.
    open func prepareForReuse() {  }
    /// Does nothing here.
    open func setNeedsUpdateConfiguration() {  }
}

/// What layout does not look at of UICollectionView.
@preconcurrency @MainActor
open class UICollectionViewMembers: UIScrollView {
    /// Stored; layout does not look at it.
    open var backgroundView: UIView?
    /// Stored; layout does not look at it.
    open var allowsSelection: Bool = true
    /// Stored; layout does not look at it.
    open var isPrefetchingEnabled: Bool = true
    /// Stored; layout does not look at it.
    open var allowsFocus: Bool = true
    /// Stored; layout does not look at it.
    open var isSpringLoaded: Bool = true
    /// Stored; layout does not look at it.
    open var allowsMultipleSelection: Bool = false
    /// Stored; layout does not look at it.
    open var allowsSelectionDuringEditing: Bool = false
    /// Stored; layout does not look at it.
    open var allowsMultipleSelectionDuringEditing: Bool = false
    /// Stored; layout does not look at it.
    open var remembersLastFocusedIndexPath: Bool = false
    /// Stored; layout does not look at it.
    open var selectionFollowsFocus: Bool = false
    /// Stored; layout does not look at it.
    open var isEditing: Bool = false
    /// Stored; layout does not look at it.
    open var dragInteractionEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate
    /// Stored; layout does not look at it.
    open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
    /// Stored; layout does not look at it.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Stored; layout does not look at it.
    open weak var dragDelegate: AnyObject?
    /// Stored; layout does not look at it.
    open weak var dropDelegate: AnyObject?
    /// The same always here.
    open var hasUncommittedUpdates: Bool { false }
    /// The same always here.
    open var hasActiveDrag: Bool { false }
    /// The same always here.
    open var hasActiveDrop: Bool { false }
    /// The same always here.
    open var indexPathsForSelectedItems: [IndexPath]? { nil }
    /// Does nothing here.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {  }
    /// Does nothing here.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {  }
    /// Does nothing here.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {  }
    /// Does nothing here.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Does nothing here.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {  }
    /// Does nothing here.
    open func endInteractiveMovement() {  }
    /// Does nothing here.
    open func cancelInteractiveMovement() {  }
}

/// What layout does not look at of UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableViewMembers: UIView {
    /// The same always here.
    open var reuseIdentifier: String? { nil }
    /// Does nothing here.
    open func prepareForReuse() {  }
    /// Does nothing here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {  }
    /// Does nothing here.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {  }
    /// Does nothing here.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {  }
    /// Does nothing here.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// What layout does not look at of UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCellMembers: UICollectionReusableView {
    /// Stored; layout does not look at it.
    open var isSelected: Bool = false
    /// Stored; layout does not look at it.
    open var isHighlighted: Bool = false
    /// Stored; layout does not look at it.
    open var automaticallyUpdatesContentConfiguration: Bool = false
    /// Stored; layout does not look at it.
    open var automaticallyUpdatesBackgroundConfiguration: Bool = false
    /// Stored; layout does not look at it.
    open var backgroundView: UIView?
    /// Stored; layout does not look at it.
    open var selectedBackgroundView: UIView?
    /// Does nothing here.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {  }
    /// Does nothing here.
    open func setNeedsUpdateConfiguration() {  }
}

/// UIKit's UICollectionViewLayoutAttributes; layout does not look at it.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// Stored; layout does not look at it.
    open var frame: CGRect = .zero
    /// Stored; layout does not look at it.
    open var bounds: CGRect = .zero
    /// Stored; layout does not look at it.
    open var center: CGPoint = .zero
    /// Stored; layout does not look at it.
    open var size: CGSize = .zero
    /// Stored; layout does not look at it.
    open var transform: CGAffineTransform = .identity
    /// Stored; layout does not look at it.
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// Stored; layout does not look at it.
    open var alpha: CGFloat = 1
    /// Stored; layout does not look at it.
    open var zIndex: Int = 0
    /// Stored; layout does not look at it.
    open var isHidden: Bool = false
    /// Stored; layout does not look at it.
    open var indexPath: IndexPath = IndexPath(item: 0, section: 0)
    /// The same always here.
    open var representedElementCategory: UICollectionView.ElementCategory { .cell }
    /// The same always here.
    open var representedElementKind: String? { nil }
    /// Creates one from its parts.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(); self.indexPath = indexPath }
    /// Creates one from its parts.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) { self.init(); self.indexPath = indexPath }
    /// Creates one from its parts.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) { self.init(); self.indexPath = indexPath }
}

/// UIKit's UICollectionViewLayoutInvalidationContext; layout does not look at it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Stored; layout does not look at it.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// Stored; layout does not look at it.
    open var contentSizeAdjustment: CGSize = .zero
}

/// UIKit's UICollectionViewFlowLayoutInvalidationContext; layout does not look at it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Stored; layout does not look at it.
    open var invalidateFlowLayoutDelegateMetrics: Bool = true
    /// Stored; layout does not look at it.
    open var invalidateFlowLayoutAttributes: Bool = true
}

/// What layout does not look at of UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayoutMembers: NSObject {
    /// The same always here.
    open var collectionViewContentSize: CGSize { .zero }
    /// The same always here.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The same always here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The same always here.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The same always here.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Does nothing here.
    open func prepare() {  }
    /// Does nothing here.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {  }
    /// Does nothing here.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Does nothing here.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Does nothing here.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Does nothing here.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Does nothing here.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Does nothing here.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    /// Does nothing here.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    /// Does nothing here.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    /// Does nothing here.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Does nothing here.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Does nothing here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {  }
    /// Does nothing here.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {  }
}

/// What layout does not look at of UICollectionViewFlowLayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutMembers: UICollectionViewLayout {
    /// Stored; layout does not look at it.
    open var sectionHeadersPinToVisibleBounds: Bool = false
    /// Stored; layout does not look at it.
    open var sectionFootersPinToVisibleBounds: Bool = false
    /// Stored; layout does not look at it.
    open var headerReferenceSize: CGSize = .zero
    /// Stored; layout does not look at it.
    open var footerReferenceSize: CGSize = .zero
    /// Stored; layout does not look at it.
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
}

/// UIKit's UICollectionViewCompositionalLayout; layout does not look at it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates one from its parts.
    public convenience init(section: NSCollectionLayoutSection) { self.init() }
    /// Creates one from its parts.
    public convenience init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) { self.init() }
    /// Stored; layout does not look at it.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
}

/// UIKit's UICollectionViewCompositionalLayoutConfiguration; layout does not look at it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Stored; layout does not look at it.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// Stored; layout does not look at it.
    open var interSectionSpacing: CGFloat = 0
}

/// UIKit's NSCollectionLayoutEnvironment; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The same always here.
    var traitCollection: UITraitCollection { get }
}

extension NSCollectionLayoutEnvironment {
    /// The same always here.
    public var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// UIKit's NSCollectionLayoutDimension; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    /// As UIKit has it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
    /// As UIKit has it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
    /// As UIKit has it.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
    /// As UIKit has it.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
}

/// UIKit's NSCollectionLayoutSize; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// Creates one from its parts.
    public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) { self.init() }
}

/// UIKit's NSCollectionLayoutSpacing; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// As UIKit has it.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing() }
    /// As UIKit has it.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing() }
}

/// UIKit's NSCollectionLayoutItem; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// Stored; layout does not look at it.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Creates one from its parts.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init() }
}

/// UIKit's NSCollectionLayoutGroup; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Stored; layout does not look at it.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// As UIKit has it.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
    /// As UIKit has it.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
    /// As UIKit has it.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
    /// As UIKit has it.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
}

/// UIKit's NSCollectionLayoutBoundarySupplementaryItem; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// Stored; layout does not look at it.
    open var pinToVisibleBounds: Bool = false
}

/// UIKit's NSCollectionLayoutSection; layout does not look at it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    /// Stored; layout does not look at it.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var interGroupSpacing: CGFloat = 0
    /// Stored; layout does not look at it.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// Stored; layout does not look at it.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Creates one from its parts.
    public convenience init(group: NSCollectionLayoutGroup) { self.init() }
}

/// UIKit's UITableViewDataSource; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Asked for.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Asked for.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Does nothing here.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Does nothing here.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Does nothing here.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Does nothing here.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Does nothing here.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Does nothing here.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing here.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {  }
}

/// UIKit's UITableViewDataSourcePrefetching; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Does nothing here.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Does nothing here.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {  }
    /// Does nothing here.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {  }
}
