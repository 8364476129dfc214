import LayoutCore

/// Completes the options that a finding gives to show it again: they know the job and the screen, but not the command line
/// that the job was checked with.
struct Reproduction {
    private var isDesign = false
    private var namesScreens = false
    /// Options that decide what is found, with their values.
    private var carried: [String] = []

    /// Nothing was said on the command line.
    init() {}

    /// Reads what was said.
    init(_ invocation: Invocation) {
        isDesign = invocation.has("as-designed")
        namesScreens = ScreenOptions.areGiven(invocation)
        for option in ["assertions", "only", "skip", "set", "font", "metrics"] {
            carried += invocation.list(option).flatMap { ["--\(option)", $0] }
        }
    }

    /// The finding with options that show it again.
    func completed(_ finding: Finding) -> Finding {
        var completed = finding
        if isDesign {
            completed.reproduction = ["--as-designed", "--job", finding.job]
        } else if namesScreens {
            // The job's own sweep may not have the screen: it is named again, not selected.
            completed.reproduction = finding.reproduction.map { Reproduction.naming[$0] ?? $0 }
        }
        // A comma would separate two jobs.
        if let place = completed.reproduction.firstIndex(of: "--job") {
            completed.reproduction[place + 1] = finding.job.replacing(",", with: "*")
        }
        completed.reproduction += carried
        return completed
    }

    /// Options that name screens for those that select them.
    private static let naming = [
        "--device": "--devices", "--orientation": "--orientations", "--text-size": "--text-sizes",
        "--direction": "--directions",
    ]
}
