public import Foundation
internal import LayoutCore

/// A row or column of views that makes its own constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How arranged views share the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How arranged views sit across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The first edge of a row.
        public static var top: Alignment { .leading }
        /// The last edge of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The views in order.
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack view without views.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a stack view from an archive; there are none here.
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    /// Creates a stack view of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Stands for `spacing` as a gap of its own.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Stands for the system's spacing.
    public nonisolated static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

    /// Direction of the row.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { LayoutClock.tick() } }
    /// Sharing of the axis.
    open var distribution = Distribution.fill { didSet { LayoutClock.tick() } }
    /// Place across the axis.
    open var alignment = Alignment.fill { didSet { LayoutClock.tick() } }
    /// Gap, points.
    open var spacing: CGFloat = 0 { didSet { LayoutClock.tick() } }
    /// Whether the margins inset the content.
    open var isLayoutMarginsRelativeArrangement = false { didSet { LayoutClock.tick() } }
    /// Whether gaps run from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { LayoutClock.tick() } }

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts a view among the others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let old = arrangedSubviews.firstIndex { $0 === view }
        if let old { arrangedSubviews.remove(at: old) }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        LayoutClock.tick()
    }

    /// Takes a view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        LayoutClock.tick()
    }

    /// Sets the gap after a view, points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        LayoutClock.tick()
    }

    /// The gap after a view, points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    override func forgetArranged(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
    }

    /// Whether a subview is one of the row.
    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    override func placesSubview(_ view: UIView) -> Bool { arranges(view) }

    /// The settings in the model.
    func settings(_ id: (AnyObject) -> String?) -> StackSettings {
        var settings = StackSettings()
        settings.axis = axis == .horizontal ? .horizontal : .vertical
        settings.distribution =
            switch distribution {
            case .fill: .fill
            case .fillEqually: .fillEqually
            case .fillProportionally: .fillProportionally
            case .equalSpacing: .equalSpacing
            case .equalCentering: .equalCentering
            }
        settings.alignment =
            switch alignment {
            case .fill: .fill
            case .leading: .leading
            case .firstBaseline: .firstBaseline
            case .center: .center
            case .trailing: .trailing
            case .lastBaseline: .lastBaseline
            }
        settings.spacing = length(spacing)
        settings.isMarginsRelative = isLayoutMarginsRelativeArrangement
        settings.isBaselineRelative = isBaselineRelativeArrangement
        for view in arrangedSubviews {
            guard let gap = customSpacings[ObjectIdentifier(view)], let id = id(view) else {
                continue
            }
            settings.customSpacing[id] = length(gap)
        }
        return settings
    }

    private func length(_ spacing: CGFloat) -> Double {
        spacing == UIStackView.spacingUseSystem ? VisualFormat.systemSpacing : Double(spacing)
    }
}
