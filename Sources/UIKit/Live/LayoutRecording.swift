internal import LayoutCore

/// A tree of live views as the model sees it, and which view is which.
@MainActor
struct LayoutRecording {
    /// What a result column stands for.
    enum Item {
        case view(UIView)
        case guide(UILayoutGuide)
        /// Something the recording itself put in.
        case helper
    }

    /// The model.
    var layout: Layout
    /// Views and guides in the order of the result columns.
    var items: [Item]
    /// Constraints of the app by the name they have in the model.
    var constraints: [String: NSLayoutConstraint]
    /// Id of each view and guide.
    var ids: [ObjectIdentifier: String]

    /// Id of a view or guide; nil where it does not take part.
    func id(of item: AnyObject) -> String? { ids[ObjectIdentifier(item)] }

    /// The view with an id.
    func view(_ id: String) -> UIView? {
        for case .view(let view) in items where ids[ObjectIdentifier(view)] == id { return view }
        return nil
    }
}
