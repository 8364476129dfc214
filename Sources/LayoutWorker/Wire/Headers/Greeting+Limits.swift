extension HelloHeader: WireHeader {
    var flaw: String? {
        if let flaw = WireCheck.shard(shard) { return flaw }
        return WireCheck.name(uuid, "uuid") ?? WireCheck.name(name, "name")
            ?? WireCheck.number(cores, 0...65_536, "cores") ?? build.flaw
            ?? WireCheck.number(payloadLimit, 65_536...1 << 30, "payloadLimit")
            ?? WireCheck.list(held, "held") ?? held.lazy.compactMap(\.flaw).first
    }
}

extension HeldChunk {
    /// What is wrong with it.
    var flaw: String? {
        WireCheck.name(job, "held.job") ?? WireCheck.name(specification, "held.specification")
            ?? WireCheck.attempt(attempt)
            ?? WireCheck.number(burst, 1...WireLimits.variants, "held.burst")
    }
}

extension WelcomeHeader: WireHeader {
    var flaw: String? {
        for address in collectors ?? [] where !address.isEmpty {
            if let flaw = WireCheck.name(address, "collectors") { return flaw }
        }
        if let flaw = WireCheck.list(collectors ?? [], "collectors") { return flaw }
        return WireCheck.number(beatMilliseconds, 1...3_600_000, "beatMilliseconds")
            ?? WireCheck.number(leaseMilliseconds, 1...3_600_000, "leaseMilliseconds")
            ?? collector.flatMap { WireCheck.name($0, "collector") }
            ?? WireCheck.bytes(creditBytes, "creditBytes") ?? WireCheck.list(drop, "drop")
    }
}

extension ReasonHeader: WireHeader {
    var flaw: String? { WireCheck.name(code, "code") ?? WireCheck.text(text, "text") }
}

extension ErrorHeader: WireHeader {
    var flaw: String? { WireCheck.name(code, "code") ?? WireCheck.text(text, "text") }
}
