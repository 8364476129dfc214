extension FramesHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.attempt(attempt)
            ?? WireCheck.burst(first: first, count: count) ?? WireCheck.name(worker, "worker")
            ?? build.flaw
    }
}

extension WireCheck {
    /// A burst: at least one variant, at most `WireLimits.burst`.
    static func burst(first: Int, count: Int) -> String? {
        variants(first, "first") ?? number(count, 1...WireLimits.burst, "count")
            ?? variants(first + count, "first + count")
    }
}

extension AcknowledgeHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.attempt(attempt)
            ?? WireCheck.burst(first: first, count: count)
            ?? WireCheck.bytes(creditBytes, "creditBytes")
    }
}

extension RecordedHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.number(duplicates, 0...Int.max, "duplicates")
            ?? WireCheck.number(mismatches, 0...Int.max, "mismatches")
    }
}

extension HaveHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.name(specification, "specification")
            ?? WireCheck.number(variants, 1...WireLimits.variants, "variants") ?? build?.flaw
            ?? WireCheck.variants(from, "from") ?? reuse?.flaw
    }
}

extension RangesHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.variants(from, "from")
            ?? WireCheck.variants(upTo, "upTo")
            ?? WireCheck.number(duplicates, 0...Int.max, "duplicates")
            ?? WireCheck.number(mismatches, 0...Int.max, "mismatches") ?? build?.flaw
            ?? WireCheck.variants(reused ?? 0, "reused")
    }
}

extension FollowHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? WireCheck.bytes(windowBytes, "windowBytes")
            ?? (from == 0 ? "from is zero" : nil)
    }
}

extension NoteHeader: WireHeader {
    var flaw: String? {
        WireCheck.name(job, "job") ?? quarantined?.flaw ?? WireCheck.text(text, "text")
    }
}

extension EndHeader: WireHeader {
    var flaw: String? { WireCheck.name(job, "job") ?? WireCheck.variants(recorded, "recorded") }
}
