public import Foundation
internal import LayoutCore

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UITableViewCellMembers {
    /// What constraints of the cell's content hold on to: fills the cell up to the accessory.
    public let contentView = UIView()
    /// Name that cells of the kind are used again under.
    public private(set) var reuseIdentifier: String?
    /// How the labels stand.
    let style: CellStyle

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }
    /// Creates a cell from an archive; there are none here.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addSubview(contentView)
    }
    /// Creates a cell without a style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }
    /// What stands for the designated initialiser of any class of cells (`DynamicInitializers`).
    @usableFromInline convenience init(made style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    /// What stands at the right.
    open var accessoryType = AccessoryType.none
    /// The view at the right.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }

    private func part<Part: UIView>(_ view: Part) -> Part {
        view.isControlPart = true
        contentView.addSubview(view)
        return view
    }
    private lazy var label: UILabel = part(UILabel())
    private lazy var detail: UILabel = part(UILabel())
    private lazy var picture: UIImageView = part(UIImageView())
    /// The cell's own label.
    open var textLabel: UILabel? { label }
    /// The cell's own second label.
    open var detailTextLabel: UILabel? { style == .default ? nil : detail }
    /// The cell's own picture.
    open var imageView: UIImageView? { picture }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentView.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    override func placesSubview(_ view: UIView) -> Bool {
        view === contentView || view === accessoryView
    }

    /// Whether constraints say anything of the content.
    var hasConstrainedContent: Bool { contentView.tree.contains { !$0.heldConstraints.isEmpty } }

    override func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] {
        guard let cell = id(self), let content = id(contentView) else { return [] }
        var maker = GeneratedConstraints()
        maker.equate(content, .left, cell, .left)
        maker.equate(content, .top, cell, .top)
        maker.equate(content, .bottom, cell, .bottom)
        guard let accessoryView, let accessory = id(accessoryView) else {
            maker.equate(content, .right, cell, .right)
            return maker.constraints
        }
        let size = accessoryView.bounds.size
        maker.equate(accessory, .width, Double(size.width))
        maker.equate(accessory, .height, Double(size.height))
        maker.equate(accessory, .right, cell, .right, constant: -16)
        maker.equate(accessory, .centerY, cell, .centerY)
        maker.equate(content, .right, accessory, .left)
        return maker.constraints
    }

    override func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        node.role = "cell"
    }
}

/// A view over or under a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UITableViewHeaderFooterViewMembers {
    /// What constraints of the content hold on to.
    public let contentView = UIView()
    /// Name that views of the kind are used again under.
    public private(set) var reuseIdentifier: String?

    /// Creates a view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }
    /// Creates a view without a name.
    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    /// What stands for the designated initialiser of any class of headers (`DynamicInitializers`).
    @usableFromInline convenience init(made identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    private lazy var label: UILabel = {
        let label = UILabel()
        label.isControlPart = true
        contentView.addSubview(label)
        return label
    }()
    /// The view's own label.
    open var textLabel: UILabel? { label }
    /// The view's own second label; none.
    open var detailTextLabel: UILabel? { nil }

    override func placesSubview(_ view: UIView) -> Bool { view === contentView }

    override func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] {
        guard let own = id(self), let content = id(contentView) else { return [] }
        var maker = GeneratedConstraints()
        for edge in [LayoutAttribute.left, .top, .right, .bottom] {
            maker.equate(content, edge, own, edge)
        }
        return maker.constraints
    }
}
