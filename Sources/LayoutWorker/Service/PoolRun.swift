internal import LayoutCore

/// The jobs of one run in a private pool and how they stand.
struct PoolRun {
    private struct Job {
        let submission: JobSubmission
        let variants: Int
        var recorded = 0
        var end: JobState?
        var note: String?
    }

    /// How the run stands.
    private(set) var progress = PoolProgress()
    private var jobs: [Job]
    private var meter = RateMeter()
    private var started: Instant?

    /// Creates a run that has not begun.
    init(submissions: [JobSubmission]) {
        jobs = submissions.map { Job(submission: $0, variants: $0.specification.variantCount) }
        progress.total = jobs.reduce(0) { $0 + $1.variants }
        progress.jobs = jobs.count
    }

    /// Hands all jobs over; those that are known go on.
    ///
    /// - Parameter resultsFolder: named where it holds a job of the same id that is another one.
    func submit(to client: ControllerClient, resultsFolder: String) throws {
        for job in jobs {
            do {
                _ = try client.submit(job.submission)
            } catch let error as ClientError where error.isAnotherJob {
                throw PoolError(
                    description: "cannot resume job \(job.submission.id) in \(resultsFolder): "
                        + "it holds results of another version of that job; "
                        + "give another folder with --results, and this one with --reuse: "
                        + "what did not change is taken over")
            }
        }
    }

    /// Takes what the collector has on disk.
    mutating func update(_ state: PoolBoard.State, now: Instant) {
        progress.recorded = 0
        progress.quarantined = 0
        progress.endedJobs = 0
        for index in jobs.indices {
            if let known = state.jobs[jobs[index].submission.id] {
                jobs[index].recorded = known.recorded
                jobs[index].end = known.end
                progress.quarantined += known.quarantined.count
            }
            progress.recorded += jobs[index].recorded
            if jobs[index].end != nil { progress.endedJobs += 1 }
        }
        progress.storageProblem = state.storageProblem
        meter.add(progress.recorded, at: now)
        progress.rate = meter.rate
        let left = Double(progress.total - progress.recorded - progress.quarantined)
        progress.remainingSeconds = progress.rate.map { max(0, left) / $0 }
        progress.elapsedSeconds = now.seconds(since: started ?? now)
        started = started ?? now
    }

    /// Whether every job has ended, on the collector's disk and in the controller's words.
    ///
    /// The collector knows first; the controller is asked then, for the reasons of jobs that failed.
    mutating func isComplete(asking client: ControllerClient) throws -> Bool {
        guard jobs.allSatisfy({ $0.end != nil }) else { return false }
        for status in try client.list() {
            guard let index = jobs.firstIndex(where: { $0.submission.id == status.job }) else {
                continue
            }
            // A job that was ended before and goes on now has no end yet.
            if !status.state.isFinal { return false }
            jobs[index].end = status.state
            jobs[index].note = status.note
        }
        return true
    }

    /// The end of the run.
    func outcome(_ reason: PoolOutcome.Reason) -> PoolOutcome {
        PoolOutcome(
            reason: reason,
            jobs: jobs.map { job in
                PoolOutcome.JobEnd(
                    job: job.submission.id, state: job.end, variants: job.variants,
                    recorded: job.recorded, note: job.note)
            }, progress: progress)
    }
}
