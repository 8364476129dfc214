@testable import LayoutWorker

/// One of every message, with everything in it.
enum MessageSamples {
    static let build = EngineBuild(engine: "e1", textModel: "t1")
    static let ranges = VariantRanges([0..<3, 7..<9])
    static let hello = HelloHeader(
        role: .client, minorLow: 0, minorHigh: 0, uuid: "u", name: "n", cores: 0, build: build,
        payloadLimit: WireLimits.payload, held: [])
    static let variant = QuarantinedVariant(
        variant: 4, cause: .crash, attempts: 3, worker: "w", text: "signal 11")
    static let request = JobRequestHeader(request: 3, job: "j")
    static let reason = ReasonHeader(code: "drain", text: "stop")

    static let greetings: [Message] = [
        .hello(hello),
        .hello(
            HelloHeader(
                role: .worker, minorLow: 0, minorHigh: 3, uuid: "u", name: "n", cores: 2,
                build: build, payloadLimit: WireLimits.payload,
                held: [
                    HeldChunk(
                        job: "j", specification: "s", chunk: 1 << 33, attempt: 2, ranges: ranges,
                        burst: 8, isCareful: true)
                ])),
        .welcome(
            WelcomeHeader(
                role: .controller, minor: 0, epoch: 2, beatMilliseconds: 2_000,
                leaseMilliseconds: 10_000, collector: "ipc://c", creditBytes: 0, drop: [7])),
        .drain(reason), .bye(reason),
        .error(ErrorHeader(code: "hello", text: "say it", major: 1)),
    ]

    static let jobs: [Message] = [
        .submit(
            SubmitHeader(
                request: 1, job: "j", specification: "s", family: "f", variants: 1_000_000_000,
                priority: -3, deadlineMilliseconds: 5, attemptLimit: 3), specification: [1, 2, 3]),
        .accepted(
            AcceptedHeader(
                request: 1, job: "j", position: 0, isDuplicate: true, collector: "ipc://c")),
        .rejected(RejectedHeader(request: 1, job: "j", reason: .busy, text: "later")),
        .status(RequestHeader(request: 1)),
        .list(ListHeader(request: 1, after: "i", limit: 10)),
        .explain(request), .cancel(request), .retry(request), .forget(request),
        .forgotten(request),
        .drainWorker(WorkerRequestHeader(request: 1, worker: "w")),
        .reply(ReplyHeader(request: 1, kind: .list), body: Array("[]".utf8)),
        .cancelled(CancelledHeader(request: 1, job: "j", recorded: 5, dropped: 6)),
    ]

    static let work: [Message] = [
        .credit(
            CreditHeader(
                slots: 2,
                warm: [
                    WarmFamily(
                        family: "f", bytes: 5, pivots: 6, coldMicroseconds: 7.5,
                        warmMicroseconds: 0.5, variantBytes: 100)
                ])),
        .lease(
            LeaseHeader(
                job: "j", chunk: 9, attempt: 1, ranges: ranges, family: "f", specification: "s",
                leaseMilliseconds: 10_000, variantMilliseconds: 30_000, burst: 8,
                isCareful: false), specification: []),
        .needSpecification(
            NeedSpecificationHeader(chunk: 9, attempt: 1, specification: "s")),
        .beat(
            BeatHeader(
                number: 5,
                chunks: [
                    ChunkProgress(
                        chunk: 9, attempt: 1, progress: .max, variant: 4, milliseconds: 3)
                ], answers: [.init(chunk: 9, attempt: 1, order: .cancel)], drain: true,
                isReady: false, isFull: true)),
        .done(DoneHeader(chunk: 9, attempt: 1, variants: 5, microseconds: 6, coldBuilds: 1)),
        .fail(FailHeader(chunk: 9, attempt: 1, variant: 4, cause: .limit, text: "long")),
        .release(ReleaseHeader(chunk: 9, attempt: 1, ranges: ranges)),
    ]

    static let results: [Message] = [
        .frames(
            FramesHeader(
                job: "j", chunk: 9, attempt: 1, first: 3, count: 4, worker: "w", build: build,
                sequence: 12), payload: [9, 9]),
        .acknowledge(
            AcknowledgeHeader(
                job: "j", chunk: 9, attempt: 1, first: 3, count: 4, outcome: .recorded,
                creditBytes: 4_194_304)),
        .recorded(
            RecordedHeader(job: "j", ranges: ranges, duplicates: 1, mismatches: 2)),
        .have(
            HaveHeader(
                job: "j", specification: "s", variants: 10, build: build, from: 2, reopens: true,
                question: 8, reuse: build),
            specification: []),
        .ranges(
            RangesHeader(
                job: "j", standing: .open, ranges: ranges, from: 0, upTo: 10, duplicates: 1,
                mismatches: 2, question: 8, build: build, reused: 4)),
        .follow(FollowHeader(job: "j", from: 1, windowBytes: 1_000, restarts: true)),
        .note(NoteHeader(job: "j", quarantined: variant, text: "note")),
        .end(EndHeader(job: "j", state: .doneWithQuarantine, lastSequence: 3, recorded: 9)),
    ]

    static let all = greetings + jobs + work + results
}
