/// One job with everything it needs and nothing else: what travels to controller and workers, as JSON of one `JobFile`.
public struct JobSpecification: Sendable {
    /// Most variants of one job; more is almost always a mistake, and is said before anything runs.
    public static let variantLimit = 10_000_000

    /// The job.
    public let job: Job
    /// Its layout.
    public let layout: Layout
    /// Its sweep.
    public let blocks: [SweepBlock]
    /// Devices beside the catalogue's.
    public let devices: [Device]
    /// Its variants; computed once, so that one of them costs O(axes).
    let space: VariantSpace

    /// Creates a specification. O(blocks × devices), whatever the number of variants.
    public init(job: Job, layout: Layout, blocks: [SweepBlock], devices: [Device] = []) {
        self.job = job
        self.layout = layout
        self.blocks = blocks
        self.devices = devices
        space = VariantSpace(
            job: job, layout: layout, blocks: blocks,
            catalogue: DeviceCatalogue.standard.adding(devices))
    }

    /// The file that holds this job alone.
    public var file: JobFile {
        var file = JobFile()
        file.layouts[job.layout] = layout
        file.sweeps[job.sweep] = blocks
        file.devices = devices
        file.jobs = [job]
        return file
    }
}

extension JobSpecification: Equatable {
    /// Whether two specifications say the same; the variants follow from that.
    public static func == (first: JobSpecification, second: JobSpecification) -> Bool {
        first.job == second.job && first.layout == second.layout && first.blocks == second.blocks
            && first.devices == second.devices
    }
}
