import Foundation
import LayoutCore

extension DocumentReader {
    /// Reads what a view shows.
    func content(_ element: TreeElement) -> DesignContent {
        var content = DesignContent()
        content.font = font(element)
        content.numberOfLines =
            element.number("numberOfLines").flatMap { Int(exactly: $0.rounded()) }
            .map { max(0, min($0, 10_000)) } ?? 1
        let image = element.child("imageReference", key: "image")
        content.image = element["image"] ?? image?["image"]
        content.isSystemImage = (image ?? element)["catalog"] == "system"
        let isConfigured =
            element.child("preferredSymbolConfiguration") != nil
            || image?.children.isEmpty == false
            || image?["symbolScale"].map { $0 != "default" } == true
        if content.isSystemImage, !isConfigured { content.symbol = content.image }
        content.style =
            element["buttonType"] ?? element["borderStyle"] ?? element["style"]
            ?? element["datePickerMode"]
        content.isHiddenUntilStarted =
            element.flag("hidesWhenStopped") == true && element.flag("animating") != true
        let alignment = element["contentVerticalAlignment"]
        content.isCentredVertically = alignment == nil || alignment == "center"
        content.isScrollEnabled = element.flag("scrollEnabled") != false
        switch element.name {
        case "button": readButton(element, into: &content)
        case "label", "textView": readText(element, into: &content)
        case "textField":
            content.text = Self.text(element, "text", key: "text")
            content.placeholder = Self.text(element, "placeholder", key: "placeholder")
        case "segmentedControl":
            content.segments = (element.child("segments")?.children ?? []).map {
                $0["title"] ?? ""
            }
        default: break
        }
        return content
    }

    private func readText(_ element: TreeElement, into content: inout DesignContent) {
        if let attributed = element.child("attributedString") {
            readAttributed(attributed, owner: element, into: &content)
        } else {
            content.text = Self.text(element, "text", key: "text")
        }
    }

    private func readButton(_ element: TreeElement, into content: inout DesignContent) {
        content.contentInsets = insets(element.child("inset", key: "contentEdgeInsets"))
        if let state = element.child("state", key: "normal") {
            content.text = Self.text(state, "title", owner: element, key: "normalTitle")
            if let attributed = state.child("attributedString") {
                readAttributed(attributed, owner: element, into: &content)
            }
            content.image = state["image"]
            content.isSystemImage = state["catalog"] == "system"
            content.backgroundImage = state["backgroundImage"]
        }
        guard let configuration = element.child("buttonConfiguration", key: "configuration") else {
            return
        }
        content.configuration = configuration["style"] ?? "plain"
        content.image = configuration["image"] ?? content.image
        content.isSystemImage = content.isSystemImage || configuration["catalog"] == "system"
        content.font = font(configuration) ?? content.font
        if let attributed = configuration.child("attributedString") {
            readAttributed(attributed, owner: element, into: &content)
        } else if let title = Self.text(
            configuration, "title", owner: element, key: "configuration.title")
        {
            content.text = title
        }
        content.contentInsets =
            insets(configuration.child("directionalEdgeInsets", key: "contentInsets"))
            ?? content.contentInsets
    }

    private func readAttributed(
        _ attributed: TreeElement, owner: TreeElement, into content: inout DesignContent
    ) {
        let fragments = attributed.children("fragment")
        let text = fragments.map { Self.plain($0, "content") ?? "" }.joined()
        content.text = LocalizedText(
            key: owner["id"].map { "\($0).attributedText" }, value: text)
        // One font measures the whole: that of the first piece that says one.
        for fragment in fragments {
            if let font = fragment.child("attributes")?.child("font", key: "NSFont") {
                content.font = Self.font(attributes: font.attributes) ?? content.font
                break
            }
        }
    }

    /// A text with the key of its translations, such as "a1B-2c-3dE.normalTitle".
    private static func text(
        _ element: TreeElement, _ name: String, owner: TreeElement? = nil, key: String
    ) -> LocalizedText? {
        guard let text = plain(element, name) else { return nil }
        return LocalizedText(key: (owner ?? element)["id"].map { "\($0).\(key)" }, value: text)
    }

    /// A text as an attribute, or as an element inside when it has line breaks.
    private static func plain(_ element: TreeElement, _ name: String) -> String? {
        if let text = element[name] { return text }
        for child in element.children
        where child["key"] == name && (child.name == "string" || child.name == "mutableString") {
            guard child.flag("base64-UTF8") == true else { return child.text }
            var packed = child.text.filter { !$0.isWhitespace }
            // Xcode leaves the padding out.
            while packed.utf8.count % 4 != 0 { packed += "=" }
            guard let data = Data(base64Encoded: packed) else { return "" }
            return String(decoding: data, as: UTF8.self)
        }
        return nil
    }

    private func font(_ element: TreeElement) -> FontDescription? {
        for child in element.children
        where child.name == "fontDescription" || child.name == "font"
            || child.name == "customFont"
        {
            if ["fontDescription", "font"].contains(child["key"] ?? "") {
                return Self.font(attributes: child.attributes)
            }
        }
        return nil
    }

    /// A font by the attributes of its element.
    static func font(attributes: [String: String]) -> FontDescription? {
        if let style = attributes["style"].flatMap(TextStyle.init(name:)) {
            return FontDescription(size: style.pointSize(at: .large), textStyle: style.rawValue)
        }
        let size = (attributes["pointSize"] ?? attributes["size"]).flatMap(TreeElement.number)
        var weight = attributes["weight"]
        let type = attributes["type"] ?? attributes["metaFont"]
        if type == "boldSystem" || type == "systemBold" { weight = weight ?? "bold" }
        if let name = attributes["name"], !name.hasPrefix(".") {
            let parts = name.split(separator: "-", maxSplits: 1)
            if parts.count == 2 { weight = weight ?? weightName(String(parts[1])) }
            return FontDescription(
                family: attributes["family"] ?? String(parts.first ?? ""), size: size ?? 17,
                weight: weight)
        }
        guard size != nil || type != nil else { return nil }
        return FontDescription(size: size ?? 17, weight: weight)
    }

    /// The weight that the end of a font's name says, such as "BoldItalic".
    private static func weightName(_ text: String) -> String? {
        let lowered = text.lowercased()
        let names = [
            ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"),
            ("semibold", "semibold"), ("demibold", "semibold"), ("extrabold", "heavy"),
            ("light", "light"), ("medium", "medium"), ("heavy", "heavy"), ("black", "black"),
            ("bold", "bold"),
        ]
        return names.first { lowered.contains($0.0) }?.1
    }
}
