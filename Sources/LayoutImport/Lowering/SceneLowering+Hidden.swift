import LayoutCore
import LayoutSolver

/// Hidden arranged views on the canvas. At run time a stack view makes them as small as nothing; Xcode's canvas takes them
/// out of the stack and lets them keep whatever size and place the document's constraints give them.
extension SceneLowering {
    /// Weaker than anything required, stronger than what anybody chooses.
    private static let hiddenPriority = 999.5

    /// Whether the canvas takes an arranged view out of its stack. A stack that is the scene's root has no place beside it.
    func leavesStack(_ view: DesignView) -> Bool {
        guard options.purpose == .asDesigned, isHidden(view), let stack = items[view.id]?.parent
        else { return false }
        return items[stack]?.view.tag == "stackView" && items[stack]?.parent != nil
            && items[view.id]?.isDriven == true
    }

    /// Places a view that left its stack: without a length of its own it lies at the end of the visible view before it.
    mutating func addHiddenPlace(of view: DesignView, in stack: DesignView) {
        guard let settings = stack.stack else { return }
        let isVertical = resolved(settings.axis) == .vertical
        let before = stack.children.prefix { $0.id != view.id }
            .last { !isHidden($0) && !absent.contains($0.id) }
        let body = ItemReference(view.id)
        let outer = ItemReference(stack.id)
        let along: (start: LayoutAttribute, end: LayoutAttribute, length: LayoutAttribute) =
            isVertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
        let across: [LayoutAttribute] = isVertical ? [.leading, .trailing] : [.top, .bottom]
        let start =
            before.map { Anchor(ItemReference($0.id), along.end) } ?? Anchor(outer, along.start)
        generate(
            "\(view.id).hidden.\(along.start)", Anchor(body, along.start), .equal, start,
            priority: Self.hiddenPriority, place: view.place)
        generate(
            "\(view.id).hidden.\(along.length)", Anchor(body, along.length),
            priority: Self.hiddenPriority, place: view.place)
        guard resolved(settings.alignment) == .fill else { return }
        for attribute in across {
            generate(
                "\(view.id).hidden.\(attribute)", Anchor(body, attribute), .equal,
                Anchor(outer, attribute), priority: Self.hiddenPriority, place: view.place)
        }
    }
}
