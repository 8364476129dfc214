import Foundation
import Testing

@testable import layoutctl

/// Options that would say nothing beside the others that were given: each is refused before anything is read, since whoever
/// gives one expects something of it.
@Suite struct IdleOptionTests {
    @Test(arguments: [
        ("check - --orientations landscape", "--orientations goes with --devices"),
        ("check - --base iphone-8", "--base goes with --widths or --heights"),
        ("check - --devices iphone-8 --base iphone-8", "--base goes with --widths or --heights"),
        ("sweep - --widths 300 --orientations landscape", "--orientations goes with --devices"),
        (
            "check - --only overlap --assertions a.rules",
            "--assertions does not go with --only"
        ),
        ("check a.xib --as-designed --widths 300", "--widths does not go with --as-designed"),
        ("check - --format junit=", "--format \"junit=\" names no file, as junit=out.xml does"),
        ("solve - --natural-sizes measured", "--natural-sizes goes with --as-designed"),
        ("solve a.xib --as-designed --rounded", "--rounded does not go with --as-designed"),
        ("solve a.xib --as-designed --job a", "--job does not go with --as-designed"),
        ("solve a.xib --as-designed --format csv", "--as-designed prints table or ndjson alone"),
        ("solve - --format csv --trace", "--trace goes with --format table, ndjson"),
        ("sweep - --widths 300 --rounded", "--rounded goes with --format table, ndjson, csv"),
        ("submit - --priority 3", "--priority goes with --controller"),
        ("submit - --key k", "--key goes with --controller"),
        (
            "submit - --controller tcp://127.0.0.1:1 --workers 2",
            "--workers does not go with --controller"
        ),
        (
            "submit - --controller tcp://127.0.0.1:1 --log info",
            "--log does not go with --controller"
        ),
        ("results nowhere --from 3", "--from goes with --follow"),
        ("results nowhere --follow --format csv", "--follow prints ndjson alone"),
        ("results prune nowhere --key k", "--key goes with --controller"),
        ("text measure a --text-size small", "--text-size goes with --style"),
        (
            "text measure a --style body --point-size 12",
            "--point-size does not go with --style"
        ),
        (
            "keys new server --role worker",
            "--role goes with a holder's name; the server has no other role"
        ),
        ("checks overlap --markdown", "unexpected argument \"overlap\""),
    ])
    func areRefused(_ line: String, _ text: String) {
        let console = Console(input: "")
        let code = Program.run(line.split(separator: " ").map(String.init), console: console)
        #expect(code == .usage)
        #expect(console.captured.talk.hasPrefix("error: \(text)\n"), "\(console.captured.talk)")
        #expect(console.captured.results.isEmpty)
    }

    /// Text sizes and directions replace those of the job's own screens; a right-to-left variant for each left-to-right one.
    @Test func traitsReplaceThoseOfTheOwnScreens() {
        let (_, one, _) = CheckCommandTests.run(["-", "--text-sizes", "small"])
        #expect(one.hasPrefix("low  101 variants"), "\(one)")
        let (_, many, _) = CheckCommandTests.run([
            "-", "--text-sizes", "small,large,accessibility1", "--directions", "ltr,rtl",
        ])
        #expect(many.hasPrefix("low  606 variants"), "\(many)")
    }

    @Test(arguments: [
        ["--widths", "1...1e18"], ["--widths", "1...1e7:0.001", "--heights", "1...1e7:0.001"],
        ["--heights", "1...1e300:1e-300"],
    ])
    func aSweepBeyondAllNumbersIsRefused(_ words: [String]) {
        for command in ["check", "sweep"] {
            let console = Console(input: CheckCommandTests.job)
            #expect(Program.run([command, "-"] + words, console: console) == .usage)
            #expect(
                console.captured.talk.hasPrefix("error: the job 'low' has "),
                "\(console.captured.talk)")
        }
    }

    /// Each job has devices of its own: one that only the other file knows is named as unknown.
    @Test func aDeviceMustBeKnownToEveryJob() throws {
        let folder = try BuiltProgram.workFolder()
        let own = CheckCommandTests.job.replacing(
            #""sweeps": {"#,
            with: #"""
                "devices": [ { "id": "wall", "name": "Wall", "idiom": "pad", "scale": 1, "portrait": { "size": [2000, 1000], "safeArea": [0, 0, 0, 0], "horizontal": "regular", "vertical": "regular" } } ],
                "sweeps": {
                """#)
        let other = CheckCommandTests.job.replacing(#""id": "low""#, with: #""id": "other""#)
        let files = try ["own.json": own, "other.json": other].map { name, text in
            let url = folder.appending(path: name)
            try text.write(to: url, atomically: true, encoding: .utf8)
            return url.path
        }.sorted(by: >)
        let console = Console(input: "")
        #expect(
            Program.run(["sweep"] + files + ["--devices", "wall"], console: console) == .usage)
        #expect(
            console.captured.talk.hasPrefix("error: --devices \"wall\": expected a device"),
            "\(console.captured.talk)")
    }
}
