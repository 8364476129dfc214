@testable import LayoutWorker

/// What a client knows of its jobs.
struct SimulatedClient {
    struct Followed {
        var isSubmitted = false
        var isAccepted = false
        /// The collector that ACCEPTED names.
        var shard = 0
        var wantsCancel = false
        var isCancelled = false
        var wantsRetry = false
        var next: UInt64 = 1
        var variants = VariantRanges()
        var heardAt: Int64 = 0
        var end: JobState?
    }

    var jobs: [Followed]
    var isGreeted: [Node: Bool] = [:]
    var request = 1

    init(plans: [JobPlan]) { jobs = plans.map { _ in Followed() } }
}
