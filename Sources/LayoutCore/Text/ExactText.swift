/// A text compared unit by unit. `String` takes canonically equal texts for one, such as "é" in one scalar and in two, and
/// fonts may draw those at different widths.
package struct ExactText: Hashable, Sendable {
    /// The text.
    package var text: String

    /// Wraps a text.
    package init(_ text: String) { self.text = text }

    /// Whether the texts have the same units. O(length).
    package static func == (one: ExactText, other: ExactText) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    /// Canonically equal texts share a hash, which is rare enough.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
