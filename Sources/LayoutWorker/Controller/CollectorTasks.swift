/// What a collector is to be told, and has not answered yet. Asked again until it answers; every question is idempotent.
///
/// Bound: a HAVE, an END, a CANCEL and a FORGET for each job, and its quarantined variants.
struct CollectorTasks: Sendable {
    /// A question.
    enum Task: Hashable, Sendable {
        /// Which variants are on disk?
        case have(job: Int)
        /// A variant was given up.
        case note(job: Int, variant: Int)
        /// The job has ended.
        case end(job: Int)
        /// The job was cancelled.
        case cancel(job: Int)
        /// The job is to be removed.
        case forget(job: Int)

        /// Number of the job it is about.
        var job: Int {
            switch self {
            case .have(let job), .note(let job, _), .end(let job), .cancel(let job),
                .forget(let job):
                job
            }
        }
    }

    /// When each was sent; nil is not yet.
    private(set) var sent: [Task: Instant?] = [:]
    private var order: [Task] = []
    private var head = 0
    /// Number sent and not answered.
    private(set) var underWay = 0

    /// Number of questions.
    var count: Int { sent.count }

    /// Adds a question, or has it asked again.
    mutating func add(_ task: Task) {
        if let old = sent[task] {
            guard old != nil else { return }
            underWay -= 1
        }
        sent[task] = .some(nil)
        order.append(task)
    }

    /// Takes a question away: it was answered, or nobody cares any more.
    mutating func remove(_ task: Task) {
        guard let old = sent.removeValue(forKey: task) else { return }
        if old != nil { underWay -= 1 }
    }

    /// When a question was sent; nil when it was not, or is none.
    func sentAt(_ task: Task) -> Instant? { sent[task] ?? nil }

    /// The next question to send, while fewer than `window` are under way.
    mutating func next(window: Int, now: Instant) -> Task? {
        while underWay < window, head < order.count {
            let task = order[head]
            head += 1
            if head > 256 && head * 2 > order.count {
                order.removeFirst(head)
                head = 0
            }
            guard let state = sent[task], state == nil else { continue }
            sent[task] = .some(now)
            underWay += 1
            return task
        }
        return nil
    }

    /// Has everything asked again that was sent before an instant.
    mutating func expire(before instant: Instant) {
        guard underWay > 0 else { return }
        let late = sent.compactMap { task, at in at.map { $0 < instant ? task : nil } ?? nil }
        for task in late.sorted(by: CollectorTasks.precedes) { add(task) }
    }

    /// Has everything asked again: the collector is another process.
    mutating func restart() {
        for task in sent.keys.sorted(by: CollectorTasks.precedes) { add(task) }
    }

    /// A fixed order: by job, then HAVE, NOTE, END, CANCEL, FORGET.
    private static func precedes(_ left: Task, _ right: Task) -> Bool {
        rank(left) < rank(right)
    }

    private static func rank(_ task: Task) -> (Int, Int, Int) {
        switch task {
        case .have(let job): (job, 0, 0)
        case .note(let job, let variant): (job, 1, variant)
        case .end(let job): (job, 2, 0)
        case .cancel(let job): (job, 3, 0)
        case .forget(let job): (job, 4, 0)
        }
    }
}
