public import Foundation
internal import LayoutCore

/// Natural sizes of controls as Interface Builder draws them (docs/interface-builder.md): they do not depend on content.
private enum ControlSize {
    static let toggle = CGSize(width: 51, height: 31)
    static let stepper = CGSize(width: 94, height: 32)
    static let sliderHeight: CGFloat = 30
    static let progressHeight: CGFloat = 4
    static let segmentsHeight: CGFloat = 32
    static let searchBarHeight: CGFloat = 56
    static let picker = CGSize(width: 320, height: 216)
    static let pageDot: CGFloat = 8
}

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UISwitchMembers {
    /// Whether it is on.
    open var isOn = false
    /// Turns it.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { ControlSize.toggle }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.toggle }
}

/// A value to slide.
@preconcurrency @MainActor
open class UISlider: UISliderMembers {
    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = min(max(value, minimumValue), maximumValue)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlSize.sliderHeight)
    }
}

/// A value to step.
@preconcurrency @MainActor
open class UIStepper: UIStepperMembers {
    open override var intrinsicContentSize: CGSize { ControlSize.stepper }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.stepper }
}

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIProgressViewMembers {
    /// How it looks.
    open var progressViewStyle = Style.default
    /// Creates a bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    /// Sets how far it is.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlSize.progressHeight)
    }
}

/// Dots for pages.
@preconcurrency @MainActor
open class UIPageControl: UIPageControlMembers {
    open override var numberOfPages: Int {
        didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Size for a number of dots, points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        // A dot and a gap for each page and the rounded ends around them; drawn 26 points high since iOS 14.
        CGSize(
            width: CGFloat(pageCount) * 2 * ControlSize.pageDot + 3 * ControlSize.pageDot,
            height: 26)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIActivityIndicatorViewMembers {
    /// How it looks.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// Whether it turns.
    public private(set) var isAnimating = false

    /// Creates an indicator.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        frame = CGRect(origin: .zero, size: intrinsicContentSize)
        isHidden = true
    }
    /// Creates an indicator.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    /// Creates an indicator from an archive; there are none here.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// How it looks, under its older name.
    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
    /// Turns, and shows itself.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }
    /// Stops, and hides itself.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    open override var hidesWhenStopped: Bool {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// One of several.
@preconcurrency @MainActor
open class UISegmentedControl: UISegmentedControlMembers {
    /// Stands for no segment.
    public nonisolated static let noSegment = -1

    private struct Item {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
    }

    private var segments: [Item] = [] { didSet { invalidateIntrinsicContentSize() } }

    /// Creates a control of titles or pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Item(title: $0 as? String, image: $0 as? UIImage) }
    }

    /// Number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Item(title: title), at: min(max(segment, 0), segments.count))
    }
    /// Adds a segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Item(image: image), at: min(max(segment, 0), segments.count))
    }
    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    /// Removes all segments.
    open func removeAllSegments() { segments = [] }
    /// Sets a title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].title = title }
    }
    /// A title.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    /// Sets a picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].image = image }
    }
    /// A picture.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    /// Sets a width, points; 0 follows the content.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].width = width }
    }
    /// A width, points.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// As wide as the widest content for each segment, with 8 points at its sides.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let widths = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            let content =
                segment.image?.size.width ?? ControlText.size(segment.title ?? "", font).width
            return content + 16
        }
        let total =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: total, height: ControlSize.segmentsHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A date to choose.
@preconcurrency @MainActor
open class UIDatePicker: UIDatePickerMembers {
    /// How it is chosen.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The wheels' size; that of other styles is not known.
    open override var intrinsicContentSize: CGSize {
        preferredDatePickerStyle == .wheels ? ControlSize.picker : super.intrinsicContentSize
    }
}

/// Wheels to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIPickerViewMembers {
    /// Where rows come from.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// What rows look like.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// Number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open override var intrinsicContentSize: CGSize { ControlSize.picker }
}

/// Pulled to load anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIRefreshControlMembers {
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 60)
    }
}

/// A text to search for.
@preconcurrency @MainActor
open class UISearchBar: UISearchBarMembers {
    /// Who is asked and told.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    public private(set) lazy var searchTextField = UISearchTextField()
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlSize.searchBarHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlSize.searchBarHeight)
    }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
