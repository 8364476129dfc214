extension SubmitHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.name(specification, "specification")
            ?? WireCheck.name(family, "family")
            ?? WireCheck.number(variants, 1...WireLimits.variants, "variants")
            ?? WireCheck.number(priority, -100...100, "priority")
            ?? WireCheck.milliseconds(deadlineMilliseconds, "deadlineMilliseconds")
            ?? WireCheck.number(attemptLimit, 1...100, "attemptLimit")
    }
}

extension AcceptedHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.variants(position, "position")
            ?? collector.flatMap { WireCheck.name($0, "collector") }
    }
}

extension RejectedHeader: WireHeader {
    var flaw: String? { WireCheck.name(job, "job") ?? WireCheck.text(text, "text") }
}

extension RequestHeader: WireHeader {
    var flaw: String? { nil }
}

extension ListHeader: WireHeader {
    var flaw: String? {
        after.flatMap { WireCheck.name($0, "after") } ?? WireCheck.number(limit, 1...1_000, "limit")
    }
}

extension JobRequestHeader: WireHeader {
    var flaw: String? { WireCheck.name(job, "job") }
}

extension WorkerRequestHeader: WireHeader {
    var flaw: String? { WireCheck.name(worker, "worker") }
}

extension CancelledHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.variants(recorded, "recorded")
            ?? WireCheck.variants(dropped, "dropped")
    }
}

extension ReplyHeader: WireHeader {
    var flaw: String? { nil }
}
