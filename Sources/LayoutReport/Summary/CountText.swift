/// Counts with their nouns, as "1 variant" and "2 variants".
public enum CountText {
    /// A count of something whose plural has an s.
    public static func text(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
