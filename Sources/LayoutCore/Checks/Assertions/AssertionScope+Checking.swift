extension AssertionScope {
    /// Throws what is wrong with a selector that finds nothing, with the nearest name that finds something.
    func check(_ selector: ViewSelector, _ bindings: [Binding]) throws(Diagnostic) {
        switch selector {
        case .relative(.optional, _): return
        case .relative(let relative, let inner):
            try check(inner, bindings)
            // The last of a row has no next one.
            if relative == .next || relative == .previous { return }
        case .child(let inner, _), .descendants(let inner): try check(inner, bindings)
        default: break
        }
        guard found(selector, bindings).isEmpty else { return }
        throw missing(selector, bindings)
    }

    private func missing(_ selector: ViewSelector, _ bindings: [Binding]) -> Diagnostic {
        let ids = index.entries.map(\.id)
        switch selector {
        case .name(let name):
            let words = ViewSelector.Area.allCases.map(\.rawValue) + bindings.map(\.name)
            return Diagnostic(
                code: "unknown-item", message: "unknown view '\(name)'",
                expected:
                    "a view or guide of this layout, or screen, safeArea, margins or keyboard",
                suggestion: NearestName.of(name, among: ids + words))
        case .id(let id):
            return Diagnostic(
                code: "unknown-item", message: "unknown view '\(id)'",
                expected: "the id of a view or guide of this layout",
                suggestion: NearestName.of(id, among: ids))
        case .trait(let trait, let word):
            let known = Set(index.entries.compactMap(\.node).flatMap { trait.words(of: $0) })
            return Diagnostic(
                code: "no-view", message: "no view has the \(trait.rawValue) '\(word)'",
                expected: known.isEmpty
                    ? "another selector: no view has any"
                    : "one of \(known.sorted().joined(separator: ", "))",
                suggestion: NearestName.of(word, among: known))
        case .child(let parents, let step):
            let names = children(ofAll: parents, bindings)
            return Diagnostic(
                code: "no-view", message: "'\(parents.text)' has no view '\(step)' in it",
                expected: names.isEmpty ? "another view: it has none" : "a view directly in it",
                suggestion: NearestName.of(step, among: names))
        case .pattern, .descendants, .relative:
            return Diagnostic(
                code: "no-view", message: "'\(selector.text)' finds no view",
                expected: "views of this layout, or optional(...) where there may be none")
        }
    }

    private func children(ofAll parents: ViewSelector, _ bindings: [Binding]) -> [String] {
        found(.relative(.children, parents), bindings).map(name)
    }
}
