/// A finding that somebody accepts, with the reason.
public struct Waiver: Equatable, Sendable {
    /// Rule; `*` stands for any letters.
    public var rule: NamePattern
    /// Job; `*` stands for any letters.
    public var job: NamePattern
    /// Views that must all be among the finding's; none is any.
    public var views: [NamePattern]
    /// Why it is accepted.
    public var reason: String
    /// The last day it counts; nil is for good.
    public var expires: Day?
    /// Where it was written, such as "waivers.json:3".
    public var place: String

    /// Creates a waiver.
    public init(
        rule: String, job: String = "*", views: [String] = [], reason: String,
        expires: Day? = nil, place: String = ""
    ) {
        self.rule = NamePattern(rule)
        self.job = NamePattern(job)
        self.views = views.map { NamePattern($0) }
        self.reason = reason
        self.expires = expires
        self.place = place
    }

    /// Whether a finding is meant.
    public func matches(_ finding: Finding) -> Bool {
        rule.matches(finding.cause.rule) && job.matches(finding.job)
            && views.allSatisfy { pattern in finding.cause.views.contains(where: pattern.matches) }
    }

    /// Whether it counts no more on a day.
    public func hasExpired(on day: Day) -> Bool { expires.map { $0 < day } ?? false }
}

/// The waivers of a run and what became of them.
public struct WaiverList: Equatable, Sendable {
    /// The waivers, in the order written.
    public let waivers: [Waiver]
    /// The day of the run.
    public let day: Day
    private var uses: [Int]

    /// Creates a list for a day.
    public init(_ waivers: [Waiver], day: Day) {
        self.waivers = waivers
        self.day = day
        uses = waivers.map { _ in 0 }
    }

    /// The findings that no waiver in force accepts; takes note of the waivers that were of use. O(findings × waivers).
    public mutating func remaining(_ findings: [Finding]) -> [Finding] {
        findings.filter { finding in
            var isWaived = false
            for (number, waiver) in waivers.enumerated() where waiver.matches(finding) {
                uses[number] += 1
                if !waiver.hasExpired(on: day) { isWaived = true }
            }
            return !isWaived
        }
    }

    /// How many findings were accepted by waivers in force.
    public var useCount: Int {
        zip(waivers, uses).reduce(0) { $0 + ($1.0.hasExpired(on: day) ? 0 : $1.1) }
    }

    /// What is to be said of the waivers after the run: those that matched nothing, and those that expired.
    public var warnings: [Diagnostic] {
        zip(waivers, uses).compactMap { waiver, uses in
            if waiver.hasExpired(on: day) {
                return Diagnostic(
                    code: "expired-waiver", severity: .warning, file: waiver.place,
                    message:
                        "the waiver of \(waiver.rule.text) expired on \(waiver.expires?.text ?? "")",
                    expected: "the finding repaired, or another day")
            }
            guard uses == 0 else { return nil }
            return Diagnostic(
                code: "unused-waiver", severity: .warning, file: waiver.place,
                message: "the waiver of \(waiver.rule.text) meets no finding",
                expected: "a waiver of something that is found")
        }
    }
}
