/// A header of a message: JSON, and checks of what JSON cannot say.
protocol WireHeader: Codable, Sendable {
    /// What is over a limit or makes no sense; nil when all is well. Checked before sending and after receiving.
    var flaw: String? { get }
}

/// The checks that headers share. Each returns the name of what is wrong.
enum WireCheck {
    /// A name: 1...`WireLimits.name` bytes, no control characters.
    static func name(_ text: String, _ label: String) -> String? {
        let bytes = text.utf8
        if bytes.isEmpty { return "\(label) is empty" }
        if bytes.count > WireLimits.name { return "\(label) is too long" }
        return bytes.contains { $0 < 0x20 || $0 == 0x7F } ? "\(label) has control characters" : nil
    }

    /// A text for people.
    static func text(_ text: String?, _ label: String) -> String? {
        (text?.utf8.count ?? 0) > WireLimits.text ? "\(label) is too long" : nil
    }

    /// A number inside bounds.
    static func number(_ number: Int?, _ bounds: ClosedRange<Int>, _ label: String) -> String? {
        guard let number else { return nil }
        return bounds.contains(number) ? nil : "\(label) is out of bounds"
    }

    /// A list that is not too long.
    static func list(_ list: some Collection, _ label: String) -> String? {
        list.count > WireLimits.entries ? "\(label) has too many entries" : nil
    }

    /// A measurement that is a finite number, not negative.
    static func measure(_ number: Double, _ label: String) -> String? {
        number.isFinite && number >= 0 ? nil : "\(label) is no measurement"
    }

    /// Place of a collector in the controller's list; nil is the first.
    static func shard(_ shard: Int?) -> String? {
        number(shard, 0...WireLimits.entries - 1, "shard")
    }

    /// An attempt number.
    static func attempt(_ attempt: Int) -> String? {
        number(attempt, 1...Int(Int32.max), "attempt")
    }

    /// Milliseconds up to eleven days.
    static func milliseconds(_ milliseconds: Int?, _ label: String) -> String? {
        number(milliseconds, 0...1_000_000_000, label)
    }

    /// A byte count up to 2^50.
    static func bytes(_ bytes: Int, _ label: String) -> String? {
        number(bytes, 0...1 << 50, label)
    }

    /// A number of variants, or an index.
    static func variants(_ variants: Int?, _ label: String) -> String? {
        number(variants, 0...WireLimits.variants, label)
    }
}

extension EngineBuild {
    /// What is wrong with it.
    var flaw: String? {
        WireCheck.name(engine, "engine") ?? WireCheck.name(textModel, "textModel")
    }
}

extension QuarantinedVariant {
    /// What is wrong with it.
    var flaw: String? {
        WireCheck.variants(variant, "variant") ?? WireCheck.text(text, "text")
            ?? WireCheck.text(worker, "worker")
            ?? WireCheck.number(attempts, 0...Int(Int32.max), "attempts")
    }
}
