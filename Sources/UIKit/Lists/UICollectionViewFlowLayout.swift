public import Foundation

/// Items in lines, as many to a line as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewFlowLayoutMembers {
    /// Stands for sizes that follow the content.
    public nonisolated static let automaticSize = CGSize(width: 1e308, height: 1e308)

    /// Size of items, points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Guess of items' size; other than zero makes sizes follow the content.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Least space between lines, points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Least space between items of a line, points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Space around sections, points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }

    private var places: [IndexPath: CGRect] = [:]
    private var headers: [Int: CGRect] = [:]
    private var footers: [Int: CGRect] = [:]
    private var size = CGSize.zero

    private var sizes: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    open override func prepare() {
        super.prepare()
        places = [:]
        headers = [:]
        footers = [:]
        guard let collectionView, let data = collectionView.dataSource else { return }
        let isVertical = scrollDirection == .vertical
        let insets = collectionView.contentInset
        let room = collectionView.bounds.inset(by: insets).size
        // Along is the way the collection scrolls.
        var along: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            along = place(header: true, section, at: along, room, isVertical)
            var line = FlowLine(
                inset: sizes?.collectionView(
                    collectionView, layout: self, insetForSectionAt: section)
                    ?? sectionInset,
                lineSpacing: sizes?.collectionView(
                    collectionView, layout: self, minimumLineSpacingForSectionAt: section)
                    ?? minimumLineSpacing,
                itemSpacing: sizes?.collectionView(
                    collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
                    ?? minimumInteritemSpacing, isVertical: isVertical,
                width: isVertical ? room.width : room.height, along: along)
            for item in 0..<data.collectionView(collectionView, numberOfItemsInSection: section) {
                let path = IndexPath(item: item, section: section)
                line.add(path, itemSize(at: path, collectionView))
            }
            line.finish()
            places.merge(line.frames) { first, _ in first }
            along = place(header: false, section, at: line.end, room, isVertical)
        }
        size =
            isVertical
            ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
    }

    private func itemSize(at path: IndexPath, _ collectionView: UICollectionView) -> CGSize {
        if estimatedItemSize != .zero, let cell = collectionView.cellForItem(at: path) {
            return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return sizes?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
    }

    private func place(
        header: Bool, _ section: Int, at along: CGFloat, _ room: CGSize, _ isVertical: Bool
    ) -> CGFloat {
        guard let collectionView else { return along }
        let asked =
            header
            ? sizes?.collectionView(
                collectionView, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            : sizes?.collectionView(
                collectionView, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
        let length = isVertical ? asked.height : asked.width
        guard length > 0 else { return along }
        let frame =
            isVertical
            ? CGRect(x: 0, y: along, width: room.width, height: length)
            : CGRect(x: along, y: 0, width: length, height: room.height)
        if header { headers[section] = frame } else { footers[section] = frame }
        return along + length
    }

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places[indexPath].map { frame in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame
            attributes.size = frame.size
            attributes.center = CGPoint(x: frame.midX, y: frame.midY)
            return attributes
        }
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let frames = elementKind == UICollectionView.elementKindSectionHeader ? headers : footers
        return frames[indexPath.section].map { frame in
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: elementKind, with: indexPath)
            attributes.frame = frame
            return attributes
        }
    }
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.value.intersects(rect) }.keys.sorted()
            .compactMap { layoutAttributesForItem(at: $0) }
    }
}

/// Lines of one section: items are spread over their line, those of the last line keep the least gap.
private struct FlowLine {
    let inset: UIEdgeInsets
    let lineSpacing, itemSpacing: CGFloat
    let isVertical: Bool
    /// Room across, points.
    let width: CGFloat
    /// Start of the section along, then of the line.
    var along: CGFloat
    private(set) var frames: [IndexPath: CGRect] = [:]
    private var line: [(path: IndexPath, size: CGSize)] = []
    private var isEmpty = true

    init(
        inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat, isVertical: Bool,
        width: CGFloat, along: CGFloat
    ) {
        self.inset = inset
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.isVertical = isVertical
        self.width = width
        self.along = along + (isVertical ? inset.top : inset.left)
    }

    private var room: CGFloat {
        width - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    mutating func add(_ path: IndexPath, _ size: CGSize) {
        let used = line.map { across($0.size) }.reduce(0, +) + itemSpacing * CGFloat(line.count)
        if !line.isEmpty, used + across(size) > room + 0.001 { close(isLast: false) }
        line.append((path, size))
    }

    mutating func finish() { if !line.isEmpty { close(isLast: true) } }

    /// End of the section along.
    var end: CGFloat { along + (isVertical ? inset.bottom : inset.right) }

    private mutating func close(isLast: Bool) {
        if !isEmpty { along += lineSpacing }
        isEmpty = false
        let total = line.map { across($0.size) }.reduce(0, +)
        let gap =
            isLast || line.count < 2
            ? itemSpacing : max((room - total) / CGFloat(line.count - 1), itemSpacing)
        let height = line.map { length($0.size) }.max() ?? 0
        var place = isVertical ? inset.left : inset.top
        for entry in line {
            let offset = along + (height - length(entry.size)) / 2
            frames[entry.path] = CGRect(
                origin: isVertical ? CGPoint(x: place, y: offset) : CGPoint(x: offset, y: place),
                size: entry.size)
            place += across(entry.size) + gap
        }
        along += height
        line = []
    }
}
