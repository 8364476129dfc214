public import Foundation
internal import LayoutCore

/// A view of a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UICollectionReusableViewMembers {
    /// What stands for the designated initialiser of any class of views (`DynamicInitializers`).
    @usableFromInline convenience init(made: Void) { self.init(frame: .zero) }
}

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionViewCellMembers {
    /// What constraints of the content hold on to: fills the cell.
    public let contentView = UIView()

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    /// Creates a cell from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    override func placesSubview(_ view: UIView) -> Bool { view === contentView }

    override func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] {
        guard let cell = id(self), let content = id(contentView) else { return [] }
        var maker = GeneratedConstraints()
        for edge in [LayoutAttribute.left, .top, .right, .bottom] {
            maker.equate(content, edge, cell, edge)
        }
        return maker.constraints
    }

    override func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        node.role = "cell"
    }
}

/// How a collection is arranged.
@preconcurrency @MainActor
open class UICollectionViewLayout: UICollectionViewLayoutMembers {
    /// The collection.
    public internal(set) weak var collectionView: UICollectionView?

    /// Creates an arrangement.
    public override init() { super.init() }
    /// Creates an arrangement from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }
    /// Arranges anew.
    open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// Places a collection's cells, by frames that hold for its present size.
@preconcurrency @MainActor
open class UICollectionView: UICollectionViewMembers {
    /// Most cells made; what is far below the screen does not change the rest.
    static let mostItems = 100

    /// Kind of views over sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// Kind of views under sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Where cells come from.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Who says sizes and is told.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// How cells are arranged.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            setNeedsLayout()
        }
    }

    private var cells: [(path: IndexPath, cell: UICollectionViewCell)] = []
    private var supplementaries: [(path: IndexPath, kind: String, view: UICollectionReusableView)] =
        []
    private var cellClasses: [String: AnyClass] = [:]
    private var viewClasses: [String: AnyClass] = [:]
    private var needsReload = true

    /// Creates a collection.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    /// Creates a collection in lines.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    /// Creates a collection from an archive; there are none here.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Kinds of cells

    /// Names a class of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    /// Names an archive of cells, which is not read.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Names a class of views.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { viewClasses[elementKind + identifier] = viewClass }
    /// A cell of a named class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let made = cellClasses[identifier].flatMap(DynamicInitializers.reusableView)
        if let cell = made as? UICollectionViewCell { return cell }
        LayoutLog.reportOnce("no class was registered for the cells '\(identifier)'")
        return UICollectionViewCell(frame: .zero)
    }
    /// A view of a named class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = viewClasses[elementKind + identifier].flatMap(
            DynamicInitializers.reusableView)
        {
            return view
        }
        LayoutLog.reportOnce("no class was registered for the views '\(identifier)'")
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Items

    /// Number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// Number of items of a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// Asks for all cells anew.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
        LayoutClock.tick()
    }
    /// Asks for cells anew: for all.
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Asks for cells anew: for all.
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    /// Items came.
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Items went.
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// An item moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Changes that go together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Arranges in another way.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// The cell of an item, if it was made.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cells.first { $0.path == indexPath }?.cell
    }
    /// The item of a cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.cell === cell }?.path
    }
    /// The item at a point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        cells.first { $0.cell.frame.contains(point) }?.path
    }
    /// The cells that were made.
    open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }
    /// The items whose cells were made.
    open var indexPathsForVisibleItems: [IndexPath] { cells.map(\.path) }
    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// A view of a section, if it was made.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        supplementaries.first { $0.kind == elementKind && $0.path == indexPath }?.view
    }

    open override func layoutSubviews() {
        collectionViewLayout.prepare()
        if needsReload { makeCells() }
        for entry in cells {
            guard let place = collectionViewLayout.layoutAttributesForItem(at: entry.path) else {
                continue
            }
            entry.cell.frame = place.frame
        }
        for entry in supplementaries {
            let place = collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: entry.kind, at: entry.path)
            if let place { entry.view.frame = place.frame }
        }
        contentSize = collectionViewLayout.collectionViewContentSize
        super.layoutSubviews()
    }

    private func makeCells() {
        needsReload = false
        for entry in cells { entry.cell.removeFromSuperview() }
        for entry in supplementaries { entry.view.removeFromSuperview() }
        cells = []
        supplementaries = []
        guard let dataSource else { return }
        for section in 0..<numberOfSections {
            for kind in [
                UICollectionView.elementKindSectionHeader,
                UICollectionView.elementKindSectionFooter,
            ] {
                addSupplementary(kind, IndexPath(item: 0, section: section), dataSource)
            }
            for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
                guard cells.count < UICollectionView.mostItems else { return }
                let path = IndexPath(item: item, section: section)
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                cells.append((path, cell))
                addSubview(cell)
                delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        }
    }

    private func addSupplementary(
        _ kind: String, _ path: IndexPath, _ dataSource: any UICollectionViewDataSource
    ) {
        let place = collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: path)
        guard let place, !place.frame.isEmpty else { return }
        let view = dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: path)
        supplementaries.append((path, kind, view))
        addSubview(view)
    }

    override func describe(_ node: inout ViewNode) { describeCommon(&node) }
}
