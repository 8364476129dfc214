import Foundation
import Testing

/// Storyboards and xibs where commands take files.
@Suite struct DocumentCommandTests {
    /// A xib with a label and a configured button at the top left of a screen.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" userLabel="Form" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <label text="Measured" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                            <rect key="frame" x="0.0" y="0.0" width="50" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                        <button translatesAutoresizingMaskIntoConstraints="NO" id="go">
                            <rect key="frame" x="0.0" y="100" width="60" height="30"/>
                            <state key="normal" title="Button"/>
                            <buttonConfiguration key="configuration" style="filled" title="Measured"/>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/>
                        <constraint firstItem="name" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="c2"/>
                        <constraint firstItem="go" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c3"/>
                        <constraint firstItem="go" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="100" id="c4"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    /// A text as wide as no font would make it.
    private static let metrics = """
        { "version": 1, "scale": 2, "texts": [
          { "text": "Measured", "font": { "size": 17 }, "width": 123, "height": 20.5 } ] }
        """

    /// A folder with the document in two places and the metrics.
    private static func folder() throws -> URL {
        let folder = try BuiltProgram.workFolder()
        for place in ["App/Base.lproj", "Extension/Base.lproj"] {
            let url = folder.appending(path: place)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(document.utf8).write(to: url.appending(path: "Main.xib"))
        }
        try Data(metrics.utf8).write(to: folder.appending(path: "metrics.json"))
        return folder
    }

    private static let path = "App/Base.lproj/Main.xib"

    /// What is written is to be edited: lines of a width that is read, the same for a file and standard output.
    @Test func importWritesLinesToEdit() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try BuiltProgram.shell(
            "layoutctl import \(Self.path) -o a.json && layoutctl import \(Self.path) | cmp - a.json && cat a.json",
            in: folder)
        #expect(result.code == 0, "\(result.talk)")
        let lines = result.results.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 20)
        #expect(lines.last == "")
        #expect(lines.allSatisfy { $0.count < 160 })
    }

    @Test func anEndingInCapitalsIsOneToo() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try BuiltProgram.shell(
            "cp \(Self.path) Form.XIB && layoutctl check Form.XIB --as-designed --format json",
            in: folder)
        #expect(result.results.contains(#""job":"Form/"#), "\(result)")
    }

    @Test func documentsOfOneNameAreToldApart() throws {
        let folder = try Self.folder()
        let result = try BuiltProgram.shell(
            "layoutctl import App/Base.lproj/Main.xib Extension/Base.lproj/Main.xib -o jobs.json && "
                + "layoutctl submit jobs.json --dry-run | cut -d' ' -f1 && "
                + "layoutctl sweep App/Base.lproj/Main.xib Extension/Base.lproj/Main.xib "
                + "--devices iphone-8 | grep -c Main/Form", in: folder)
        #expect(result.code == 0, "\(result.talk)")
        #expect(result.results == "job\nApp/Main/Form\nExtension/Main/Form\nall\n2\n")
    }

    @Test func recordedSizesCountWhereverTextsAreMeasured() throws {
        let folder = try Self.folder()
        let designed = try BuiltProgram.shell(
            "layoutctl solve \(Self.path) --as-designed --metrics metrics.json", in: folder)
        #expect(designed.code == 0, "\(designed.talk)")
        // The columns of every table of frames.
        let rows = designed.results.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(rows.contains(["x", "y", "width", "height"]), "\(designed.results)")
        #expect(rows.contains(["name", "0", "0", "123", "20.5"]), "\(designed.results)")
        // 12 points on each side of the title.
        #expect(
            rows.contains { $0.starts(with: ["go", "0", "100", "147"]) }, "\(designed.results)")
        let recorded = try BuiltProgram.shell(
            "layoutctl solve \(Self.path) --as-designed --format ndjson", in: folder)
        #expect(recorded.results.contains("\"name\":[0,0,50,21]"), "\(recorded.results)")
        let solved = try BuiltProgram.shell(
            "layoutctl solve \(Self.path) --metrics metrics.json --device iphone-8 --orientation portrait "
                + "--format ndjson", in: folder)
        #expect(solved.results.contains("\"name\":[0,0,123,20.5],\"go\":[0,100,147,"))
    }

    @Test func aDeviceIsSelectedByAnyOfItsNames() throws {
        let folder = try Self.folder()
        let result = try BuiltProgram.shell(
            "layoutctl solve \(Self.path) --device iphone-16 --orientation portrait --format ndjson | wc -l",
            in: folder)
        #expect(result.results.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
    }

    @Test(arguments: [
        ("import metrics.json", 3, "import takes .storyboard and .xib files alone"),
        (
            "solve metrics.json --as-designed", 3,
            "--as-designed takes .storyboard and .xib files alone"
        ),
        ("import None.xib", 3, "cannot read None.xib"),
        ("import Half.xib", 3, "Half.xib:8:"),
        ("solve Empty.xib --as-designed", 4, "Empty.xib:1:1: warning: the document holds no view"),
        ("import \(path) --font none.ttf", 3, "none.ttf"),
        ("import \(path) -o none/jobs.json", 3, "cannot write none/jobs.json"),
        ("import \(path) -o App", 3, "cannot write App: Is a directory"),
        ("import \(path) -o jobs.link && [ -L jobs.link ] && exit 9", 9, "jobs.link: 1 job"),
    ])
    func whatCannotBeUsedIsNamed(_ wrong: (line: String, code: Int32, talk: String)) throws {
        let folder = try Self.folder()
        let half = Self.document.prefix(Self.document.count / 3)
        try Data(half.utf8).write(to: folder.appending(path: "Half.xib"))
        try Data("<document/>".utf8).write(to: folder.appending(path: "Empty.xib"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "jobs.link").path, withDestinationPath: "jobs.json")
        try Data().write(to: folder.appending(path: "jobs.json"))
        let result = try BuiltProgram.shell("layoutctl " + wrong.line, in: folder)
        #expect(result.code == wrong.code, "\(result.talk)")
        #expect(result.talk.contains(wrong.talk), "\(result.talk)")
        #expect(result.results.isEmpty)
    }
}
