import LayoutCore

/// Which variants a command is about, from the options all commands share.
struct VariantFilter {
    private var jobs: [String]
    private var devices: [String]
    private var orientations: [String]
    private var states: [String]
    private var textSizes: [String]
    private var directions: [String]
    private var locales: [String]
    private var ranges: [ClosedRange<Int>]

    /// The options, for the command table.
    static let options: [Command.Option] = [
        .list("job", .text("ID"), "Only these jobs; * stands for any letters."),
        .list("device", .text("ID"), "Only these devices; * stands for any letters.", .devices),
        .list(
            "orientation", .choice(Orientation.allCases.map(\.rawValue)),
            "Only this orientation."),
        .list(
            "state", .text("NAME"),
            "Only these states; * stands for any letters, base is the one without a name."),
        .list(
            "text-size", .choice(TextSizeCategory.allCases.map(\.rawValue)),
            "Only these text sizes."),
        .list(
            "direction", .choice(LayoutDirection.allCases.map(\.rawValue)),
            "Only this reading direction."),
        .list(
            "locale", .text("ID"),
            "Only these locales; * stands for any letters, base is the one without a name."),
        .list("variant", .text("N|A...B"), "Only these variants, by number from 0."),
    ]

    /// All variants of these jobs.
    init(jobs: [String]) {
        self.jobs = jobs
        devices = []
        orientations = []
        states = []
        textSizes = []
        directions = []
        locales = []
        ranges = []
    }

    /// Whether every variant of a job that is meant is meant.
    var takesWholeJobs: Bool {
        devices.isEmpty && orientations.isEmpty && states.isEmpty && textSizes.isEmpty
            && directions.isEmpty && locales.isEmpty && ranges.isEmpty
    }

    /// Whether all variants of all jobs are meant.
    var takesEverything: Bool { jobs.isEmpty && takesWholeJobs }

    /// Leaves this job alone selected.
    mutating func select(job: String) { jobs = [job] }

    /// Reads the options.
    init(_ invocation: Invocation) throws(UsageError) {
        jobs = invocation.list("job")
        devices = invocation.list("device").flatMap(VariantFilter.synonyms)
        orientations = invocation.list("orientation")
        states = invocation.list("state")
        textSizes = invocation.list("text-size")
        directions = invocation.list("direction")
        locales = invocation.list("locale")
        ranges = []
        for text in invocation.list("variant") {
            let ends = text.split(separator: "...", omittingEmptySubsequences: false).map {
                Int($0)
            }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
                first >= 0, first <= last
            else {
                throw .invalidValue(
                    option: "variant", value: text, expected: "a number or a range such as 0...9",
                    suggestion: nil, command: invocation.command.name)
            }
            ranges.append(first...last)
        }
    }

    /// A device's name with its other names: results use the one that the sweep does.
    private static func synonyms(of name: String) -> [String] {
        let device = DeviceCatalogue.standard.device(name)
        return [name] + (device.map { [$0.id] + $0.aliases } ?? []).filter { $0 != name }
    }

    /// Whether a job is meant.
    func includes(job: String) -> Bool { VariantFilter.allows(jobs, job) }

    /// Whether a variant is meant.
    func includes(_ variant: Variant) -> Bool {
        let environment = variant.environment
        return includes(variant.index)
            && VariantFilter.allows(devices, environment.device)
            && VariantFilter.allows(orientations, environment.orientation.rawValue)
            && VariantFilter.allows(states, variant.state ?? Predicate.baseState)
            && VariantFilter.allows(textSizes, environment.textSize)
            && VariantFilter.allows(directions, environment.direction.rawValue)
            && VariantFilter.allows(locales, environment.locale ?? Predicate.baseState)
    }

    private func includes(_ index: Int) -> Bool {
        ranges.isEmpty || ranges.contains { $0.contains(index) }
    }

    /// Whether a name fits one of the wanted; where none is wanted, all do.
    private static func allows(_ wanted: [String], _ name: String?) -> Bool {
        guard !wanted.isEmpty else { return true }
        guard let name else { return false }
        return wanted.contains { NamePattern($0).matches(name) }
    }

    /// Refuses a job that is asked for and is none of these, whatever else is there: one that is mistyped would pass unseen.
    func requireJobs(among ids: [String]) throws(NothingSelected) {
        for job in jobs {
            if let reason = VariantFilter.explanation("job", [job], ids) {
                throw NothingSelected(reason)
            }
        }
    }

    /// Why none of these jobs is meant; nil where one is.
    func explanation(forJobs ids: [String]) -> String? {
        VariantFilter.explanation("job", jobs, ids)
    }

    /// Why nothing is selected: the first option none of whose values is in any job, with what there is instead.
    func explanation(for specifications: [JobSpecification]) -> String? {
        if let text = explanation(forJobs: specifications.map(\.job.id)) { return text }
        let chosen = specifications.filter { includes(job: $0.job.id) }
        var seen: [String: [String]] = [:]
        func see(_ axis: String, _ name: String?) {
            guard let name, seen[axis]?.contains(name) != true else { return }
            seen[axis, default: []].append(name)
        }
        var left = VariantFilter.explainedVariants
        for specification in chosen {
            let count = min(left, specification.variantCount)
            left -= count
            for index in 0..<count {
                let variant = specification.variant(at: index)
                see("device", variant.environment.device)
                see("orientation", variant.environment.orientation.rawValue)
                see("state", variant.state ?? Predicate.baseState)
                see("text-size", variant.environment.textSize)
                see("direction", variant.environment.direction.rawValue)
                see("locale", variant.environment.locale ?? Predicate.baseState)
            }
        }
        let axes = [
            ("device", devices), ("orientation", orientations), ("state", states),
            ("text-size", textSizes), ("direction", directions), ("locale", locales),
        ]
        for (axis, wanted) in axes {
            if let text = VariantFilter.explanation(axis, wanted, seen[axis] ?? []) { return text }
        }
        return nil
    }

    /// Most variants looked at for an explanation.
    private static let explainedVariants = 100_000

    private static func explanation(
        _ option: String, _ wanted: [String], _ present: [String]
    ) -> String? {
        guard let first = wanted.first, !present.contains(where: { allows(wanted, $0) }) else {
            return nil
        }
        let shown = present.prefix(8).joined(separator: ", ") + (present.count > 8 ? ", ..." : "")
        return "no variant has --\(option) \(first); there are \(shown.isEmpty ? "none" : shown)"
            + UsageError.hint(NearestName.of(first, among: present))
    }
}
