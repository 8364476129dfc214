import LayoutCore
import LayoutSolver

extension DocumentReader {
    /// Reads a constraint; nil with a diagnostic when it cannot mean anything.
    mutating func constraint(_ element: TreeElement) -> DesignConstraint? {
        guard let attribute = element["firstAttribute"] else {
            report("constraint", element, "a constraint without a first attribute is left out")
            return nil
        }
        guard let multiplier = multiplier(element) else { return nil }
        var constant = Varying(0.0)
        if let text = element["constant"] {
            guard let value = TreeElement.number(text) else {
                report(
                    "number", element, "'\(text.prefix(40))' is no usable constant",
                    expected: "a finite number; the constraint is left out")
                return nil
            }
            constant = Varying(value)
        }
        for variation in element.children("variation") {
            if let key = variation["key"].flatMap(TraitKey.init),
                let value = variation.number("constant")
            {
                constant.vary(key, value)
            }
        }
        let priority = element["priority"].map { TreeElement.number($0) ?? 0 } ?? 1000
        guard priority >= 1, priority <= 1000 else {
            report(
                "priority-range", element,
                "the priority '\((element["priority"] ?? "").prefix(40))' is out of range",
                expected: "1 to 1000; the constraint is left out")
            return nil
        }
        let relation: Relation
        switch element["relation"] {
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        case "lessThanOrEqual": relation = .lessThanOrEqual
        default: relation = .equal
        }
        return DesignConstraint(
            id: element["id"], place: element.place, firstItem: element["firstItem"],
            firstAttribute: attribute, relation: relation, secondItem: element["secondItem"],
            secondAttribute: element["secondAttribute"], multiplier: multiplier,
            constant: constant, priority: priority,
            isPlaceholder: element.flag("placeholder") == true,
            identifier: element["identifier"])
    }

    /// A factor written as a number, as a ratio such as "16:9" or "1/3", or in percent.
    private mutating func multiplier(_ element: TreeElement) -> Double? {
        guard let text = element["multiplier"] else { return 1 }
        if text.hasSuffix("%"), let percent = TreeElement.number(String(text.dropLast())) {
            return percent / 100
        }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { TreeElement.number($0.filter { $0 != " " }) }
        if parts.count == 1, let value = parts[0] { return value }
        if parts.count == 2, let antecedent = parts[0], let consequent = parts[1],
            consequent != 0
        {
            let value = antecedent / consequent
            if value.isFinite { return value }
        }
        report(
            "number", element, "'\(text.prefix(40))' is no usable multiplier",
            expected:
                "a number, a ratio such as 16:9 or a share such as 20%; the constraint is left out")
        return nil
    }
}
