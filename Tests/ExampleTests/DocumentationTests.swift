import Foundation
import LayoutCore
import Testing
import UIKit

@testable import Documented

/// The example on each page of the documentation is a file that is compiled, and does what the page says.
@MainActor @Suite(.serialized) struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func pagesShowTheFilesThatAreCompiled() throws {
        let files = FileManager.default
        var pages: [String: String] = [:]
        for module in ["UIKit", "SnapKit", "AnchorKit", "Masonry"] {
            let folder = Self.root.appending(path: "Sources/\(module)/\(module).docc")
            let index = try String(
                contentsOf: folder.appending(path: "\(module).md"), encoding: .utf8)
            for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
                guard name.hasSuffix(".md"), name != "\(module).md" else { continue }
                let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                let blocks = page.components(separatedBy: "```swift\n").dropFirst()
                    .compactMap { $0.components(separatedBy: "```").first }
                #expect(blocks.count == 1, "\(name)")
                pages[String(name.dropLast(3))] = blocks.first
                #expect(index.contains("<doc:\(name.dropLast(3))>"), "\(name) is not in the index")
            }
        }
        let folder = Self.root.appending(path: "Tests/Documented")
        var compiled: [String: String] = [:]
        for name in try files.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".swift") {
            compiled[String(name.dropLast(6))] = try String(
                contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        #expect(pages == compiled)
    }

    /// Frames of the views of an example, from the top.
    private func frames(_ root: UIView) -> [[CGFloat]] {
        root.layoutIfNeeded()
        func collect(_ view: UIView) -> [[CGFloat]] {
            view.subviews.flatMap { subview -> [[CGFloat]] in
                let frame = subview.frame
                return [[frame.minX, frame.minY, frame.width, frame.height]] + collect(subview)
            }
        }
        return collect(root)
    }

    @Test func examplesDoWhatTheirPagesSay() throws {
        #expect(frames(makingConstraints()) == [[16, 16, 288, 120], [264, 0, 24, 24]])
        #expect(frames(offsetsAndInsets()) == [[15, 10, 280, 450], [15, 10, 280, 450]])
        #expect(frames(keepingAndUpdating()) == [[0, 100, 320, 80], [0, 0, 75, 75]])
        #expect(frames(priorities()) == [[0, 0, 320, 200]])
        #expect(frames(guides()) == [[0, 0, 320, 80], [140, 260, 40, 40]])
        #expect(frames(liveLayout()) == [[0, 0, 156, 480], [164, 0, 156, 480]])
        let stack = frames(stackViews())
        #expect([stack.first, stack.last] == [[0, 0, 320, 235], [0, 245, 320, 235]])
        #expect(frames(constraining()) == [[0, 0, 320, 64], [24, 84, 272, 372]])
        #expect(frames(makingLines()) == [[12, 12, 48, 48], [68, 12, 240, 48]])
        let job = try recordingJobs()
        let layout = try #require(job.file.layouts["PanelController"])
        #expect(layout.states == ["open": [.setConstant("height", 300)]])
    }
}
