internal import CICU

/// ICU's line breaks, one iterator for each rule set.
@safe final class LineBreaker {
    /// Languages for which ICU has line break rules of its own; every other is "en".
    private static let languages: Set<String> = ["ja", "zh", "ko", "fi"]

    private var iterators: [String: OpaquePointer]

    /// Opens no iterator yet.
    init() { unsafe iterators = [:] }

    deinit {
        unsafe iterators.values.forEach { unsafe layout_line_breaks_close($0) }
    }

    /// The language of a locale as far as breaks depend on it: one of a fixed few.
    static func language(of locale: String?) -> String {
        let language = locale.map { String($0.prefix(2)).lowercased() } ?? "en"
        return languages.contains(language) ? language : "en"
    }

    /// Gives each boundary of a text after its start, in order, and whether a line must end there.
    ///
    /// A text that ICU refuses has one boundary, its end.
    func forEachBreak(
        of text: [UInt16], language: String, _ body: (_ unit: Int, _ isHard: Bool) -> Void
    ) {
        guard let iterator = unsafe iterator(language) else { return body(text.count, false) }
        unsafe text.withUnsafeBufferPointer { units in
            let isSet = unsafe layout_line_breaks_set(
                iterator, units.baseAddress, Int32(units.count))
            guard isSet != 0 else { return body(units.count, false) }
            while true {
                let boundary = unsafe layout_line_breaks_next(iterator)
                if boundary < 0 { break }
                if boundary == 0 { continue }
                body(Int(boundary), unsafe layout_line_breaks_is_hard(iterator) != 0)
            }
            // The iterator must not keep a text that is gone.
            _ = unsafe layout_line_breaks_set(iterator, nil, 0)
        }
    }

    private func iterator(_ language: String) -> OpaquePointer? {
        if let known = unsafe iterators[language] { return unsafe known }
        let opened = unsafe layout_line_breaks_open(language)
        unsafe iterators[language] = opened
        return unsafe opened
    }
}
