public import LayoutCore

/// A variant's name for people: device or size, orientation, and what differs from the plain case.
public enum VariantLabel {
    /// How the state without a name is called.
    public static let baseState = Predicate.baseState

    /// The label, such as "iphone-15 landscape 852x393, state keyboard".
    public static func text(_ variant: Variant) -> String {
        let environment = variant.environment
        let size =
            NumberText.text(environment.size.width) + "x"
            + NumberText.text(environment.size.height)
        var text = [environment.device, environment.orientation.rawValue, size]
            .compactMap { $0 }.joined(separator: " ")
        if let state = variant.state { text += ", state \(state)" }
        if environment.textSize != "large" { text += ", text size \(environment.textSize)" }
        if environment.direction == .rightToLeft { text += ", rtl" }
        if let locale = environment.locale { text += ", \(locale)" }
        if let data = variant.data { text += ", data row \(data)" }
        if let step = variant.step { text += ", step \(step)" }
        return text
    }
}
