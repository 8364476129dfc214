extension JobSpecification {
    /// A text that has to be measured, and the view that shows it.
    struct ShownText: Hashable {
        var view: String
        var request: TextRequest
    }

    /// What a measurer has to say of the job's texts in all locales, states and rows of data; each cause once.
    ///
    /// The path of a warning names layout and view. O(texts x locales).
    package func textWarnings(_ measurer: any TextMeasurer) -> [Diagnostic] {
        var warnings: [Diagnostic] = []
        var known: Set<String> = []
        for text in shownTexts {
            for var warning in measurer.measure(text.request).warnings
            where known.insert(warning.code + " " + warning.message).inserted {
                warning.path = [job.layout, text.view, warning.path].compactMap { $0 }
                    .joined(separator: ".")
                warnings.append(warning)
            }
        }
        return warnings
    }

    /// Views whose size follows from their text, by id.
    private var measuredViews: [String: ViewNode] {
        var views: [String: ViewNode] = [:]
        for view in allViews where view.isSizedByText { views[view.id] = view }
        return views
    }

    /// Every view in pre-order.
    private var allViews: [ViewNode] {
        var views: [ViewNode] = []
        var rest = Array(([layout.root] + layout.extraRoots).reversed())
        while let view = rest.popLast() {
            views.append(view)
            rest += view.children.reversed()
        }
        return views
    }

    /// Every text of a view whose size is not stated, each once, in a fixed order.
    private var shownTexts: [ShownText] {
        let views = measuredViews
        let locales = [nil] + job.strings.keys.sorted().map(Optional.some)
        var texts: [ShownText] = []
        var known: Set<ShownText> = []
        for (id, text) in allTexts {
            guard let view = views[id] else { continue }
            for locale in locales {
                let words =
                    locale.flatMap { job.strings[$0] }
                    .flatMap { strings in text.key.flatMap { strings[$0] } } ?? text.value
                let shown = ShownText(
                    view: id,
                    request: TextRequest(
                        text: words, font: view.font ?? .standard, locale: locale))
                if known.insert(shown).inserted { texts.append(shown) }
            }
        }
        return texts
    }

    /// Texts of the tree, then those that states, rules, data and steps set.
    private var allTexts: [(id: String, text: LocalizedText)] {
        var texts: [(id: String, text: LocalizedText)] = allViews.compactMap { view in
            view.text.map { (view.id, $0) }
        }
        for row in job.data {
            texts += row.texts.sorted { $0.key < $1.key }
                .map { ($0.key, LocalizedText(value: $0.value)) }
        }
        for case .setText(let id, let text) in updateLists.joined() { texts.append((id, text)) }
        return texts
    }
}
