import Foundation
import LayoutWorker
import Testing

/// The daemons of a pool as processes, over socket files.
private final class Daemons {
    let place: Workplace
    private(set) var controller: RunningProgram
    let collector: RunningProgram
    private(set) var workers: [RunningProgram] = []

    private var addresses: [String: String] = [:]

    init(_ place: Workplace, workers count: Int = 2) throws {
        self.place = place
        for name in ["clients", "workers", "frames", "results"] {
            addresses[name] = "ipc://\(place.folder.path)/\(name).socket"
        }
        controller = try Daemons.controller(place, addresses)
        collector = try RunningProgram(
            [
                "collector", "--results", "results", "--workers-address", addresses["frames"] ?? "",
                "--clients", addresses["results"] ?? "", "--controller",
                addresses["workers"] ?? "",
            ], in: place.folder)
        try controller.waitForTalk("controller:")
        try collector.waitForTalk("collector:")
        for _ in 0..<count { try startWorker() }
    }

    /// Whatever a failed test left.
    deinit { for program in workers + [controller, collector] { program.signal(SIGKILL) } }

    private static func controller(
        _ place: Workplace, _ addresses: [String: String]
    ) throws -> RunningProgram {
        try RunningProgram(
            [
                "controller", "--folder", "queue", "--clients", addresses["clients"] ?? "",
                "--workers-address", addresses["workers"] ?? "", "--collector",
                addresses["frames"] ?? "",
                "--results-address", addresses["results"] ?? "",
            ], in: place.folder)
    }

    func startWorker() throws {
        workers.append(
            try RunningProgram(
                ["worker", "--controller", addresses["workers"] ?? ""], in: place.folder))
    }

    func restartController() throws { controller = try Daemons.controller(place, addresses) }

    /// Hands the job over and gives what is said of it.
    @discardableResult func submit() throws -> [String] {
        let (code, lines) = try RunningProgram.run(
            ["submit", "jobs.json", "--controller", addresses["clients"] ?? ""], in: place.folder)
        #expect(code == 0)
        return lines
    }

    /// Hands the job over and stays until it ends.
    func submitAndFollow() throws -> RunningProgram {
        try RunningProgram(
            ["submit", "jobs.json", "--follow", "--controller", addresses["clients"] ?? ""],
            in: place.folder)
    }

    /// Prints results as they are recorded, until the job ends.
    func follow() throws -> RunningProgram {
        try RunningProgram(["results", "results", "--follow"], in: place.folder)
    }
}

@Suite(.serialized) struct DaemonTests {
    /// One of two workers and the controller are killed in the middle; the controller comes back.
    @Test func aPoolSurvivesKills() throws {
        let place = try Workplace(widths: 300)
        let daemons = try Daemons(place)
        try daemons.submit()
        let follower = try daemons.follow()
        try follower.waitForLines(10)
        daemons.workers[0].signal(SIGKILL)
        daemons.controller.signal(SIGKILL)
        #expect(try daemons.controller.waitForExit() == 128 + SIGKILL)
        try daemons.restartController()
        #expect(try follower.waitForExit() == 0)

        let expected = try place.solved()
        #expect(follower.output.count == 1_800)
        #expect(expected.count == 1_800)
        #expect(try place.recorded() == expected)
    }

    /// Who follows a job that waits is told why, once, and goes on when the reason is gone. Who hands it over again is told
    /// too.
    @Test func followingSaysWhatIsWaitedFor() throws {
        let place = try Workplace(widths: 10)
        let daemons = try Daemons(place, workers: 0)
        let follower = try daemons.submitAndFollow()
        try follower.waitForTalk("waiting: form: no worker")
        let said = try daemons.submit().last ?? ""
        #expect(said.contains("there already; no worker is connected"), "\(said)")
        try daemons.startWorker()
        #expect(try follower.waitForExit() == 0)
        #expect(follower.output.count == 60)
    }

    /// SIGTERM: a worker finishes its variant, hands back the rest and ends; so do the others after it.
    @Test func terminationDrains() throws {
        let place = try Workplace(widths: 300)
        let daemons = try Daemons(place)
        try daemons.submit()
        let follower = try daemons.follow()
        try follower.waitForLines(10)
        daemons.workers[0].signal(SIGTERM)
        #expect(try daemons.workers[0].waitForExit() == 0)
        #expect(try follower.waitForExit() == 0)
        #expect(try place.recorded() == place.solved())
        for program in [daemons.workers[1], daemons.controller, daemons.collector] {
            program.signal(SIGTERM)
            #expect(try program.waitForExit() == 0)
        }
    }
}

@Suite struct UpTests {
    /// One command serves clients; killed it leaves no worker, and goes on in the same folder.
    @Test func oneCommandRunsAPool() throws {
        let place = try Workplace(widths: 300)
        let clients = "ipc://\(place.folder.path)/clients.socket"
        let arguments = [
            "up", "--folder", "pool", "--workers", "2", "--clients", clients, "--results-address",
            "ipc://\(place.folder.path)/results.socket",
        ]
        let first = try RunningProgram(arguments, in: place.folder)
        try first.waitForTalk("up:")
        let submit = ["submit", "jobs.json", "--controller", clients]
        #expect(try RunningProgram.run(submit, in: place.folder).code == 0)
        let follower = try RunningProgram(["results", "pool", "--follow"], in: place.folder)
        try follower.waitForLines(10)
        first.signal(SIGKILL)
        try first.waitForEndOfOutput()
        let second = try RunningProgram(arguments, in: place.folder)
        #expect(try follower.waitForExit() == 0)
        #expect(try place.recorded("pool") == place.solved())
        second.signal(SIGTERM)
        #expect(try second.waitForExit() == 0)
    }

    /// Who follows a job on a pool is told errors as workers find them, beside the variants.
    @Test func followingSaysErrors() throws {
        let place = try Workplace(widths: 300)
        let clients = "ipc://\(place.folder.path)/clients.socket"
        let pool = try RunningProgram(
            [
                "up", "--folder", "pool", "--workers", "2", "--clients", clients,
                "--results-address",
                "ipc://\(place.folder.path)/results.socket",
            ], in: place.folder)
        try pool.waitForTalk("up:")
        let follower = try RunningProgram(
            ["submit", "jobs.json", "--controller", clients, "--follow"], in: place.folder)
        try follower.waitForTalk("error: form: ambiguous:")
        #expect(try follower.waitForExit() == 0)
        #expect(follower.output.count == 1_800)
        pool.signal(SIGTERM)
        #expect(try pool.waitForExit() == 0)
    }
}
