public import Foundation
internal import LayoutCore
internal import LayoutSolver

/// Rows under each other, as many as the data source has, up to a limit.
///
/// Cells stand in the layout of the whole screen: as wide as the table, each under the one before, as high as the delegate
/// says or as their content needs.
@preconcurrency @MainActor
open class UITableView: UITableViewMembers {
    /// Most cells and headers made; what is far below the screen does not change the rest.
    static let mostRows = 100

    /// Stands for a height that follows the content.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// Name of the magnifier in an index.
    public nonisolated static let indexSearch = "{search}"

    /// How it looks.
    public let style: Style
    /// Where cells come from.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Who says heights and is told.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// Height of rows, points.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// Guess of the rows' height.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// Height over sections, points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Height under sections, points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Guess of the height over sections.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Guess of the height under sections.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The view over all rows; as high as its frame.
    open var tableHeaderView: UIView? { didSet { swap(oldValue, for: tableHeaderView) } }
    /// The view under all rows; as high as its frame.
    open var tableFooterView: UIView? { didSet { swap(oldValue, for: tableFooterView) } }
    /// The view behind all rows.
    open var backgroundView: UIView?

    private struct Row {
        var view: UIView
        var path: IndexPath?
        /// Points; nil follows the content.
        var height: CGFloat?
    }

    private var rows: [Row] = []
    private var cellClasses: [String: AnyClass] = [:]
    private var headerClasses: [String: AnyClass] = [:]
    private var needsReload = true

    /// Creates a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Creates a table from an archive; there are none here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private func swap(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        LayoutClock.tick()
    }

    // MARK: Kinds of cells

    /// Names a class of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    /// Names an archive of cells, which is not read.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// Names a class of headers.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass
    }
    /// Names an archive of headers, which is not read.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// A cell of a named class; nil where nothing was registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cellClasses[identifier].flatMap {
            DynamicInitializers.tableCell($0, .default, identifier)
        }
    }
    /// A cell of a named class.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        LayoutLog.reportOnce("no class was registered for the cells '\(identifier)'")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// A header of a named class; nil where nothing was registered.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        headerClasses[identifier].flatMap { DynamicInitializers.headerFooter($0, identifier) }
    }

    // MARK: Rows

    /// Number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// Number of rows of a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Asks for all cells anew.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
        LayoutClock.tick()
    }
    /// Asks for cells anew: for all.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for cells anew: for all.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Rows came.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Rows went.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Sections came.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Sections went.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// A row moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Begins changes that go together.
    open func beginUpdates() {}
    /// Ends changes that go together.
    open func endUpdates() { LayoutClock.tick() }
    /// Changes that go together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    /// The cell of a row, if it was made.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rows.first { $0.path == indexPath }?.view as? UITableViewCell
    }
    /// The row of a cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        rows.first { $0.view === cell }?.path
    }
    /// The row at a point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.first { $0.path != nil && $0.view.frame.contains(point) }?.path
    }
    /// The cells that were made.
    open var visibleCells: [UITableViewCell] { rows.compactMap { $0.view as? UITableViewCell } }
    /// The rows whose cells were made.
    open var indexPathsForVisibleRows: [IndexPath]? { rows.compactMap(\.path) }
    /// Where a row is, points.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        cellForRow(at: indexPath)?.frame ?? .zero
    }
    /// The view over a section; not kept.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

    open override func layoutSubviews() {
        if needsReload { makeRows() }
        super.layoutSubviews()
        let bottom =
            (rows.map(\.view) + [tableHeaderView, tableFooterView].compactMap { $0 })
            .map(\.placedFrame.maxY).max() ?? 0
        contentSize = CGSize(width: bounds.width, height: bottom)
    }

    private func makeRows() {
        needsReload = false
        for row in rows { row.view.removeFromSuperview() }
        rows = []
        guard let dataSource else { return }
        for section in 0..<numberOfSections {
            addHeader(section, dataSource)
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                guard rows.count < UITableView.mostRows else { return }
                let path = IndexPath(row: row, section: section)
                let cell = dataSource.tableView(self, cellForRowAt: path)
                let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                add(Row(view: cell, path: path, height: asked >= 0 ? asked : standardHeight(cell)))
                delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            }
            if let footer = delegate?.tableView(self, viewForFooterInSection: section) {
                let asked =
                    delegate?.tableView(self, heightForFooterInSection: section)
                    ?? sectionFooterHeight
                add(Row(view: footer, path: nil, height: asked >= 0 ? asked : nil))
            }
        }
    }

    /// Rows without constraints are 44 points high.
    private func standardHeight(_ cell: UITableViewCell) -> CGFloat? {
        cell.hasConstrainedContent ? nil : 44
    }

    private func addHeader(_ section: Int, _ dataSource: any UITableViewDataSource) {
        let asked =
            delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if let header = delegate?.tableView(self, viewForHeaderInSection: section) {
            add(Row(view: header, path: nil, height: asked >= 0 ? asked : nil))
        } else if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.textLabel?.text = title
            add(Row(view: header, path: nil, height: asked >= 0 ? asked : 28))
        }
    }

    private func add(_ row: Row) {
        rows.append(row)
        addSubview(row.view)
    }

    // MARK: Layout

    override func placesSubview(_ view: UIView) -> Bool {
        view === tableHeaderView || view === tableFooterView
            || rows.contains { $0.view === view }
    }

    override func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] {
        guard let table = id(self) else { return [] }
        var maker = GeneratedConstraints()
        var previous: String?
        func place(_ view: UIView, height: CGFloat?) {
            guard let row = id(view) else { return }
            maker.equate(row, .left, table, .left)
            maker.equate(row, .width, table, .width)
            maker.equate(row, .top, previous ?? table, previous == nil ? .top : .bottom)
            if let height { maker.equate(row, .height, Double(height)) }
            previous = row
        }
        if let tableHeaderView {
            place(tableHeaderView, height: tableHeaderView.frameReference.frame.height)
        }
        var fitted: [Constraint] = []
        for row in rows {
            place(row.view, height: row.height)
            guard row.height == nil, let name = id(row.view) else { continue }
            // As by a fitting size: no higher than the content needs.
            fitted.append(
                Constraint(
                    name: "\(name)-fitted-height", Anchor(ItemReference(name), .height), .equal,
                    constant: .number(0), priority: 50, isGenerated: true))
        }
        if let tableFooterView {
            place(tableFooterView, height: tableFooterView.frameReference.frame.height)
        }
        return maker.constraints + fitted
    }

    override func describe(_ node: inout ViewNode) { describeCommon(&node) }
}
