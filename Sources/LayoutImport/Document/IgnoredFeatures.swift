import LayoutCore

/// What documents contain and layout does not use, said once for each feature.
enum IgnoredFeatures {
    /// Words for elements that importing leaves out. Colours, outlets and the like never place a view.
    private static let namesByTag: [String: String] = [
        "gestureRecognizers": "gesture recognizers",
        "userDefinedRuntimeAttribute": "runtime attributes",
        "listContentConfiguration": "content configurations of cells",
        "backgroundConfiguration": "background configurations",
        "collectionViewFlowLayout": "collection view layouts",
        "collectionViewLayout": "collection view layouts",
        "barButtonItem": "bar button items",
        "viewControllerPlaceholder": "references to other storyboards",
        "hostingController": "SwiftUI hosting controllers",
        "navigationBarAppearance": "appearances of bars",
        "toolbarAppearance": "appearances of bars",
        "paragraphStyle": "paragraph styles of attributed texts",
        "preferredSymbolConfiguration": "symbol configurations",
        "accessibilityOverrides": "accessibility overrides",
        "animations": "animations",
        "customFonts": "fonts embedded by name",
    ]

    /// The features in a tree, by name. O(elements).
    static func list(in root: TreeElement) -> [IgnoredFeature] {
        var found: [String: IgnoredFeature] = [:]
        func note(_ name: String, _ node: XMLTree.Node) {
            if found[name]?.count == nil {
                found[name] = IgnoredFeature(name: name, count: 0, line: node.place.line)
            }
            found[name]?.count += 1
        }
        for node in root.tree.nodes {
            if let name = namesByTag[node.name] {
                let isRead =
                    node.attributes["keyPath"] == "layoutMarginsRelativeArrangement"
                if !isRead { note(name, node) }
            }
            if node.name == "variation", let key = node.attributes["key"], TraitKey(key) == nil {
                note("variations by something else than size class", node)
            }
            if node.attributes["layoutMarginsFollowReadableWidth"] == "YES"
                || node.attributes["viewLayoutMarginsFollowReadableWidth"] == "YES"
            {
                note("margins that follow the readable width", node)
            }
            if node.attributes["adjustsFontSizeToFit"] == "YES" {
                note("fonts that shrink to fit", node)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }
}
