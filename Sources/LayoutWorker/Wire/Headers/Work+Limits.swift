extension CreditHeader: WireHeader {
    var flaw: String? {
        WireCheck.number(slots, 0...WireLimits.entries, "slots") ?? WireCheck.list(warm, "warm")
            ?? warm.lazy.compactMap(\.flaw).first
    }
}

extension WarmFamily {
    /// What is wrong with it.
    var flaw: String? {
        WireCheck.name(family, "warm.family") ?? WireCheck.bytes(bytes, "warm.bytes")
            ?? WireCheck.number(pivots, 0...Int.max, "warm.pivots")
            ?? WireCheck.measure(coldMicroseconds, "warm.coldMicroseconds")
            ?? WireCheck.measure(warmMicroseconds, "warm.warmMicroseconds")
            ?? WireCheck.measure(variantBytes, "warm.variantBytes")
    }
}

extension LeaseHeader: WireHeader {
    var flaw: String? {
        if let flaw = WireCheck.shard(shard) { return flaw }
        return WireCheck.name(job, "job") ?? WireCheck.attempt(attempt)
            ?? (ranges.isEmpty ? "ranges are empty" : nil) ?? WireCheck.name(family, "family")
            ?? WireCheck.name(specification, "specification")
            ?? WireCheck.milliseconds(leaseMilliseconds, "leaseMilliseconds")
            ?? WireCheck.milliseconds(variantMilliseconds, "variantMilliseconds")
            ?? WireCheck.number(burst, 1...WireLimits.variants, "burst")
    }
}

extension NeedSpecificationHeader: WireHeader {
    var flaw: String? {
        WireCheck.attempt(attempt) ?? WireCheck.name(specification, "specification")
    }
}

extension BeatHeader: WireHeader {
    var flaw: String? {
        WireCheck.list(chunks, "chunks") ?? WireCheck.list(answers, "answers")
            ?? chunks.lazy.compactMap(\.flaw).first
            ?? answers.lazy.compactMap { WireCheck.attempt($0.attempt) }.first
    }
}

extension ChunkProgress {
    /// What is wrong with it.
    var flaw: String? {
        WireCheck.attempt(attempt) ?? WireCheck.variants(variant, "variant")
            ?? WireCheck.milliseconds(milliseconds, "milliseconds")
    }
}

extension DoneHeader: WireHeader {
    var flaw: String? {
        WireCheck.attempt(attempt) ?? WireCheck.variants(variants, "variants")
            ?? WireCheck.number(microseconds, 0...1 << 50, "microseconds")
            ?? WireCheck.variants(coldBuilds, "coldBuilds")
    }
}

extension FailHeader: WireHeader {
    var flaw: String? {
        WireCheck.attempt(attempt) ?? WireCheck.variants(variant, "variant")
            ?? WireCheck.text(text, "text")
    }
}

extension ReleaseHeader: WireHeader {
    var flaw: String? { WireCheck.attempt(attempt) }
}
