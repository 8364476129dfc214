/// A file as people write it: layouts, sweeps and the jobs that join them (docs/job-format.md).
public struct JobFile: Equatable, Sendable {
    /// Version of the format; 1.
    public var version: Int
    /// Layouts by name.
    public var layouts: [String: Layout]
    /// Sweeps by name.
    public var sweeps: [String: [SweepBlock]]
    /// Devices beside the catalogue's.
    public var devices: [Device]
    /// Jobs in the order written.
    public var jobs: [Job]

    /// Creates an empty file.
    public init() {
        version = 1
        layouts = [:]
        sweeps = [:]
        devices = []
        jobs = []
    }

    /// The jobs with what they need, in the order written; jobs whose layout or sweep is missing are left out.
    public var specifications: [JobSpecification] {
        jobs.compactMap { job in
            guard let layout = layouts[job.layout], let blocks = sweeps[job.sweep]
            else { return nil }
            return JobSpecification(job: job, layout: layout, blocks: blocks, devices: devices)
        }
    }
}
