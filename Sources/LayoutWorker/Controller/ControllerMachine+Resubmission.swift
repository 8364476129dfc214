/// A job that is submitted again after its end is there already, but only while the collector has its results: another disk,
/// or an older copy of it, may stand in for the one they were recorded on. So the collector is asked, as END tells it the
/// end and its answer counts what it has, and what is missing is solved again.
extension ControllerMachine {
    /// A job that is done is submitted again: who did is answered once the collector has said what it has, or after a beat.
    mutating func resubmit(_ number: Int, _ waiter: ControllerJob.Waiter, _ now: Instant) {
        var resubmission =
            jobs[number]?.resubmission ?? ControllerJob.Resubmission(at: now)
        if !resubmission.waiters.contains(waiter),
            resubmission.waiters.count < WireLimits.entries
        {
            resubmission.waiters.append(waiter)
        }
        jobs[number]?.resubmission = resubmission
        tell(.end(job: number))
        timed.insert(number)
    }

    /// END from the collector: it has the end of a job on disk, or never heard of the job.
    mutating func endedAtCollector(_ header: EndHeader, _ effects: inout [ControllerEffect]) {
        guard let number = numbers[header.job], let job = jobs[number] else { return }
        let isAnswer = toldAt(.end(job: number)) != nil
        untell(.end(job: number))
        guard isAnswer, job.state.isFinal, header.state == job.state else { return }
        jobs[number]?.recordedAtEnd = min(header.recorded, job.record.variants)
        guard job.resubmission != nil, job.retriesToCome == 0 else { return }
        guard jobs[number]?.hasLostResults == true, drain == .none else {
            return acceptResubmission(number, &effects)
        }
        let facts = [
            (name: "job", value: job.record.job),
            (name: "variants", value: "\(job.record.variants - header.recorded)"),
        ]
        effects.append(.log(LogRecord(.warning, "results-gone", facts)))
        jobs[number]?.retriesToCome += 1
        persist([.retried(job: job.record.job)], .resubmit(job: number), &effects)
    }

    /// Answers who submitted a job again.
    mutating func acceptResubmission(_ number: Int, _ effects: inout [ControllerEffect]) {
        let waiters = jobs[number]?.resubmission?.waiters ?? []
        jobs[number]?.resubmission = nil
        for waiter in waiters { accept(number, waiter, isDuplicate: true, &effects) }
    }

    /// Whether an ended job waits for the collector's word. A collector that says nothing keeps nobody for longer than a
    /// beat; the question stays, and what it has no more is solved again whenever it answers.
    mutating func waitsForResults(
        _ number: Int, _ now: Instant, _ effects: inout [ControllerEffect]
    ) -> Bool {
        guard let resubmission = jobs[number]?.resubmission, !resubmission.waiters.isEmpty else {
            return false
        }
        guard now.milliseconds(since: resubmission.at) >= configuration.beatMilliseconds,
            jobs[number]?.retriesToCome == 0
        else { return true }
        jobs[number]?.resubmission?.waiters = []
        for waiter in resubmission.waiters {
            accept(number, waiter, isDuplicate: true, &effects)
        }
        return false
    }
}
