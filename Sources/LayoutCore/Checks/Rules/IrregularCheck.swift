/// One of several alike views that has another size, another line or another distance than all the others.
struct IrregularCheck: Check {
    private static let most = CheckOption(
        "most", 24, "pt", "distance from which a view is meant to stand out of line")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "irregular", summary: "One of a series of alike views differs from all the others.",
            rule:
                "Of three or more visible siblings of one kind, role and class, three quarters or more, or two of three, are "
                + "equally wide or tall and this one is not; or all others near it, two or more, share an edge or centre, and this one, which "
                + "shares none with any of them on that axis, is off it by no more than 24 pt; or four or more stand in a "
                + "row or column, and one distance is not that of all the others.",
            severity: "note",
            controls: [
                "Labels have the size of their texts: they are compared by their lines and distances alone.",
                "Of arranged subviews of stack views and of plain views of no class of the app only four and more are compared, by sizes alone.",
                "Views that all have the sizes of their contents are not compared by sizes.",
                "Views tagged \"irregular:ok\" are left out.",
            ],
            options: [.tolerance, Self.most],
            examples: [
                CheckExample(
                    "Four buttons, one of which is half as wide",
                    layout: IrregularCheck.example(width: 30), findings: ["note d"]),
                CheckExample(
                    "One 20 points out of line", layout: IrregularCheck.example(left: 40),
                    findings: ["note d"]),
                CheckExample(
                    "One 20 points further away", layout: IrregularCheck.example(top: 220),
                    findings: ["note c d"]),
                CheckExample(
                    "The last of three buttons, which is as wide as none of the others",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a", "kind": "button" }, { "id": "b", "kind": "button" },
                            { "id": "c", "kind": "button" } ] },
                          "constraints": [ "a.left == screen.left + 20", "b.left == a.left", "c.left == a.left", "a.top == screen.top + 20",
                            "b.top == a.bottom + 16", "c.top == b.bottom + 50", "a.width == 60", "b.width == 60", "c.width == 30",
                            "a.height == 44", "b.height == 44", "c.height == 44" ] }
                        """, findings: ["note c"]),
                CheckExample(
                    "The same as large as their contents",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a", "kind": "button", "intrinsicSize": [60, 44] },
                            { "id": "b", "kind": "button", "intrinsicSize": [60, 44] }, { "id": "c", "kind": "button", "intrinsicSize": [30, 44] } ] },
                          "constraints": [ "a.left == screen.left + 20", "b.left == a.left", "c.left == a.left", "a.top == screen.top + 20",
                            "b.top == a.bottom + 16", "c.top == b.bottom + 16" ] }
                        """),
                CheckExample("Four buttons one below the other", layout: IrregularCheck.example()),
                CheckExample(
                    "One far out of line is another column",
                    layout: IrregularCheck.example(left: 100)),
            ])
    }

    private static func example(width: Int = 60, left: Int = 20, top: Int = 200) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "a", "kind": "button" }, { "id": "b", "kind": "button" },
            { "id": "c", "kind": "button" }, { "id": "d", "kind": "button" } ] },
          "constraints": [ "a.left == screen.left + 20", "b.left == screen.left + 20", "c.left == screen.left + 20",
            "d.left == screen.left + \(left)", "a.top == screen.top + 20", "b.top == screen.top + 80",
            "c.top == screen.top + 140", "d.top == screen.top + \(top)", "a.width == 60", "b.width == 60",
            "c.width == 60", "d.width == \(width)", "a.height == 44", "b.height == 44", "c.height == 44",
            "d.height == 44" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "irregular")
        let most = options.value(Self.most, of: "irregular")
        return screen.tree.alike.flatMap { series -> [Hit] in
            let members = series.filter { screen.isVisible($0) }
            guard members.count > 2 else { return [] }
            let look = Look(screen: screen, members: members, tolerance: tolerance)
            guard isContent(screen.tree.items[members[0]]), !isArranged(members[0], screen.tree)
            else { return members.count > 3 ? look.otherSizes() : [] }
            return look.otherSizes() + Axis.allCases.flatMap { look.outOfLine($0, most: most) }
                + Axis.allCases.flatMap { look.otherDistances($0) }
        }
    }

    /// Whether a view shows something: content, or whatever a class of the app draws.
    private func isContent(_ item: ScreenItem) -> Bool {
        item.carriesContent || item.node?.className.map { !$0.hasPrefix("UI") } == true
    }

    private func isArranged(_ member: Int, _ tree: ScreenTree) -> Bool {
        tree.items[member].parent.map { tree.items[$0].node?.kind == .stack } ?? false
    }

    /// Alike views on one screen.
    private struct Look {
        let screen: Screen
        let members: [Int]
        let tolerance: Double

        private var trace: SweepTrace { screen.trace }

        private func id(_ member: Int) -> String { screen.tree.items[member].id }

        private func frame(_ member: Int) -> AffineFrame? { screen.frames[member] }

        // MARK: Sizes

        func otherSizes() -> [Hit] {
            guard screen.tree.items[members[0]].node?.kind != .label else { return [] }
            return Axis.allCases.flatMap { axis -> [Hit] in
                let sizes = members.map { frame($0)?.size(axis) ?? Affine(0) }
                let least = members.count == 3 ? 2 : (members.count * 3 + 3) / 4
                guard !areNatural(sizes, axis), let usual = self.usual(sizes, least: least) else {
                    return []
                }
                return zip(members, sizes).compactMap { member, size in
                    guard !trace.isNear(size, usual, within: tolerance) else { return nil }
                    let name = axis.sizeAttribute.rawValue
                    return Hit(
                        .note, views: [id(member)], detail: name,
                        message: "\(id(member)) has another \(name) than the views of its kind",
                        measure: Measure(trace.max(size - usual, usual - size)),
                        constraints: screen.tree.keys(of: id(member)))
                }
            }
        }

        /// Whether all views are as large as their contents.
        private func areNatural(_ sizes: [Affine], _ axis: Axis) -> Bool {
            zip(members, sizes).allSatisfy { member, size in
                let natural = screen.tree.items[member].naturalSize
                let own = axis == .horizontal ? natural?.width : natural?.height
                return own.map { trace.isNear(size, Affine($0), within: tolerance) } ?? false
            }
        }

        /// The number that at least so many have; nil where there is none.
        private func usual(_ numbers: [Affine], least: Int) -> Affine? {
            // Who differs from the first ones can be nobody's majority: one of these is in it.
            numbers.prefix(numbers.count - least + 1).first { candidate in
                numbers.count { trace.isNear($0, candidate, within: tolerance) } >= least
            }
        }

        // MARK: Lines

        /// Start, middle and end of a view along an axis.
        private func lines(_ member: Int, _ axis: Axis) -> [Affine] {
            guard let frame = frame(member) else { return [] }
            let start = frame.start(axis)
            return [start, start + frame.size(axis) * 0.5, frame.end(axis)]
        }

        func outOfLine(_ axis: Axis, most: Double) -> [Hit] {
            let lines = members.map { self.lines($0, axis) }
            return members.indices.compactMap { place in
                if screen.isCancelled { return nil }
                let others = members.indices.filter { $0 != place }
                let isInLine = others.contains { other in
                    zip(lines[place], lines[other]).contains {
                        trace.isNear($0, $1, within: tolerance)
                    }
                }
                if isInLine { return nil }
                for number in lines[place].indices {
                    let own = lines[place][number]
                    let near = others.filter {
                        trace.isNear(lines[$0][number], own, within: most)
                    }
                    guard near.count > 1, let first = near.first,
                        near.allSatisfy({
                            trace.isNear(
                                lines[$0][number], lines[first][number], within: tolerance)
                        })
                    else { continue }
                    let off = own - lines[first][number]
                    return Hit(
                        .note, views: [id(members[place])], detail: "line \(axis.rawValue)",
                        message: "\(id(members[place])) stands out of line with "
                            + near.map { id(members[$0]) }.joined(separator: ", "),
                        measure: Measure(trace.max(off, -off)),
                        constraints: screen.tree.keys(of: id(members[place])))
                }
                return nil
            }
        }

        // MARK: Distances

        func otherDistances(_ axis: Axis) -> [Hit] {
            if members.count < 4 { return [] }
            let sorted = members.sorted { one, other in
                let (first, second) = (frame(one)?.start(axis), frame(other)?.start(axis))
                return (first?.value ?? 0, one) < (second?.value ?? 0, other)
            }
            var gaps: [Affine] = []
            for (one, other) in zip(sorted, sorted.dropFirst()) {
                guard let first = frame(one), let second = frame(other),
                    sharesExtent(first, second, across: axis)
                else { return [] }
                let gap = second.start(axis) - first.end(axis)
                if trace.isPositive(-gap - tolerance) { return [] }
                gaps.append(gap)
            }
            guard let usual = self.usual(gaps, least: gaps.count - 1),
                let odd = gaps.firstIndex(where: { !trace.isNear($0, usual, within: tolerance) })
            else { return [] }
            let views = [id(sorted[odd]), id(sorted[odd + 1])]
            let difference = gaps[odd] - usual
            return [
                Hit(
                    .note, views: views, detail: "distance",
                    message: "\(views[0]) and \(views[1]) stand at another distance than the views "
                        + "of their kind", measure: Measure(trace.max(difference, -difference)),
                    constraints: views.flatMap { screen.tree.keys(of: $0) })
            ]
        }

        private func sharesExtent(
            _ first: AffineFrame, _ second: AffineFrame, across axis: Axis
        ) -> Bool {
            let other: Axis = axis == .horizontal ? .vertical : .horizontal
            return trace.areAllPositive(
                first.end(other) - second.start(other), second.end(other) - first.start(other))
        }
    }
}

extension ScreenTree {
    /// Sets of siblings of one kind, role and class: three and more that show something, four and more plain views without
    /// subviews or arranged ones. O(items).
    static func alike(_ items: [ScreenItem]) -> [[Int]] {
        struct Kind: Hashable {
            var kind: ViewNode.Kind
            var role: String?
            var className: String?
        }
        return items.flatMap { parent -> [[Int]] in
            guard parent.root == 0, parent.children.count > 2 else { return [] }
            var series: [Kind: [Int]] = [:]
            for child in parent.children {
                guard let node = items[child].node,
                    items[child].carriesContent || items[child].children.isEmpty,
                    !items[child].hasTag("irregular:ok")
                else { continue }
                let kind = Kind(kind: node.kind, role: node.role, className: node.className)
                series[kind, default: []].append(child)
            }
            return series.values.filter { $0.count > 2 }.sorted { $0[0] < $1[0] }
        }
    }
}
