/// Numbers as text: the shortest digits that read back as the same number, without a needless ".0".
///
/// One spelling for constraint strings, canonical keys and results, so that bytes never differ.
public enum NumberText {
    /// The text of a finite number; -0 is written as 0. Non-finite numbers give "nan", "inf" or "-inf".
    public static func text(_ value: Double) -> String {
        if value.magnitude < 1e15, let integer = Int64(exactly: value) { return String(integer) }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
