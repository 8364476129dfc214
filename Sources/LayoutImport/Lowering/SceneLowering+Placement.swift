import LayoutCore
import LayoutSolver

/// Views that no constraint drives: they keep their frames on the design device and follow their masks on others.
extension SceneLowering {
    /// Adds the constraints that place a view its autoresizing mask or container places.
    mutating func addPlacement(of view: DesignView) {
        guard let item = items[view.id], let parent = item.parent,
            let superview = items[parent]?.view
        else { return }
        guard !item.isDriven else {
            if leavesStack(view) {
                addHiddenPlace(of: view, in: superview)
            } else if superview.tag == "stackView" {
                addDesignSize(of: view, in: superview)
            }
            return
        }
        if options.purpose == .asDesigned {
            keepFrame(view, in: superview)
        } else {
            follow(.horizontal, view, in: superview)
            follow(.vertical, view, in: superview)
        }
    }

    /// Weaker than anything a document says, stronger than what makes stack views small and unambiguous (51 and 25).
    private static let designPriority = 60.0

    /// The size of a new view, where a stack leaves more room than that.
    private static let newViewPriority = 55.0

    /// What an arranged view without a natural size has on the canvas: Xcode's size for a new view, for a text view all the
    /// room there is across the stack, and in a column as much as the column where nothing else says how wide it is.
    private mutating func addDesignSize(of view: DesignView, in stack: DesignView) {
        let body = ItemReference(view.id)
        let isVertical = stack.stack.map { resolved($0.axis) } == .vertical
        if view.tag == "textView" {
            guard isVertical || view.content.isScrollEnabled else { return }
            takeRoom(isVertical ? .width : .height, view, in: stack)
            return
        }
        guard options.purpose == .asDesigned else { return }
        let fillsColumn = isVertical && takesColumn(view, in: stack)
        if fillsColumn { takeRoom(.width, view, in: stack) }
        guard view.tag == "view", view.placeholderSize == nil else { return }
        for (attribute, value) in [(LayoutAttribute.width, 240.0), (.height, 50)] {
            let isWeaker = fillsColumn && attribute == .width
            generate(
                "\(view.id).design.\(attribute)", Anchor(body, attribute),
                constant: .number(value),
                priority: isWeaker ? Self.newViewPriority : Self.designPriority, place: view.place)
        }
    }

    /// Makes a view as large as its stack along one axis, where nothing else is said of it.
    private mutating func takeRoom(
        _ attribute: LayoutAttribute, _ view: DesignView, in stack: DesignView
    ) {
        generate(
            "\(view.id).design.room", Anchor(ItemReference(view.id), attribute), .equal,
            Anchor(ItemReference(stack.id), attribute), priority: Self.designPriority,
            place: view.place)
    }

    /// Whether nothing but the column says how wide an arranged view is. In the middle of one a new view has its own width.
    private func takesColumn(_ view: DesignView, in column: DesignView) -> Bool {
        let alignment = column.stack.map { resolved($0.alignment) }
        if alignment == .fill { return false }
        if view.tag == "view" { return alignment != .center && view.placeholderSize == nil }
        return hasNoWidth(view)
    }

    /// Whether a view has no natural width: a bar that only has a height, and a stack of such bars or of nothing.
    private func hasNoWidth(_ view: DesignView) -> Bool {
        let bars: Set<String> = ["progressView", "slider"]
        guard view.placeholderSize?.width == nil else { return false }
        return view.tag == "stackView"
            ? view.children.allSatisfy { bars.contains($0.tag) } : bars.contains(view.tag)
    }

    private mutating func keepFrame(_ view: DesignView, in superview: DesignView) {
        if view.key == "contentView", superview.tag == "visualEffectView" {
            fit(superview, around: view)
        }
        let insets = ControlSizes.alignmentInsets(
            view, toolsVersion: document.toolsVersion, scale: document.scale)
        let frame = view.frame
        let body = ItemReference(view.id)
        let outer = ItemReference(superview.id)
        let values: [(LayoutAttribute, Double)] = [
            (.left, frame.x + insets.left), (.top, frame.y + insets.top),
            (.width, frame.width - insets.left - insets.right),
            (.height, frame.height - insets.top - insets.bottom),
        ]
        for (attribute, value) in values {
            // What lies across its table is as wide as that is laid out.
            let isAcross = view.isAcross && attribute == .width
            generate(
                "\(view.id).frame.\(attribute)", Anchor(body, attribute), .equal,
                isAcross || attribute.isLocation ? Anchor(outer, attribute) : nil,
                constant: .number(isAcross ? 0 : value), place: view.place)
        }
    }

    /// A visual effect view is as large as its content, where nothing else is said of it.
    private mutating func fit(_ superview: DesignView, around view: DesignView) {
        for attribute in [LayoutAttribute.width, .height] {
            generate(
                "\(superview.id).design.\(attribute)",
                Anchor(ItemReference(superview.id), attribute), .equal,
                Anchor(ItemReference(view.id), attribute), priority: Self.designPriority,
                place: superview.place)
        }
    }

    /// A view along one axis, by the parts of its mask that are flexible (semantics 1.11).
    private mutating func follow(_ axis: Axis, _ view: DesignView, in superview: DesignView) {
        let isHorizontal = axis == .horizontal
        let parts: [AutoresizingPart] =
            isHorizontal
            ? [.flexibleMinX, .widthSizable, .flexibleMaxX]
            : [.flexibleMinY, .heightSizable, .flexibleMaxY]
        var flexible = parts.map(view.flexible.contains)
        if Self.cellTags.contains(view.tag) || view.key == "contentView" {
            flexible = [false, isHorizontal || view.key == "contentView", false]
        }
        let length = isHorizontal ? superview.frame.width : superview.frame.height
        let size = isHorizontal ? view.frame.width : view.frame.height
        let start = isHorizontal ? view.frame.x : view.frame.y
        let end = length - start - size
        let body = ItemReference(view.id)
        // A scroll view's own edges would mean its content.
        let outer = ItemReference(superview.id, superview.tag == "scrollView" ? .frame : .body)
        let attributes: (first: LayoutAttribute, last: LayoutAttribute, size: LayoutAttribute) =
            isHorizontal ? (.left, .right, .width) : (.top, .bottom, .height)
        let stretch = zip([start, size, end], flexible).map { $0.1 ? max(0, $0.0) : 0 }
        let total = stretch.reduce(0, +)
        let share = total > 0 ? stretch.map { $0 / total } : [0, 0, flexible[2] ? 1.0 : 0]
        // Each flexible part takes its share of what the superview grows: place = start + share × (L - length).
        func place(_ attribute: LayoutAttribute, at value: Double, share: Double) {
            let name = "\(view.id).autoresizing.\(attribute)"
            if share == 0 {
                generate(
                    name, Anchor(body, attribute), .equal, Anchor(outer, attributes.first),
                    constant: .number(value), place: view.place)
            } else {
                generate(
                    name, Anchor(body, attribute), .equal, Anchor(outer, attributes.last),
                    multiplier: share, constant: .number(value - share * length),
                    place: view.place)
            }
        }
        place(attributes.first, at: start, share: share[0])
        if share[1] == 0 {
            generate(
                "\(view.id).autoresizing.\(attributes.size)", Anchor(body, attributes.size),
                .equal, constant: .number(size), place: view.place)
        } else {
            place(attributes.last, at: start + size, share: share[0] + share[1])
        }
    }
}
