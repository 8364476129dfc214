import Foundation
import LayoutWorker
import Testing

/// What a pool records and what it does not solve again.
@Suite(.serialized) struct RecordingTests {
    /// A form without ambiguity whose frames are affine in the width with slopes of all kinds, over fine and uneven steps.
    private static func file(
        seed: UInt64, id: String = "form", long: String = "", frames: String? = nil
    ) -> String {
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var children = ""
        var constraints: [String] = []
        for number in 0..<6 {
            children += (number == 0 ? "" : ", ") + "{ \"id\": \"v\(number)\" }"
            let before = number == 0 ? "screen.top" : "v\(number - 1).bottom"
            let share = ["0.5", "0.9", "0.3333", "0.618", "1"][next(5)]
            constraints += [
                "\"v\(number).top == \(before) + \(next(9))\"",
                "\"v\(number).height == \(10 + next(40))\"",
                "\"v\(number).width == screen.width * \(share) - \(next(30))\"",
                next(2) == 0
                    ? "\"v\(number).centerX == screen.centerX\""
                    : "\"v\(number).right == screen.right - \(next(20))\"",
                "\"v\(number).width <= \(300 + next(400)) @ 750\"",
            ]
        }
        let keeps = frames.map { ", \"frames\": \"\($0)\"" } ?? ""
        return """
            { "version": 1,
              "layouts": { "form": {
                "root": { "id": "screen", "children": [ \(children) ] },
                "constraints": [ \(constraints.joined(separator: ", ")) ] } },
              "sweeps": { "all": [
                { "base": "iphone-15", "widths": { "from": 320, "to": 620, "step": 1 },
                  "heights": [667] },
                { "base": "iphone-15", "widths": { "from": 300, "to": 310.25, "step": 0.125 },
                  "heights": [667, 844] } ] },
              "jobs": [ { "id": "\(id)", "layout": "form", "sweep": "all"\(keeps),
                "data": [ { "id": "plain" },
                  { "id": "long", "updates": [ { "set": "v0.height", "to": 77\(long) } ] } ] } ] }
            """
            .replacing(
                "\"updates\": [ { \"set\": \"v0.height\"",
                with: "\"updates\": [ { \"set\": \"h.constant\""
            )
            .replacing("\"v0.height == ", with: "\"h: v0.height == ")
    }

    private func run(_ place: Workplace, _ arguments: [String]) throws -> RunningProgram {
        let program = try RunningProgram(arguments, in: place.folder)
        #expect([0, 1].contains(try program.waitForExit()), "\(program.talk)")
        return program
    }

    @Test(arguments: UInt64(1)...4)
    func linesAreDrawnToTheBytesOfSolve(seed: UInt64) throws {
        let place = try Workplace(file: Self.file(seed: seed))
        let expected = try RunningProgram.run(
            ["solve", "jobs.json", "--format", "ndjson"], in: place.folder
        ).lines
        #expect(expected.count == 2 * (301 + 2 * 83))
        _ = try run(place, ["submit", "jobs.json", "--results", "results", "--workers", "2"])
        #expect(try place.recorded() == expected)
    }

    @Test func framesThatAreNotKeptAreSaidToBeMissing() throws {
        let place = try Workplace(file: Self.file(seed: 5))
        _ = try run(
            place, ["submit", "jobs.json", "--results", "none", "--frames", "none"])
        let program = try run(place, ["results", "none", "--format", "ndjson"])
        #expect(program.output.count == 2 * (301 + 2 * 83))
        #expect(program.output.allSatisfy { $0.contains("\"frames\":null,\"framesKept\":false") })
        #expect(program.talk.contains("were not kept"), "\(program.talk)")
        // The same said in the job's file is the same job: it is there already, and nothing of it is solved again.
        let folder = place.folder.appending(path: "none").path
        let before = try #require(ResultsFolder(opening: folder).jobs().first)
        try place.write(Self.file(seed: 5, frames: "none"))
        _ = try run(place, ["submit", "jobs.json", "--results", "none"])
        let job = try #require(ResultsFolder(opening: folder).jobs().first)
        #expect(job.withoutFrames == job.variants)
        #expect(job.duplicates == before.duplicates)
    }

    @Test func onlyWhatChangedIsSolvedAgain() throws {
        let place = try Workplace(file: Self.file(seed: 6))
        _ = try run(place, ["submit", "jobs.json", "--results", "main"])
        // Another name, and a row of data that says something else: half is new.
        try place.write(Self.file(seed: 6, id: "renamed", long: "8"))
        let expected = try RunningProgram.run(
            ["solve", "jobs.json", "--format", "ndjson"], in: place.folder
        ).lines
        let program = try run(
            place, ["submit", "jobs.json", "--results", "change", "--reuse", "main"])
        #expect(program.talk.contains("taken over: 467 of 934 variants"), "\(program.talk)")
        #expect(try place.recorded("change") == expected)
        let folder = place.folder.appending(path: "change").path
        let job = try #require(ResultsFolder(opening: folder).jobs().first)
        #expect(job.reused == 467)
        #expect(job.recorded == job.variants)
    }
}
