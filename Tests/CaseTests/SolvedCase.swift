import LayoutSolver

@testable import LayoutCore

/// One answer of a case, measured by plain geometry: nothing here goes through the engine's rows.
struct SolvedCase {
    let index: LayoutIndex
    let state: LayoutState
    let environment: Environment
    let result: VariantResult
    let tolerance: Double

    init(
        specification: JobSpecification, step: Int, result: VariantResult, tolerance: Double
    ) {
        index = LayoutIndex(specification.layout)
        let resolver = VariantResolver(specification, index: index)
        let (environment, key) = resolver.resolve(CaseRunner.variant(step: step))
        state = resolver.state(key)
        self.environment = environment
        self.result = result
        self.tolerance = tolerance
    }

    /// x, y, width, height in the superview.
    func frame(_ item: Int) -> Frame {
        let values = result.values[(item * 4)..<(item * 4 + 4)].map { $0 }
        return Frame(values[0], values[1], values[2], values[3])
    }

    /// Frame in the root of the item's tree.
    func absoluteFrame(_ item: Int) -> Frame {
        var frame = frame(item)
        var parent = index.entries[item].parent
        while let number = parent {
            frame.x += self.frame(number).x
            frame.y += self.frame(number).y
            parent = index.entries[number].parent
        }
        return frame
    }

    // MARK: Expectations

    /// What is not as expected; empty when all is.
    func problems(_ expected: CaseExpectation) -> [String] {
        var problems: [String] = []
        for (id, numbers) in expected.frames.sorted(by: { $0.key < $1.key }) {
            guard let item = index.number(of: id) else { return ["no item '\(id)'"] }
            let frame = frame(item)
            if !matches([frame.x, frame.y, frame.width, frame.height], numbers) {
                problems.append("frame of \(id) is \(frame), expected \(numbers)")
            }
        }
        problems += conflictProblems(expected)
        if let violated = expected.violated {
            compare("violated", violatedNames(), violated, &problems)
        }
        if let overlap = expected.overlap {
            compare("overlap", overlaps(), overlap, &problems)
        }
        if let clipped = expected.clipped {
            compare("clipped", clippedViews(), clipped, &problems)
        }
        if let truncated = expected.truncated {
            compare("truncated", truncatedViews(), truncated, &problems)
        }
        for (id, size) in expected.contentSize {
            let content = result.report.contentSizes.first { $0.item == id }
            if !matches([content?.width ?? .nan, content?.height ?? .nan], size) {
                problems.append("content size of \(id) is not \(size)")
            }
        }
        if let fitting = expected.fitting {
            let root = frame(0)
            if !matches([root.width, root.height], fitting) {
                problems.append("fitting size is \(root.width) x \(root.height), not \(fitting)")
            }
        }
        return problems + roundingProblems(expected)
    }

    private func compare<Value: Equatable>(
        _ what: String, _ found: Value, _ expected: Value, _ problems: inout [String]
    ) {
        if found != expected { problems.append("\(what): \(found), expected \(expected)") }
    }

    private func matches(_ values: [Double], _ expected: [Double?]) -> Bool {
        values.count == expected.count
            && zip(values, expected).allSatisfy { value, number in
                number.map { abs($0 - value) <= tolerance } ?? value.isFinite
            }
    }

    private func conflictProblems(_ expected: CaseExpectation) -> [String] {
        var problems: [String] = []
        let found = result.report.conflicts.map { Set($0.members.compactMap(memberName)) }
        if let conflicts = expected.conflicts {
            if found.isEmpty { problems.append("no conflict, expected \(conflicts)") }
            for set in found where !conflicts.contains(set) {
                problems.append("conflict \(set.sorted()), expected one of \(conflicts)")
            }
        } else if !found.isEmpty {
            problems.append("unexpected conflict \(result.report.conflicts)")
        }
        let implicit = Set(result.report.conflicts.flatMap(\.implicit))
        for fact in expected.implicit
        where !implicit.contains(where: { $0 == fact || $0.hasPrefix(fact + " ") }) {
            problems.append("'\(fact)' is not among \(implicit.sorted())")
        }
        // What is open after recovery depends on what was given up, which a case does not prescribe.
        if expected.conflicts == nil || expected.ambiguous != nil {
            let open = Set(
                result.report.ambiguities.filter { !$0.item.hasSuffix(".content") }
                    .map { [$0.item, $0.axis == .horizontal ? "h" : "v"] })
            compare("ambiguous", open, expected.ambiguous ?? [], &problems)
        }
        return problems
    }

    /// The name a case gives a member of a conflict set; nil for the structure of stack views, which it leaves out.
    private func memberName(_ member: String) -> String? {
        guard member.hasPrefix("UISV-") else { return member }
        guard member.hasPrefix("UISV-hiding: "),
            let id = member.dropFirst(13).split(separator: ".").first.map(String.init),
            let parent = index.number(of: id).flatMap({ index.entries[$0].parent })
        else { return nil }
        return "\(index.entries[parent].id).hide(\(id))"
    }

    private func roundingProblems(_ expected: CaseExpectation) -> [String] {
        var problems: [String] = []
        for (scale, frames) in expected.rounded {
            for (id, numbers) in frames {
                guard let item = index.number(of: id) else { return ["no item '\(id)'"] }
                let frame = PixelRounding.rounded(frame(item), scale: scale)
                if !matches([frame.x, frame.y, frame.width, frame.height], numbers) {
                    problems.append("\(id) at \(scale)x is \(frame), expected \(numbers)")
                }
            }
        }
        for invariant in expected.invariants {
            let prefix = "after rounding at any scale: "
            guard invariant.hasPrefix(prefix) else { return ["unknown invariant '\(invariant)'"] }
            for equation in invariant.dropFirst(prefix.count).split(separator: ",") {
                let words = equation.split(separator: " ").map(String.init)
                guard words.count == 3, words[1] == "==" else {
                    return ["unknown invariant '\(equation)'"]
                }
                for scale in [1.0, 2, 3] {
                    let (one, other) = (edge(words[0], scale), edge(words[2], scale))
                    if one == nil || one != other {
                        problems.append("'\(equation)' does not hold at \(scale)x")
                    }
                }
            }
        }
        return problems
    }

    private func edge(_ text: String, _ scale: Double) -> Double? {
        if let number = Double(text) { return number }
        guard let anchor = try? Anchor(parsing: text),
            let item = index.number(of: anchor.item.id)
        else { return nil }
        let frame = PixelRounding.rounded(frame(item), scale: scale)
        return location(anchor.attribute, frame, item)
    }
}
