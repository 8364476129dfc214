internal import Foundation
internal import LayoutCore

/// Finds names for views, guides and constraints: what the app itself calls them.
///
/// A view is called by its accessibility identifier, else by the property that holds it in a view or controller of
/// the app, else by its class. What once has a name keeps it.
@MainActor
struct NameGiver {
    /// Ids of views and guides.
    private(set) var ids: [ObjectIdentifier: String] = [:]
    private var taken: Set<String> = []
    private var takenByConstraints: [String: NSLayoutConstraint] = [:]
    private var properties: [ObjectIdentifier: String] = [:]
    private var roots: [AnyObject] = []

    /// The id of a view or guide.
    func id(of item: AnyObject) -> String? { ids[ObjectIdentifier(item)] }

    // MARK: Views and guides

    /// Names all views of a tree; known ids stay.
    mutating func nameViews(_ views: [UIView]) {
        roots = views
        for view in views {
            if let id = view.layoutID, taken.insert(id).inserted {
                ids[ObjectIdentifier(view)] = id
            }
        }
        guard ids.count < views.count else { return }
        collectProperties(views)
        for view in views where ids[ObjectIdentifier(view)] == nil {
            let id = free(view.accessibilityIdentifier ?? property(view) ?? view.standardName)
            view.layoutID = id
            ids[ObjectIdentifier(view)] = id
        }
    }

    /// Names a guide.
    mutating func name(_ guide: UILayoutGuide) {
        let base = guide.layoutID ?? (guide.identifier.isEmpty ? nil : guide.identifier)
        if base == nil { collectProperties(roots.compactMap { $0 as? UIView }) }
        let id = free(base ?? property(guide) ?? "guide")
        guide.layoutID = id
        ids[ObjectIdentifier(guide)] = id
    }

    private mutating func free(_ name: String) -> String {
        let base = name.isEmpty ? "view" : name
        if taken.insert(base).inserted { return base }
        var number = 2
        while !taken.insert("\(base)-\(number)").inserted { number += 1 }
        return "\(base)-\(number)"
    }

    private func property(_ object: AnyObject) -> String? {
        properties[ObjectIdentifier(object)]
    }

    /// Looks at the stored properties of the app's own views and controllers, from the top; the first name counts.
    private mutating func collectProperties(_ views: [UIView]) {
        guard properties.isEmpty else { return }
        for view in views {
            if let controller = view.controller { collect(controller) }
            collect(view)
        }
    }

    private mutating func collect(_ owner: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, !isOfModule(current.subjectType) {
            for child in current.children {
                guard let label = child.label else { continue }
                let name = Self.plainName(label)
                if let object = Self.object(child.value) {
                    add(object, name)
                } else if let objects = Self.unwrapped(child.value) as? [AnyObject] {
                    for (number, object) in objects.enumerated() where Self.isNameable(object) {
                        add(object, "\(name)-\(number)")
                    }
                }
            }
            mirror = current.superclassMirror
        }
    }

    private mutating func add(_ object: AnyObject, _ name: String) {
        let key = ObjectIdentifier(object)
        if properties[key] == nil { properties[key] = name }
    }

    private func isOfModule(_ type: Any.Type) -> Bool {
        String(reflecting: type).hasPrefix("UIKit.")
    }

    /// A property's name without what lazy properties and wrappers put before it.
    private static func plainName(_ label: String) -> String {
        let lazy = "$__lazy_storage_$_"
        if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }

    private static func object(_ value: Any) -> AnyObject? {
        guard let value = unwrapped(value), type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        return isNameable(object) ? object : nil
    }

    private static func isNameable(_ object: AnyObject) -> Bool {
        object is UIView || object is UILayoutGuide || object is NSLayoutConstraint
    }

    // MARK: Constraints

    /// Lets constraints that have a name keep it.
    mutating func claimConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            guard let name = constraint.layoutName, takenByConstraints[name] == nil else {
                continue
            }
            takenByConstraints[name] = constraint
        }
        if constraints.contains(where: { $0.layoutName == nil }) {
            collectProperties(roots.compactMap { $0 as? UIView })
        }
    }

    /// The name of a constraint: its identifier, the property that holds it, or first item and attribute.
    mutating func name(of constraint: NSLayoutConstraint, first: Anchor) -> String {
        if let name = constraint.layoutName, takenByConstraints[name] === constraint {
            return name
        }
        let part = first.item.part == .body ? "" : "-\(first.item.part.rawValue)"
        let base =
            constraint.identifier ?? property(constraint)
            ?? "\(first.item.id)\(part)-\(first.attribute.rawValue)"
        var name = base
        var number = 2
        while takenByConstraints[name] != nil {
            name = "\(base)-\(number)"
            number += 1
        }
        takenByConstraints[name] = constraint
        constraint.layoutName = name
        return name
    }
}

extension UIView {
    /// What the view is called when the app has no name for it: its class, without UI before it.
    var standardName: String {
        switch controller {
        case nil: break
        case is UINavigationController: return "navigation"
        case is UITabBarController: return "tabs"
        default: return "screen"
        }
        var name = String(describing: type(of: self))
        if let end = name.firstIndex(of: "<") { name = String(name[..<end]) }
        if name.hasPrefix("UI"), name.count > 2 { name = String(name.dropFirst(2)) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
