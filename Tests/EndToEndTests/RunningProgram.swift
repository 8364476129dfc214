import Foundation

/// `layoutctl` as a process that runs beside the test: its lines as they come, signals, its end.
final class RunningProgram: @unchecked Sendable {
    /// Why a wait was given up. A guard against hanging for ever, not a promise about speed.
    struct Stuck: Error, CustomStringConvertible {
        var description: String
    }

    /// Longest wait for anything, seconds.
    static let patience = 120.0

    /// The program beside the tests.
    static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "layoutctl")

    private let process = Process()
    private let condition = NSCondition()
    private var lines: [String] = []
    private var talkLines: [String] = []
    private var openEnds = 2

    /// Starts the program in a folder.
    init(_ arguments: [String], in folder: URL) throws {
        process.executableURL = RunningProgram.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        let talk = Pipe()
        process.standardOutput = output
        process.standardError = talk
        try process.run()
        for (pipe, isOutput) in [(output, true), (talk, false)] {
            let reader = pipe.fileHandleForReading
            Thread.detachNewThread { [self] in read(reader, isOutput) }
        }
    }

    private func read(_ handle: FileHandle, _ isOutput: Bool) {
        var rest = Data()
        while true {
            let data = handle.availableData
            if data.isEmpty { break }
            rest += data
            var complete: [String] = []
            while let end = rest.firstIndex(of: 10) {
                complete.append(String(decoding: rest[..<end], as: UTF8.self))
                rest = rest[rest.index(after: end)...]
            }
            condition.withLock {
                if isOutput { lines += complete } else { talkLines += complete }
                condition.broadcast()
            }
        }
        condition.withLock {
            openEnds -= 1
            condition.broadcast()
        }
    }

    private func wait(for what: String, _ isThere: () -> Bool) throws {
        let deadline = Date(timeIntervalSinceNow: RunningProgram.patience)
        try condition.withLock {
            while !isThere() {
                if !condition.wait(until: deadline) {
                    throw Stuck(description: "waited for \(what) in vain; it said: \(talkLines)")
                }
            }
        }
    }

    /// Waits until so many lines came, or the output ended.
    func waitForLines(_ count: Int) throws {
        try wait(for: "\(count) lines") { lines.count >= count || openEnds == 0 }
    }

    /// Waits until a line of standard error begins so.
    func waitForTalk(_ beginning: String) throws {
        try wait(for: "\"\(beginning)\"") {
            openEnds == 0 || talkLines.contains { $0.hasPrefix(beginning) }
        }
    }

    /// Waits until nobody holds the output open any more: the program and all it started are gone.
    func waitForEndOfOutput() throws {
        try wait(for: "the end of the output") { openEnds == 0 }
    }

    /// Waits for the end and gives the exit code; that of a signal is 128 and its number.
    @discardableResult
    func waitForExit() throws -> Int32 {
        try waitForEndOfOutput()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return process.terminationStatus + (isSignal ? 128 : 0)
    }

    /// Sends a signal.
    func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Processes this one started and did not wait for yet.
    var children: [pid_t] {
        let id = process.processIdentifier
        let list = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Lines of standard output so far.
    var output: [String] { condition.withLock { lines } }

    /// Standard error so far.
    var talk: String { condition.withLock { talkLines.joined(separator: "\n") } }

    /// Runs the program to its end.
    static func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, lines: [String])
    {
        let program = try RunningProgram(arguments, in: folder)
        let code = try program.waitForExit()
        return (code, program.output)
    }
}
