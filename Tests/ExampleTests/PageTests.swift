import Foundation
import LayoutCore
import Testing
import UIKit

@testable import Documented

/// What docs/uikit.md and docs/authoring.md show is in files that are compiled, and does what the pages say.
@MainActor @Suite(.serialized) struct PageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The compiled files, by name.
    private static func pages() throws -> [String: String] {
        let folder = "Tests/Documented/Pages"
        let names = try FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: folder).path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try text("\(folder)/\($0)")) })
    }

    /// Lines without the indentation that all of them have.
    private static func flush(_ lines: [String]) -> String {
        let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        return lines.map { String($0.dropFirst(indents.min() ?? 0)) }.joined(separator: "\n")
    }

    /// The code between backticks of the cells of a column.
    private static func code(_ page: String, column: String) -> [String] {
        var found: [String] = []
        var place: Int?
        for line in page.components(separatedBy: "\n") {
            guard line.hasPrefix("|") else {
                place = nil
                continue
            }
            let cells = line.components(separatedBy: "|").map {
                $0.trimmingCharacters(in: [" "])
            }
            if let place {
                let parts = cells[place].components(separatedBy: "`")
                found += parts.enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
            } else {
                place = cells.firstIndex(of: column)
            }
        }
        return found
    }

    @Test(arguments: ["docs/uikit.md", "docs/authoring.md"])
    func snippetsAreCompiled(path: String) throws {
        let snippets = try Self.text(path).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(snippets.count >= 2)
        let pages = try Self.pages().values.map { $0.components(separatedBy: "\n") }
        for snippet in snippets {
            let lines = snippet.components(separatedBy: "\n")
            let imports = lines.filter { $0.hasPrefix("import ") }
            let body = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }
            let isThere = pages.contains { page in
                imports.allSatisfy(page.contains)
                    && page.indices.dropLast(body.count - 1).contains { start in
                        Self.flush(Array(page[start..<start + body.count]))
                            == body.joined(separator: "\n")
                    }
            }
            #expect(isThere, "\(snippet)")
        }
    }

    @Test func examplesOfTablesAreCompiled() throws {
        let page = try Self.text("docs/authoring.md")
        let examples =
            Self.code(page, column: "Example") + Self.code(page, column: "What is written")
        #expect(examples.count > 100)
        let compiled = try Self.pages().values.joined()
        for example in examples where !example.contains("...") && !compiled.contains(example) {
            Issue.record("\(example) is in no compiled file")
        }
    }

    /// Names of the modules that are no words of theirs: protocols of numbers, and what conformances ask for.
    private static let nameless: Set<String> = [
        "addConstraint", "advanced", "callAsFunction", "cgFloatValue", "childConstraints",
        "constraintMultiplierTargetValue", "constraintPriorityTargetValue", "description",
        "distance", "firstViewAttribute", "hash", "isSizeAttribute", "item", "layoutAttribute",
        "owningItem", "rawValue", "secondViewAttribute", "target", "value", "view", "views",
        "word",
    ]

    @Test(arguments: ["SnapKit", "AnchorKit", "Masonry"])
    func everyWordIsOnThePage(module: String) throws {
        let page = try Self.text("docs/authoring.md")
        let words = Set(page.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let folder = Self.root.appending(path: "Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var known = 0
        for case let name as String in files where name.hasSuffix(".swift") {
            let source = try Self.text("Sources/\(module)/\(name)")
            let declarations = source.matches(
                of: /(?m)^ *(?:@.*)?public (?:[a-z]+(?:\(set\))? )*(?:func|var|let) (\w+)/)
            for word in declarations.map({ String($0.1) }) where !Self.nameless.contains(word) {
                // Families: deprecated names with an underscore, and attributes of a view or its safe area.
                let plain = word.replacing(/^(snp_|mas_safeAreaLayoutGuide|mas_)/, with: "")
                let small = plain.prefix(1).lowercased() + plain.dropFirst()
                let isThere = words.contains(word) || words.contains(small)
                #expect(isThere, "\(module): \(word)")
                known += 1
            }
        }
        #expect(known > 20)
    }

    /// Frames of the direct subviews, from the top.
    private func frames(_ root: UIView) -> [[CGFloat]] {
        root.layoutIfNeeded()
        return root.subviews.map {
            [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
        }
    }

    @Test func snippetsDoWhatThePagesSay() throws {
        #expect(frames(snapKitForm()) == [[15, 163.5, 345, 90]])
        #expect(frames(snapKitOfVersion0()) == [[50, 30, 0, 0]])
        #expect(
            frames(snapKitExtras()) == [
                [0, 0, 330, 185.625], [5, 436, 100, 44], [115, 436, 100, 44], [225, 436, 100, 44],
            ])
        #expect(
            frames(anchorKitBody()) == [[0, 0, 320, 64], [24, 84, 272, 396], [0, 0, 40, 40]])
        #expect(frames(masonryImage()).last == [28, 0, 0, 10])
        let layout = try #require(try recordedInStates().file.layouts["LoginViewController"])
        #expect(layout.states == ["keyboard": [.setConstant("bottom", -320)], "turned": [.rotate]])
    }

    @Test func sweepsAreThoseOfTheJobFile() throws {
        let job = try LayoutJob(view: UIView(), id: "v", on: screensOfMany())
        let blocks = try #require(job.file.sweeps["v"])
        #expect(blocks.map(\.devices) == [["iphone-*", "ipad-mini-6"], []])
        #expect(blocks[0].orientations == [.portrait])
        #expect(blocks[0].textSizes == [.large, .accessibility3])
        #expect(blocks[1].widths == .range(from: 320, to: 1366, step: 2))
        #expect(blocks[1].base == "iphone-15")
        #expect(blocks[1].directions == [.leftToRight, .rightToLeft])
    }

    /// Each line of the table of mistakes is told once and makes nothing but what is right of it.
    @Test func mistakesAreToldOnce() {
        var told: [String] = []
        let before = LayoutLog.handler
        LayoutLog.handler = { told.append($0) }
        defer { LayoutLog.handler = before }
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        for part in [first, second] { view.addSubview(part) }
        snapKitMistakes(first, second)
        view.layoutIfNeeded()
        let words = [
            "cannot be divided by 0", "cannot be set against several attributes",
            "has no relation", "is out of range", "updateConstraints finds no constraint",
            "has no superview yet", "different axes",
        ]
        #expect(told.count == words.count)
        for word in words { #expect(told.filter { $0.contains(word) }.count == 1, "\(word)") }
        #expect(told.allSatisfy { $0.contains("SnapKitPage.swift:") })
    }
}
