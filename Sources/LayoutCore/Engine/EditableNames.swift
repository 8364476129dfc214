/// What the updates of a specification may set: these numbers become parameters, all others are written into the rows.
///
/// Keeping the list short keeps the warm step short; it is the same for all variants of a job, so it never
/// splits a configuration.
struct EditableNames: Equatable, Sendable {
    /// Constraints whose constant is set.
    var constants: Set<String> = []
    /// Parameters of the layout that are set.
    var parameters: Set<String> = []
    /// Items whose natural size or text is set.
    var naturalSizes: Set<String> = []
    /// Stack views whose spacing is set.
    var spacings: Set<String> = []
    /// Stack views whose gaps after single views are set.
    var customSpacings: Set<String> = []

    /// Whether everything may be set, as on a live screen.
    var isEverything = false

    /// Everything may be set.
    static let everything: EditableNames = {
        var names = EditableNames()
        names.isEverything = true
        return names
    }()

    private init() {}

    /// Whether the constant of a constraint may be set.
    func hasConstant(_ name: String) -> Bool { isEverything || constants.contains(name) }

    /// Whether a parameter of the layout may be set.
    func hasParameter(_ name: String) -> Bool { isEverything || parameters.contains(name) }

    /// Whether the natural size of an item may be set.
    func hasNaturalSize(_ id: String) -> Bool { isEverything || naturalSizes.contains(id) }

    /// Whether the spacing of a stack view may be set.
    func hasSpacing(_ id: String) -> Bool { isEverything || spacings.contains(id) }

    /// Whether gaps of a stack view after single views may be set.
    func hasCustomSpacing(_ id: String) -> Bool { isEverything || customSpacings.contains(id) }

    /// Collects from every update that any variant may apply.
    init(_ specification: JobSpecification) {
        let layout = specification.layout
        for rule in layout.rules { add(rule.updates) }
        for updates in layout.states.values { add(updates) }
        for row in specification.job.data {
            add(row.updates)
            naturalSizes.formUnion(row.texts.keys)
        }
        for step in specification.job.steps { add(step) }
    }

    private mutating func add(_ updates: [Update]) {
        for update in updates {
            switch update {
            case .setConstant(let name, _): constants.insert(name)
            case .setParameter(let name, _): parameters.insert(name)
            case .setText(let id, _), .setMeasuredText(let id, _, _), .setIntrinsicSize(let id, _):
                naturalSizes.insert(id)
            case .setStack(let id, let change):
                if change.spacing != nil { spacings.insert(id) }
                if change.customSpacing != nil { customSpacings.insert(id) }
            default: break
            }
        }
    }
}
