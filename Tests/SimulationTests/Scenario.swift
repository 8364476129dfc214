@testable import LayoutWorker

/// A job of a simulation and what is wrong with it.
struct JobPlan: Equatable, Sendable {
    var job: String
    var specification: String
    var family: String
    var variants: Int
    var priority: Int
    var coldMilliseconds: Int
    var variantMilliseconds: Double
    /// Variants that kill their worker.
    var poison: Set<Int> = []
    /// Variants that never end.
    var stuck: Set<Int> = []
    /// Variants whose input is at fault.
    var bad: Set<Int> = []
    var submitAt: Int
    var cancelAt: Int?
    var retryAt: Int?

    /// Variants that may end in quarantine.
    var troubled: Set<Int> { poison.union(stuck).union(bad) }
}

/// Something that goes wrong at a time, milliseconds from the beginning.
struct Fault: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case killWorker(Int)
        case freezeWorker(Int, milliseconds: Int)
        case drainWorker(Int)
        case cutWorker(Int, milliseconds: Int)
        case killController(milliseconds: Int)
        case freezeController(milliseconds: Int)
        case killCollector(milliseconds: Int)
        case fullResults(milliseconds: Int)
        case fullJournal(milliseconds: Int)
        case submitAgain(Int)
        case submitOther(Int)
        case stranger
    }

    var at: Int
    var kind: Kind
}

/// All that a seed decides beforehand; what messages do is decided on the way from the same seed.
struct Scenario: Equatable, Sendable {
    var seed: UInt64
    var jobs: [JobPlan] = []
    var builds: [EngineBuild] = []
    var faults: [Fault] = []
    /// In 1,000 messages.
    var dropped = 0
    /// In 1,000 messages.
    var doubled = 0
    /// Greatest delay of a message, milliseconds.
    var delay = 2
    /// When the workers start, milliseconds.
    var workersAt = 0
    /// Collectors that share the jobs.
    var collectors = 1
    /// Most variants of a chunk; nil is the controller's.
    var largestChunk: Int?
    /// Families a worker keeps warm.
    var warmFamilies = 2
    /// Milliseconds after which nothing goes wrong any more.
    var calmAt = 20_000

    /// The scenario of a seed.
    init(seed: UInt64) {
        self.seed = seed
        var random = SplitMix64(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let workers = Int.random(in: 1...4, using: &random)
        let one = EngineBuild(engine: "e1", textModel: "t1")
        builds = [EngineBuild](repeating: one, count: workers)
        if workers > 2, Int.random(in: 0..<6, using: &random) == 0 {
            builds[workers - 1] = EngineBuild(engine: "e2", textModel: "t1")
        }
        let families = Int.random(in: 1...3, using: &random)
        for index in 0..<Int.random(in: 1...4, using: &random) {
            jobs.append(Scenario.job(index, families, &random))
        }
        if Int.random(in: 0..<4, using: &random) > 0 {
            dropped = Int.random(in: 0...20, using: &random)
            doubled = Int.random(in: 0...20, using: &random)
            delay = [1, 5, 50, 400][Int.random(in: 0..<4, using: &random)]
        }
        for _ in 0..<Int.random(in: 0...7, using: &random) {
            let at = Int.random(in: 0..<calmAt - 4_000, using: &random)
            faults.append(Fault(at: at, kind: Scenario.fault(workers, jobs.count, &random)))
        }
        if seed % 4 == 0 { makeGentle(workers, &random) }
        if seed % 3 == 0 { collectors = 2 }
        if seed % 5 == 0 { makeTiny() }
        faults.sort { $0.at < $1.at }
        repeatContent(&random)
    }

    /// Chunks of one variant that take next to no time, as with `controller --chunk 1`: a worker holds as many as it may, and
    /// one of them kills it.
    private mutating func makeTiny() {
        largestChunk = 1
        for index in jobs.indices { jobs[index].variantMilliseconds = index % 2 == 0 ? 0.1 : 1 }
        let largest = jobs.indices.max { jobs[$0].variants < jobs[$1].variants }
        if let largest, jobs[largest].troubled.isEmpty {
            jobs[largest].poison = [jobs[largest].variants / 2]
        }
    }

    /// Some jobs say the same as one before, where neither is in trouble: they can take over what that has on disk.
    private mutating func repeatContent(_ random: inout SplitMix64) {
        for index in jobs.indices.dropFirst()
        where jobs[index].troubled.isEmpty && Int.random(in: 0..<3, using: &random) == 0 {
            let other = jobs[Int.random(in: 0..<index, using: &random)]
            guard other.troubled.isEmpty else { continue }
            jobs[index].specification = other.specification
            jobs[index].family = other.family
            jobs[index].variants = other.variants
            jobs[index].submitAt = max(jobs[index].submitAt, other.submitAt + 3_000)
        }
    }

    /// Nothing that can look like a death: a network that works, and workers that are drained.
    private mutating func makeGentle(_ workers: Int, _ random: inout SplitMix64) {
        dropped = 0
        doubled = 0
        delay = 2
        faults = faults.filter { fault in
            switch fault.kind {
            case .submitAgain, .submitOther, .stranger: true
            default: false
            }
        }
        for _ in 0..<4 {
            let at = Int.random(in: 0..<8_000, using: &random)
            let worker = Int.random(in: 0..<workers, using: &random)
            faults.append(Fault(at: at, kind: .drainWorker(worker)))
        }
    }

    private static func job(
        _ index: Int, _ families: Int, _ random: inout SplitMix64
    ) -> JobPlan {
        let variants = [1, 7, 40, 150, 300][Int.random(in: 0..<5, using: &random)]
        var plan = JobPlan(
            job: "job\(index)", specification: "spec\(index)", family: "family\(index % families)",
            variants: variants, priority: Int.random(in: 0...1, using: &random),
            coldMilliseconds: Int.random(in: 0...60, using: &random),
            variantMilliseconds: [0.5, 5, 20][Int.random(in: 0..<3, using: &random)],
            submitAt: Int.random(in: 0...6_000, using: &random))
        let trouble = Int.random(in: 0..<10, using: &random)
        let variant = Int.random(in: 0..<variants, using: &random)
        if trouble == 0 || trouble == 1 { plan.poison = [variant] }
        if trouble == 2 { plan.stuck = [variant] }
        if trouble == 3 { plan.bad = [variant] }
        if Int.random(in: 0..<8, using: &random) == 0 {
            plan.cancelAt = plan.submitAt + Int.random(in: 0...8_000, using: &random)
        }
        if !plan.troubled.isEmpty, Int.random(in: 0..<4, using: &random) == 0 {
            plan.retryAt = Int.random(in: 12_000...25_000, using: &random)
        }
        return plan
    }

    private static func fault(
        _ workers: Int, _ jobs: Int, _ random: inout SplitMix64
    ) -> Fault.Kind {
        let worker = Int.random(in: 0..<workers, using: &random)
        let job = Int.random(in: 0..<jobs, using: &random)
        let time = Int.random(in: 100...6_000, using: &random)
        return switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: .killWorker(worker)
        case 2: .freezeWorker(worker, milliseconds: time)
        case 3: .drainWorker(worker)
        case 4: .cutWorker(worker, milliseconds: time)
        case 5: .killController(milliseconds: time)
        case 6: .freezeController(milliseconds: time)
        case 7: .killCollector(milliseconds: time)
        case 8: .fullResults(milliseconds: time)
        case 9: .fullJournal(milliseconds: time)
        case 10: Bool.random(using: &random) ? .submitAgain(job) : .submitOther(job)
        default: .stranger
        }
    }
}
