public import Foundation
internal import LayoutCore

/// Sizes of texts with attributes: words in the font that most of them have, lines as their paragraph says.
@MainActor
struct AttributedTextSize {
    /// The words.
    let text: String
    /// The font of the longest run.
    let font: UIFont
    /// Whether font and lines are those of a plain text.
    let isPlain: Bool
    private let paragraph: NSParagraphStyle?
    private let kern: CGFloat
    private let attachments: CGSize

    init(_ attributed: NSAttributedString, standard: UIFont) {
        text = attributed.string
        var lengths: [(font: UIFont, length: Int)] = []
        var style: NSParagraphStyle?
        var kern: CGFloat = 0
        var pictures = CGSize.zero
        let whole = NSRange(location: 0, length: attributed.length)
        unsafe attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? standard
            if let known = lengths.firstIndex(where: { $0.font.isEqual(font) }) {
                lengths[known].length += range.length
            } else {
                lengths.append((font, range.length))
            }
            if style == nil { style = attributes[.paragraphStyle] as? NSParagraphStyle }
            if let value = attributes[.kern] as? NSNumber {
                kern += CGFloat(value.doubleValue) * CGFloat(range.length)
            } else if let value = attributes[.kern] as? CGFloat {
                kern += value * CGFloat(range.length)
            }
            if let picture = attributes[.attachment] as? NSTextAttachment {
                let size =
                    picture.bounds.isEmpty ? picture.image?.size ?? .zero : picture.bounds.size
                pictures.width += size.width
                pictures.height = max(pictures.height, size.height)
            }
        }
        font = lengths.max { $0.length < $1.length }?.font ?? standard
        paragraph = style
        self.kern = kern
        attachments = pictures
        isPlain =
            lengths.count <= 1 && kern == 0 && pictures == .zero
            && (style.map {
                $0.lineSpacing == 0 && $0.minimumLineHeight == 0
                    && $0.maximumLineHeight == 0 && $0.lineHeightMultiple == 0
            } ?? true)
    }

    /// The size in lines at a width, points.
    func size(lines: Int, width: CGFloat = .infinity) -> CGSize {
        var size = ControlText.size(text, font, lines: lines, width: width)
        guard !isPlain else { return size }
        if lines == 1 || width == .infinity { size.width += kern + attachments.width }
        size.height = max(size.height, attachments.height)
        let line = ControlText.size("X", font).height
        let count = line > 0 ? max((size.height / line).rounded(), 1) : 1
        if let paragraph {
            var height = line
            if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
            if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
            if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
            size.height += (height - line) * count + paragraph.lineSpacing * (count - 1)
        }
        return size
    }
}

extension NSAttributedString {
    /// Size in one line or the lines broken by hand, points.
    @preconcurrency @MainActor public func size() -> CGSize {
        AttributedTextSize(self, standard: UIFont.systemFont(ofSize: 12)).size(lines: 0)
    }

    /// What the text covers in a room, points.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
        let text = AttributedTextSize(self, standard: UIFont.systemFont(ofSize: 12))
        return CGRect(
            origin: .zero,
            size: text.size(lines: lines, width: size.width > 0 ? size.width : .infinity))
    }

    /// A text of a picture alone.
    @preconcurrency @MainActor
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Draws nothing here.
    public func draw(in rect: CGRect) {}
    /// Draws nothing here.
    public func draw(at point: CGPoint) {}
}

/// How a text is drawn; inert.
open class NSStringDrawingContext: NSObject {
    /// Least scale.
    open var minimumScaleFactor: CGFloat = 0
}

extension String {
    /// Size in one line, points.
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// What the text covers in a room, points.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }

    /// Draws nothing here.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
    /// Draws nothing here.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    }
}

extension NSString {
    /// Size in one line, points.
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attributes).size()
    }

    /// What the text covers in a room, points.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}
