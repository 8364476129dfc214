import LayoutCore
import LayoutImport
import LayoutSolver
import Testing

/// A form with one of each: what the importer makes of it, as designed and for any screen.
@Suite struct DocumentTests {
    @Test func framesAreTheDocuments() throws {
        let document = try Fixture.designed("Form.storyboard")
        let frames = try Fixture.frames(document)
        let pictureTop = 59 + 8 + 61.0 / 3 + 20
        let switchTop = pictureTop + 90 + 10
        let expected: [String: [Double]] = [
            "root": [0, 0, 393, 852],
            // 104 wide in the middle of 393 is at 144.5, which 3 pixels a point round to 144.67.
            "title": [434.0 / 3, 67, 104, 61.0 / 3],
            "picture": [16, pictureTop, 160, 90],
            // The switch is aligned at 49 points and drawn 51 wide.
            "toggle": [393 - 16 - 49, switchTop, 51, 31],
            // The slider is aligned 2 points inside its frame at both sides, and half a point is a pixel and a half.
            "level": [14, switchTop + 2.0 / 3, 393 - 16 - 49 - 12 - 16 + 4, 31],
            "pinned": [40, 700, 120, 30],
            "wide": [0, 852 - 34 - 50, 131, 50],
        ]
        for (id, frame) in expected {
            let found = try #require(frames[id])
            let difference = zip(found, frame).map { abs($0 - $1) }.max() ?? 0
            #expect(difference < 0.001, "\(id): \(found) instead of \(frame)")
        }
    }

    @Test func marginsFollowSafeAreaSuperviewAndScrolling() throws {
        let frames = try Fixture.frames(Fixture.designed("Nested.storyboard"))
        // The stack lies under the status bar: its margin of 5 grows by 44. The hidden view takes neither room nor gap.
        #expect(frames["first"] == [10, 49, 384, 40])
        #expect(frames["second"] == [10, 97, 384, 88])
        // The centre of a scroll view is its viewport's: the page is as wide as it.
        #expect(frames["page"] == [0, 0, 414, 900])
        // Scrolled content has the plain margins.
        #expect(frames["text"] == [8, 8, 398, 884])
        // 20 from the root's edge, of which the view is 6 away, and above the home indicator.
        #expect(frames["inside"] == [14, 8, 374, 50])
    }

    @Test func theCentreWithinAScrollViewsMarginsIsItsViewportsToo() throws {
        let text = try Fixture.text("Nested.storyboard").replacing(
            "secondAttribute=\"centerX\" id=\"s5c\"",
            with: "secondAttribute=\"centerXWithinMargins\" id=\"s5c\"")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["page"] == [0, 0, 414, 900])
    }

    @Test(arguments: [("3/4", 0.75), ("20%", 0.2), ("2 : 5", 0.4), ("1.25", 1.25)])
    func aMultiplierIsANumberARatioOrAShare(_ written: (text: String, value: Double)) throws {
        let text = try Fixture.text("Form.storyboard")
            .replacing("multiplier=\"16:9\"", with: "multiplier=\"\(written.text)\"")
        let scene = try #require(Fixture.document(text).scenes.first)
        let ratio = try #require(scene.layout.constraints.first { $0.name == "ratio" })
        #expect(ratio.multiplier == written.value)
    }

    @Test func placesAndMistakesAreSaid() throws {
        let document = try Fixture.designed("Form.storyboard")
        let missing = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect(missing.code == "unknown-item")
        #expect(missing.line == 66)
        #expect(missing.column == 29)
        let scene = try #require(document.scenes.first)
        #expect(scene.name == "Form")
        #expect(scene.id == "root")
        let title = try #require(scene.layout.root.children.first)
        #expect(title.source == "Test.storyboard:12:29")
        #expect(title.text?.value == "Name & place")
        #expect(title.font == FontDescription(size: 17, textStyle: "headline"))
        #expect(title.hugging == AxisPair(horizontal: 251, vertical: 251))
        let gap = try #require(scene.layout.constraints.first { $0.name == "gap" })
        #expect(gap.source == "Test.storyboard:53:29")
        let ratio = try #require(scene.layout.constraints.first { $0.name == "ratio" })
        #expect(ratio.multiplier == 16.0 / 9)
        let soft = try #require(scene.layout.constraints.first { $0.name == "b3" })
        #expect(soft.priority == 750)
    }

    @Test func sizeClassesBecomeRules() throws {
        let document = try Fixture.document(Fixture.text("Form.storyboard"))
        let scene = try #require(document.scenes.first)
        let names = scene.layout.constraints.map(\.name)
        #expect(names.contains("tall") && names.contains("short"))
        #expect(!names.contains("b4"), "what exists at design time only is left out")
        let flat = Predicate.sizeClass(.vertical, .compact)
        let high = Predicate.sizeClass(.vertical, .regular)
        #expect(
            scene.layout.rules.contains(
                Layout.Rule(predicate: flat, updates: [.deactivate(["tall"])])))
        #expect(
            scene.layout.rules.contains(
                Layout.Rule(predicate: high, updates: [.deactivate(["short"])])))
        #expect(
            scene.layout.rules.contains(
                Layout.Rule(predicate: flat, updates: [.setConstant("gap", 5)])))
    }

    @Test func masksFollowTheSuperview() throws {
        let document = try Fixture.document(Fixture.text("Form.storyboard"))
        let scene = try #require(document.scenes.first)
        var block = SweepBlock()
        block.widths = .values([493])
        block.heights = .values([952])
        let specification = JobSpecification(
            job: Job(id: "masks", layout: "form", sweep: "one"), layout: scene.layout,
            blocks: [block])
        var solver = try JobSolver(specification)
        let result = try solver.solve(0)
        let number = try #require(solver.items.items.firstIndex { $0.id == "pinned" })
        let frame = Array(result.values[number * 4..<number * 4 + 4])
        // Both flexible edges give way: the distances from the right and from the bottom stay.
        #expect(frame == [140, 800, 120, 30])
    }
}
