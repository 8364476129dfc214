import LayoutCore

/// Which variants a command is about, from the options all commands share.
struct VariantFilter {
    private var jobs: [String]
    private var devices: [DeviceChoice]
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
        devices = invocation.list("device").map(DeviceChoice.init)
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

    /// Whether a job is meant.
    func includes(job: String) -> Bool { VariantFilter.allows(jobs, job) }

    /// Whether a variant is meant.
    func includes(_ variant: Variant) -> Bool {
        let environment = variant.environment
        return includes(variant.index)
            && (devices.isEmpty || devices.contains { $0.includes(environment.device) })
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
        for job in jobs where !ids.contains(where: NamePattern(job).matches) {
            throw NothingSelected(VariantFilter.explanation("job", job, ids))
        }
    }

    /// Why none of these jobs is meant; nil where one is.
    func explanation(forJobs ids: [String]) -> String? {
        guard let first = jobs.first, !ids.contains(where: includes(job:)) else { return nil }
        return VariantFilter.explanation("job", first, ids)
    }

    /// Why nothing is selected where each value selects something.
    static let combination = "no variant has all that the options ask for"

    /// Refuses a value of any option that selects nothing of the jobs that are meant, whatever the others select.
    func requireNames(among specifications: [JobSpecification]) throws(NothingSelected) {
        try requireJobs(among: specifications.map(\.job.id))
        if let reason = explanation(
            for: specifications.filter { includes(job: $0.job.id) }.map(\.variantNames))
        {
            throw NothingSelected(reason)
        }
        let count = specifications.reduce(0) {
            includes(job: $1.job.id) ? max($0, $1.variantCount) : $0
        }
        for range in ranges where range.lowerBound >= count && count > 0 {
            throw NothingSelected(
                "there is no variant \(range.lowerBound); the last one is \(count - 1)")
        }
    }

    /// Why one of the values selects nothing of variants of these names, with what there is instead; nil where all do.
    private func explanation(for names: [VariantNames]) -> String? {
        func present(_ axis: (VariantNames) -> [String]) -> [String] {
            var present: [String] = []
            for name in names.flatMap(axis) where !present.contains(name) { present.append(name) }
            return present
        }
        let there = present(\.devices)
        for choice in devices where !there.contains(where: choice.includes) {
            let others = there.flatMap { DeviceCatalogue.standard.device($0)?.names ?? [] }
            return VariantFilter.explanation("device", choice.text, there, others: others)
        }
        let axes: [(String, [String], [String])] = [
            ("orientation", orientations, present { $0.orientations.map(\.rawValue) }),
            ("state", states, present(\.states)),
            ("text-size", textSizes, present { $0.textSizes.map(\.rawValue) }),
            ("direction", directions, present { $0.directions.map(\.rawValue) }),
            ("locale", locales, present(\.locales)),
        ]
        for (axis, wanted, there) in axes {
            for name in wanted where !there.contains(where: NamePattern(name).matches) {
                return VariantFilter.explanation(axis, name, there)
            }
        }
        return nil
    }

    /// - Parameter others: Further names that may have been meant.
    private static func explanation(
        _ option: String, _ wanted: String, _ present: [String], others: [String] = []
    ) -> String {
        let shown = present.prefix(8).joined(separator: ", ") + (present.count > 8 ? ", ..." : "")
        return "no variant has --\(option) \(wanted); there are \(shown.isEmpty ? "none" : shown)"
            + UsageError.hint(NearestName.of(wanted, among: present + others))
    }
}
