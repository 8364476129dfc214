import ExampleScreens
import Foundation
import LayoutCore
import Testing
import UIKit

/// Each screen of Examples/Screens is recorded, written, read and solved on every seventh of its telephones and tablets.
@MainActor @Suite(.serialized) struct ExampleTests {
    /// Screens that are meant to have a conflict somewhere, and those whose place is left open somewhere.
    nonisolated static let conflicting: Set<String> = ["calculator", "two-labels"]

    @Test(arguments: ExampleScreen.all.map(\.name))
    func screenIsReadAndSolved(_ name: String) throws {
        let screen = try #require(ExampleScreen.all.first { $0.name == name })
        let job = try screen.job()
        let path = NSTemporaryDirectory() + "example-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try job.write(to: path)
        let file = try LayoutJob.read(path)
        #expect(file == job.file)
        let specification = try #require(file.specifications.first)
        var solver = try JobSolver(specification)
        var conflicts = 0
        for index in stride(from: 0, to: specification.variantCount, by: 7) {
            let answer = try solver.solve(index)
            #expect(answer.report.failure == nil)
            conflicts += answer.report.conflicts.count
        }
        #expect(specification.variantCount > 0)
        #expect(conflicts == 0 || Self.conflicting.contains(name))
    }

    /// x, y, width and height of a view on the smallest of the old telephones.
    private func frame(
        _ name: String, _ id: String, _ orientation: Orientation, _ state: String?
    ) throws -> [Double] {
        let screen = try #require(ExampleScreen.all.first { $0.name == name })
        let specification = try #require(try screen.job().file.specifications.first)
        var solver = try JobSolver(specification)
        let place = try #require(solver.items.items.firstIndex { $0.id == id })
        let index = try #require(
            (0..<specification.variantCount).first {
                let variant = specification.variant(at: $0)
                return variant.environment.device == "iphone-8"
                    && variant.environment.orientation == orientation && variant.state == state
            })
        return Array(try solver.solve(index).values[(4 * place)..<(4 * place + 4)])
    }

    @Test func framesAreThoseWorkedByHand() throws {
        #expect(try frame("login", "form", .portrait, nil) == [15, 288.5, 345, 90])
        #expect(try frame("login", "form", .landscape, "keyboard.shown") == [15, 17.5, 637, 90])
        #expect(try frame("growing-box", "box", .portrait, "tap.1") == [112.5, 258.5, 150, 150])
        #expect(try frame("growing-box", "box", .landscape, "tap.8") == [146, 0, 375, 375])
        #expect(try frame("four-images", "box", .portrait, "without.1") == [139.5, 200, 96, 32])
        #expect(try frame("four-images", "box", .landscape, "none") == [333.5, 200, 0, 32])
        #expect(try frame("half-width", "half", .landscape, nil) == [0, 0, 333.5, 44])
        #expect(try frame("rotation", "box", .portrait, nil) == [112.5, 258.5, 150, 150])
        #expect(try frame("rotation", "box", .landscape, nil) == [183.5, 112.5, 300, 150])
        #expect(try frame("steps", "box", .portrait, "shrunk") == [137.5, 283.5, 100, 100])
        #expect(try frame("steps", "box", .portrait, "moved") == [112.5, 60, 150, 150])
        #expect(try frame("steps", "box", .portrait, "let.go") == [112.5, 258.5, 150, 150])
    }
}
