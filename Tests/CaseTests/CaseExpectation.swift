import LayoutCore

/// What a case states of one answer; nil where it states nothing.
struct CaseExpectation {
    var frames: [String: [Double?]] = [:]
    var ambiguous: Set<[String]>?
    var conflicts: [Set<String>]?
    var implicit: [String] = []
    var violated: Set<String>?
    var overlap: Set<Set<String>>?
    var clipped: Set<String>?
    var truncated: Set<String>?
    var contentSize: [String: [Double?]] = [:]
    var fitting: [Double?]?
    /// Frames by scale.
    var rounded: [Double: [String: [Double?]]] = [:]
    var invariants: [String] = []
    var rejected: String?
    var isAccepted = false

    static func alternatives(_ value: Any?, _ place: String) throws -> [CaseExpectation] {
        var fields = try CaseFields(value, place)
        guard let list = fields.take("anyOf") as? [Any] else {
            return [try CaseExpectation(value, place)]
        }
        try fields.finish()
        return try list.map { try CaseExpectation($0, "\(place).anyOf") }
    }

    private init(_ value: Any?, _ place: String) throws {
        var fields = try CaseFields(value, place)
        frames = try Self.frames(fields.take("frames"), "\(place).frames")
        contentSize = try Self.frames(fields.take("contentSize"), "\(place).contentSize")
        fitting = try fields.numbers("fitting")
        ambiguous = (fields.take("ambiguous") as? [[String]]).map { Set($0) }
        conflicts = (fields.take("conflicts") as? [[String]])?.map { Set($0) }
        implicit = fields.take("implicit") as? [String] ?? []
        violated = (fields.take("violated") as? [String]).map { Set($0) }
        overlap = (fields.take("overlap") as? [[String]]).map { Set($0.map { Set($0) }) }
        clipped = (fields.take("clipped") as? [String]).map { Set($0) }
        truncated = (fields.take("truncated") as? [String]).map { Set($0) }
        invariants = fields.take("invariants") as? [String] ?? []
        rejected = fields.take("rejected") as? String
        isAccepted = fields.take("accepted") as? Bool ?? false
        if let scales = fields.take("rounded") as? [String: Any] {
            for (name, frames) in scales {
                guard name.hasPrefix("scale"), let scale = Double(name.dropFirst(5)) else {
                    throw CaseError(description: "\(place).rounded: unknown key '\(name)'")
                }
                rounded[scale] = try Self.frames(frames, "\(place).rounded.\(name)")
            }
        }
        try fields.finish()
    }

    private static func frames(_ value: Any?, _ place: String) throws -> [String: [Double?]] {
        guard let value else { return [:] }
        guard let frames = value as? [String: Any] else {
            throw CaseError(description: "\(place): an object is expected")
        }
        return try frames.mapValues { try CaseFields.numbers($0, place) }
    }
}
