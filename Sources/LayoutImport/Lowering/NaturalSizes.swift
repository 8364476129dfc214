import LayoutCore

/// Natural sizes of leaves: by rule where a control's size is known, from images, from measured texts, else from what the
/// document records.
struct NaturalSizes {
    let document: DesignDocument
    let options: ImportOptions
    let resources: DocumentResources

    /// Whether recorded sizes stand for texts; else they are measured, here or by the engine.
    private var isRecorded: Bool { options.textSizes == .recorded }
    private var scale: Double { document.scale }
    /// Xcode 11 draws the controls of iOS 13.
    private var isModern: Bool { document.toolsVersion >= XcodeBuild.firstOf11 }

    /// The natural size of a view's alignment rectangle; nil where it has none or the engine measures its text.
    func size(of view: DesignView) -> IntrinsicSize? {
        if let size = view.placeholderSize, options.purpose == .asDesigned {
            return IntrinsicSize(
                size.width.map { max(0, $0) }, size.height.map { max(0, $0) })
        }
        let axes = ControlSizes.axes(view)
        guard axes.width || axes.height else { return nil }
        var size: IntrinsicSize?
        switch view.tag {
        case "imageView":
            // The sizes that a document lists are often older than its frames, which are what Xcode laid out.
            if isRecorded, options.purpose == .asDesigned { return recorded(view) }
            guard let image = view.content.image else {
                return options.purpose == .asDesigned ? recorded(view) : nil
            }
            size = imageSize(image).map { IntrinsicSize($0.width, $0.height) } ?? recorded(view)
        case "textView":
            // A text view's recorded frame says nothing of its text: it is as wide as it can be.
            size = isRecorded ? linesAlone(view) : textViewSize(view)
        case "label": size = isRecorded ? recorded(view) : nil
        case "button":
            if isRecorded { return recorded(view) }
            guard !isPlain(view) else { return nil }
            size = buttonSize(view) ?? recorded(view)
        case "textField": size = isRecorded ? recorded(view) : fieldSize(view) ?? recorded(view)
        default:
            size = controlSize(view)
        }
        guard let size else { return nil }
        return IntrinsicSize(axes.width ? size.width : nil, axes.height ? size.height : nil)
    }

    private func recorded(_ view: DesignView) -> IntrinsicSize {
        let symbol = view.tag == "imageView" ? view.content.symbol : nil
        let room = symbol.map { SymbolInsets.insets(of: $0, scale: scale) } ?? .zero
        return IntrinsicSize(view.frame.width, view.frame.height - room.top - room.bottom)
    }

    private func controlSize(_ view: DesignView) -> IntrinsicSize {
        // Some controls' height differs among documents of one Xcode by what they show; those of tvOS are drawn around
        // their texts.
        if options.purpose == .asDesigned,
            document.platform == .tvOS || ControlSizes.variesByContent.contains(view.tag)
        {
            return recorded(view)
        }
        let rule = ControlSizes.size(
            view, toolsVersion: document.toolsVersion,
            isRounded: document.device.screen?.isRounded == true)
        let size = IntrinsicSize(rule.width ?? view.frame.width, rule.height ?? view.frame.height)
        if options.purpose == .asDesigned, isRecorded, view.className != nil {
            return statedByClass(view, usual: size)
        }
        return size
    }

    /// The size of a control of the app's own class, which may state any: the recorded one, where it is neither the usual
    /// one nor a frame around that.
    private func statedByClass(_ view: DesignView, usual: IntrinsicSize) -> IntrinsicSize {
        let insets = ControlSizes.alignmentInsets(
            view, toolsVersion: document.toolsVersion, scale: scale)
        func stated(_ recorded: Double, _ usual: Double?, _ around: Double) -> Double? {
            guard let usual else { return nil }
            return recorded == usual || recorded == usual + around ? usual : recorded - around
        }
        return IntrinsicSize(
            stated(view.frame.width, usual.width, insets.left + insets.right),
            stated(view.frame.height, usual.height, insets.top + insets.bottom))
    }

    /// Size of an image by name, points; nil when neither the document nor a catalog knows it.
    private func imageSize(_ name: String?) -> Size? {
        guard let name else { return nil }
        return resources.imageSizes[name] ?? document.imageSizes[name]
    }

    // MARK: Texts of controls

    private func measured(_ text: String, _ font: FontDescription, lines: Int = 1) -> Size? {
        options.measurer.map {
            $0.measure(TextRequest(text: text, font: font))
                .naturalSize(numberOfLines: lines, scale: scale)
        }
    }

    /// Whether a button is a title alone, which the engine measures itself.
    private func isPlain(_ view: DesignView) -> Bool {
        let content = view.content
        return content.configuration == nil && content.image == nil
            && content.backgroundImage == nil && content.contentInsets == nil
            && content.text?.value.isEmpty == false
    }

    /// Title beside image, inside insets; a configuration has its own (semantics 2.2).
    private func buttonSize(_ view: DesignView) -> IntrinsicSize? {
        let content = view.content
        let isConfigured = content.configuration != nil
        let font = content.font ?? FontDescription(size: isConfigured ? 17 : 15)
        var size = Size(0, 0)
        if let title = content.text?.value, !title.isEmpty {
            guard let measured = measured(title, font) else { return nil }
            size = measured
        }
        if content.image != nil {
            guard !content.isSystemImage, let image = imageSize(content.image) else { return nil }
            size = Size(size.width + image.width, max(size.height, image.height))
        }
        let usual =
            isConfigured
            ? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
            : EdgeInsets(
                top: ViewNode.buttonPadding, left: 0, bottom: ViewNode.buttonPadding, right: 0)
        let insets = content.contentInsets ?? (content.image == nil ? usual : .zero)
        size = Size(
            size.width + insets.left + insets.right, size.height + insets.top + insets.bottom)
        if let background = imageSize(content.backgroundImage) {
            size = Size(max(size.width, background.width), max(size.height, background.height))
        }
        return IntrinsicSize(max(0, size.width), max(0, size.height))
    }

    /// Text or placeholder inside the border: rounded fields have at least a height of their own.
    private func fieldSize(_ view: DesignView) -> IntrinsicSize? {
        let content = view.content
        let font = content.font ?? FontDescription(size: 17)
        let typed = content.text?.value ?? ""
        let text = typed.isEmpty ? content.placeholder?.value ?? "" : typed
        guard
            let line = options.measurer?.measure(TextRequest(text: "X", font: font)).metrics
                .lineHeight,
            let shown = measured(text.isEmpty ? " " : text, font)
        else { return nil }
        // Recorded fields are whole points high: 34 in body and 22 without a border, 30 in 14 points before Xcode 11.
        guard content.style == "roundedRect" || content.style == "bezel" else {
            return IntrinsicSize(shown.width, line.rounded(.up) + 1)
        }
        return IntrinsicSize(
            shown.width + 14, max(isModern ? 34 : 30, line.rounded(.down) + 14))
    }

    /// Height of a text view that does not scroll, by the lines that its text states.
    private func linesAlone(_ view: DesignView) -> IntrinsicSize {
        let lines = 1 + (view.content.text?.value.count { $0.isNewline } ?? 0)
        let line = Baselines.lineHeight(view.content.font?.size ?? 14, scale: scale)
        return IntrinsicSize(nil, Double(lines) * line + 16)
    }

    /// Text of a text view that does not scroll, inside its container's insets (semantics 2.2).
    private func textViewSize(_ view: DesignView) -> IntrinsicSize? {
        guard
            let size = measured(
                view.content.text?.value ?? "", view.content.font ?? FontDescription(size: 14),
                lines: 0)
        else { return nil }
        return IntrinsicSize(size.width + 10, size.height + 16)
    }
}
