import LayoutCore
import LayoutReport
import LayoutWorker

/// Reads the variants of a results folder in the order of their numbers and hands each to the output.
struct RecordedRun {
    /// What is read.
    var folder: ResultsFolder
    /// Which variants of it.
    var filter: VariantFilter
    /// What makes the run count as failed.
    var threshold: Threshold
    /// How answers are printed.
    var output: ResultOutput

    /// Says what is missing of whole jobs whose variants were printed before. Reads counts alone.
    func conclude(_ console: Console) throws -> ExitCode {
        let jobs = try folder.jobs().filter { filter.includes(job: $0.id) }
        if try !sayWhatIsMissing(jobs, console) { return .incomplete }
        return jobs.contains(where: threshold.isMet) ? .findings : .success
    }

    /// Reads all jobs that the filter includes; says what is missing of them.
    mutating func run(_ console: Console, seconds: Double?) throws -> ExitCode {
        // Copies: what the closure read of this value would be copied for each variant.
        let filter = filter
        let threshold = threshold
        let isWhole = filter.takesWholeJobs
        let all = try folder.jobs()
        let jobs = all.filter { filter.includes(job: $0.id) }
        let specifications = try jobs.map { job in
            try JobSpecification(wireBytes: folder.specificationBytes(of: job.id))
        }
        try filter.requireNames(among: specifications)
        var selected = 0
        var isThresholdMet = false
        for (job, specification) in zip(jobs, specifications) {
            let items = try JobSolver(specification).items
            output.begin(specification, items: items, console: console)
            try folder.forEachVariant(of: job.id) { (recorded) throws(StoreError) in
                let variant = specification.variant(at: recorded.index)
                guard isWhole || filter.includes(variant) else { return true }
                selected += 1
                if threshold.isMet(by: recorded.result.status) { isThresholdMet = true }
                let origin = ResultOrigin(worker: recorded.worker, attempt: recorded.attempt)
                output.add(recorded.result, of: variant, origin: origin, console: console)
                return (!console.isClosed || threshold.isSet) && !Interruption.isRequested
            }
            if Interruption.isRequested {
                console.say("interrupted")
                return .interrupted
            }
            output.end(specification)
        }
        if selected > 0 { output.finish(console, seconds: seconds) }
        if selected == 0, jobs.contains(where: { $0.recorded > 0 }) || jobs.isEmpty {
            let reason =
                filter.explanation(forJobs: all.map(\.id))
                ?? (jobs.isEmpty ? nil : VariantFilter.combination)
            console.say("error: nothing selected" + (reason.map { ": \($0)" } ?? ""))
            return .nothingSelected
        }
        if try !sayWhatIsMissing(jobs, console) { return .incomplete }
        return isThresholdMet ? .findings : .success
    }

    private func sayWhatIsMissing(_ jobs: [RecordedJob], _ console: Console) throws -> Bool {
        var isComplete = true
        for job in jobs {
            if job.withoutFrames > 0 {
                console.say(
                    "note: \(job.id): frames of \(job.withoutFrames) of \(job.recorded) variants "
                        + "were not kept (submit --frames); they have no places and sizes here")
            }
            for variant in try folder.quarantined(of: job.id) {
                console.say(
                    "error: \(job.id) variant \(variant.variant) is quarantined: "
                        + "\(variant.cause.rawValue) after \(CountText.text(variant.attempts, "attempt")): "
                        + variant.text)
            }
            if job.mismatches > 0 {
                console.say("warning: \(job.id): \(job.mismatches) copies differed from the record")
            }
            if job.failed > 0 {
                console.say(
                    "error: \(job.id): no answer for \(CountText.text(job.failed, "variant"))")
                isComplete = false
            }
            let missing = job.variants - job.recorded
            if missing > 0 {
                console.say("error: \(job.id): \(missing) of \(job.variants) variants are missing")
                isComplete = false
            }
        }
        return isComplete
    }
}
