import LayoutCore

/// Options that name screens on the command line, in place of a file's own.
enum ScreenOptions {
    /// The options, for the command table.
    static let options: [Command.Option] = [
        .list("devices", .text("ID"), "Devices to try; * stands for any letters.", .devices),
        .list("widths", .text("N|A...B[:STEP]"), "Widths to try, points."),
        .list("heights", .text("N|A...B[:STEP]"), "Heights to try; the base's if not said."),
        .single(
            "base", .text("ID"),
            "Device that sizes take traits, scale and insets from; iphone-15 if not said.",
            .devices),
        .list(
            "orientations", .choice(Orientation.allCases.map(\.rawValue)),
            "Orientations of devices; portrait if not said."),
        .list(
            "text-sizes", .choice(TextSizeCategory.allCases.map(\.rawValue)),
            "Text sizes; large if not said."),
        .list(
            "directions", .choice(LayoutDirection.allCases.map(\.rawValue)),
            "Reading directions; ltr if not said."),
    ]

    /// Whether the command line names screens.
    static func areGiven(_ invocation: Invocation) -> Bool {
        ["devices", "widths", "heights"].contains(where: invocation.has)
    }

    /// The jobs over the screens of the command line. They keep their states, locales, data and steps.
    static func replacingScreens(
        of specifications: [JobSpecification], _ invocation: Invocation
    ) throws(UsageError) -> [JobSpecification] {
        var replaced: [JobSpecification] = []
        for specification in specifications {
            let blocks = try blocks(
                invocation, catalogue: DeviceCatalogue.standard.adding(specification.devices))
            replaced.append(specification.over(blocks))
        }
        if let objection = replaced.lazy.compactMap(\.countObjection).first {
            throw .refused(DiagnosticText.sentence(objection), command: invocation.command.name)
        }
        return replaced
    }

    /// A job over its own screens, in the text sizes and directions of the command line where there are any.
    static func replacingTraits(
        of specification: JobSpecification, _ invocation: Invocation
    ) -> JobSpecification {
        specification.over(
            specification.blocks.map { block in
                var block = block
                setTraits(&block, invocation)
                return block
            })
    }

    /// Refuses options about screens that are not named.
    static func refuseIdle(_ invocation: Invocation) throws(UsageError) {
        try invocation.refuse(["orientations"], without: ["devices"])
        try invocation.refuse(["base"], without: ["widths", "heights"])
    }

    private static func setTraits(_ block: inout SweepBlock, _ invocation: Invocation) {
        let sizes = invocation.list("text-sizes").compactMap(TextSizeCategory.init)
        let directions = invocation.list("directions").compactMap(LayoutDirection.init)
        if !sizes.isEmpty { block.textSizes = sizes }
        if !directions.isEmpty { block.directions = directions }
    }

    /// The screens of the command line: one block for the devices, one for each pair of size axes.
    private static func blocks(
        _ invocation: Invocation, catalogue: DeviceCatalogue
    ) throws(UsageError) -> [SweepBlock] {
        let patterns = invocation.list("devices")
        let widths = try axes("widths", invocation)
        let heights = try axes("heights", invocation)
        guard !patterns.isEmpty || !widths.isEmpty || !heights.isEmpty else {
            throw .refused(
                "give --devices, --widths or --heights", command: invocation.command.name)
        }
        for pattern in patterns {
            try checkDevice("devices", pattern, catalogue, wild: true, invocation)
        }
        let base = invocation.value("base") ?? "iphone-15"
        try checkDevice("base", base, catalogue, wild: false, invocation)

        var common = SweepBlock()
        setTraits(&common, invocation)
        var blocks: [SweepBlock] = []
        if !patterns.isEmpty {
            var block = common
            block.devices = patterns
            let orientations = invocation.list("orientations").compactMap(Orientation.init)
            if !orientations.isEmpty { block.orientations = orientations }
            blocks.append(block)
        }
        // An axis that is not given is the base device's, written as one nil.
        for width in widths.isEmpty ? [nil] : widths.map(Optional.init) {
            for height in heights.isEmpty ? [nil] : heights.map(Optional.init)
            where width != nil || height != nil {
                var block = common
                block.base = base
                block.widths = width
                block.heights = height
                blocks.append(block)
            }
        }
        return blocks
    }

    private static func axes(
        _ option: String, _ invocation: Invocation
    ) throws(UsageError) -> [SizeAxis] {
        let pieces = invocation.list(option)
        if let axes = SizeAxisText.parse(pieces) { return axes }
        let wrong = pieces.first { SizeAxisText.parse([$0]) == nil } ?? ""
        throw .invalidValue(
            option: option, value: wrong,
            expected: SizeAxisText.expectation(insteadOf: wrong), suggestion: nil,
            command: invocation.command.name)
    }

    private static func checkDevice(
        _ option: String, _ name: String, _ catalogue: DeviceCatalogue, wild: Bool,
        _ invocation: Invocation
    ) throws(UsageError) {
        let pattern = NamePattern(name)
        let isKnown =
            pattern.isWild
            ? wild && !catalogue.devices(fitting: pattern).isEmpty
            : catalogue.device(name) != nil
        guard !isKnown else { return }
        throw .invalidValue(
            option: option, value: name, expected: "a device of \"layoutctl devices\"",
            suggestion: NearestName.of(name, among: catalogue.names),
            command: invocation.command.name)
    }
}

extension JobSpecification {
    /// The same job over other screens.
    func over(_ blocks: [SweepBlock]) -> JobSpecification {
        JobSpecification(job: job, layout: layout, blocks: blocks, devices: devices)
    }
}
