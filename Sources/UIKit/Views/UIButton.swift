public import Foundation
internal import LayoutCore
internal import LayoutSolver

/// A title and a picture to touch.
@preconcurrency @MainActor
open class UIButton: UIButtonMembers {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        /// Round corners under their older name.
        public static let roundedRect = ButtonType.system
    }

    /// What it looks like.
    public private(set) var buttonType = ButtonType.custom

    /// Creates a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }
    /// Creates a button from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }
    /// Creates a button.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        label.font = UIFont.systemFont(ofSize: type == .custom ? 18 : 15)
    }
    /// Creates a button with an action.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }
    /// Creates a button with a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }
    /// Creates a button of the system's.
    public class func systemButton(
        with image: UIImage, target: Any?, action: Selector?
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        return button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Parts

    private let label = UILabel()
    private let picture = UIImageView()

    private func addParts() {
        label.font = UIFont.systemFont(ofSize: 18)
        for part in [label, picture] {
            part.isControlPart = true
            addSubview(part)
        }
    }

    /// The title's label.
    open var titleLabel: UILabel? { label }
    /// The picture's view.
    open var imageView: UIImageView? { picture }
    /// The second line's label; none.
    open var subtitleLabel: UILabel? { nil }

    // MARK: Content

    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor, shadowColor: UIColor?
        var image, background: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var contents: [State: Content] = [:]

    private func change(_ state: State, _ body: (inout Content) -> Void) {
        body(&contents[state, default: Content()])
        showContent()
        invalidateIntrinsicContentSize()
    }

    private func current<Value>(_ path: (Content) -> Value?) -> Value? {
        contents[state].flatMap(path) ?? contents[.normal].flatMap(path)
    }

    private func showContent() {
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
        }
        picture.image = currentImage
    }

    open override var isEnabled: Bool { didSet { stateDidChange(isEnabled != oldValue) } }
    open override var isSelected: Bool { didSet { stateDidChange(isSelected != oldValue) } }
    open override var isHighlighted: Bool { didSet { stateDidChange(isHighlighted != oldValue) } }

    private func stateDidChange(_ isChange: Bool) {
        guard isChange else { return }
        showContent()
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        invalidateIntrinsicContentSize()
    }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        change(state) { $0.titleColor = color }
    }
    /// Sets the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change(state) { $0.shadowColor = color }
    }
    /// Sets the picture of a state.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// Sets the picture behind in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change(state) { $0.background = image }
    }
    /// Sets the title with attributes of a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }
    /// Sets a symbol's settings in a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { change(state) { $0.symbolConfiguration = configuration } }

    /// The title of a state.
    open func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title
    }
    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }
    /// The title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { contents[state]?.shadowColor }
    /// The picture of a state.
    open func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image
    }
    /// The picture behind in a state.
    open func backgroundImage(for state: State) -> UIImage? {
        contents[state]?.background ?? contents[.normal]?.background
    }
    /// The title with attributes of a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents[state]?.attributedTitle ?? contents[.normal]?.attributedTitle
    }
    /// The title shown.
    open var currentTitle: String? { current(\.title) }
    /// The title's colour shown.
    open var currentTitleColor: UIColor { current(\.titleColor) ?? tintColor }
    /// The title's shadow shown.
    open var currentTitleShadowColor: UIColor? { current(\.shadowColor) }
    /// The picture shown.
    open var currentImage: UIImage? { current(\.image) }
    /// The picture shown behind.
    open var currentBackgroundImage: UIImage? { current(\.background) }
    /// The title with attributes shown.
    open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

    /// Space around everything, points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Moves the title; the natural size stays.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Moves the picture; the natural size stays.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// The look as one value.
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
    /// Brings the configuration up to date.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    /// Calls the handler at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Brings the configuration up to date.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Size

    /// Whether the button is a title alone, which the engine measures itself.
    private var isPlainTitle: Bool {
        configuration == nil && currentImage == nil && currentBackgroundImage == nil
            && contentEdgeInsets == .zero && currentAttributedTitle == nil
            && currentTitle?.isEmpty == false && label.numberOfLines == 1
    }

    private var titleSize: CGSize {
        label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0
            ? label.intrinsicContentSize : .zero
    }

    /// Title beside picture, inside the insets: 6 points above and below a title alone (semantics 3).
    private var naturalSize: CGSize {
        if let configuration { return configuration.naturalSize(title: currentTitle) }
        var size = titleSize
        if currentTitle == nil, currentAttributedTitle == nil, currentImage == nil {
            size.height = ControlText.size("X", label.font).height
        }
        let image = currentImage.map(\.size) ?? .zero
        size = CGSize(width: size.width + image.width, height: max(size.height, image.height))
        var insets = contentEdgeInsets
        if insets == .zero, currentImage == nil {
            insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let background = currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return size
    }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        node.kind = .button
        node.font = label.font.model
        node.text = (currentAttributedTitle?.string ?? configuration?.title ?? currentTitle)
            .map { LocalizedText(value: $0) }
        let natural = intrinsicContentSize
        if !isPlainTitle || natural != naturalSize { node.intrinsicSize = IntrinsicSize(natural) }
    }

    /// Puts picture and title in the middle, side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: contentEdgeInsets)
        let image = currentImage?.size ?? .zero
        let width = min(image.width + titleSize.width, area.width)
        let left = area.midX - width / 2
        picture.place(
            CGRect(
                x: left, y: area.midY - image.height / 2, width: image.width, height: image.height))
        label.place(
            CGRect(
                x: left + image.width, y: area.midY - titleSize.height / 2,
                width: max(width - image.width, 0), height: titleSize.height))
    }

    /// Where the background stands.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the content stands.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }
    /// Where the title stands.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { label.placedFrame }
    /// Where the picture stands.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { picture.placedFrame }

    /// The parts stand in the middle for constraints that mention them.
    override func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] {
        [label, picture].compactMap(id).flatMap { part in
            [LayoutAttribute.centerX, .centerY].compactMap { attribute in
                id(self).map {
                    Constraint(
                        name: "\(part)-part-\(attribute.rawValue)",
                        Anchor(ItemReference(part), attribute), .equal,
                        Anchor(ItemReference($0), attribute), isGenerated: true)
                }
            }
        }
    }
}

extension UIButton.Configuration {
    /// Size of picture, title and second line inside the insets, points.
    @MainActor fileprivate func naturalSize(title plain: String?) -> CGSize {
        let font = UIFont.systemFont(ofSize: 17)
        let words = attributedTitle.map { String($0.characters[...]) } ?? title ?? plain ?? ""
        var size = words.isEmpty ? .zero : ControlText.size(words, font)
        let second = attributedSubtitle.map { String($0.characters[...]) } ?? subtitle ?? ""
        if !second.isEmpty {
            let below = ControlText.size(second, UIFont.systemFont(ofSize: 13))
            size.width = max(size.width, below.width)
            size.height += below.height + titlePadding
        }
        if let image = image?.size {
            let gap = size == .zero ? 0 : imagePadding
            if imagePlacement == .top || imagePlacement == .bottom {
                size = CGSize(
                    width: max(size.width, image.width), height: size.height + gap + image.height)
            } else {
                size = CGSize(
                    width: size.width + gap + image.width, height: max(size.height, image.height))
            }
        }
        return CGSize(
            width: size.width + contentInsets.leading + contentInsets.trailing,
            height: size.height + contentInsets.top + contentInsets.bottom)
    }
}
