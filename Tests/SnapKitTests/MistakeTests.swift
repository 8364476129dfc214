import AuthoringStage
import SnapKit
import Testing

/// Where the library would stop the app or stay silent, ours names the line and says what to write (issue table a.2, a.5).
@MainActor @Suite(.serialized) struct MistakeTests {
    struct Row: Sendable {
        let mistake: String
        let message: String
        let write: @MainActor @Sendable (ConstraintMaker, UIView) -> Void
    }

    nonisolated static let rows: [Row] = [
        Row(mistake: "several attributes", message: "cannot be set against several attributes") {
            make, other in make.edges.equalTo(other.snp.size)
        },
        Row(mistake: "no relation", message: "left has no relation") { make, _ in _ = make.left },
        Row(mistake: "axes mixed", message: "different axes") { make, other in
            make.left.equalTo(other.snp.top)
        },
        Row(mistake: "division by zero", message: "cannot be divided by 0") { make, other in
            make.width.equalTo(other).dividedBy(0)
        },
        Row(mistake: "priority", message: "the priority 1001.0 is out of range") { make, _ in
            make.width.equalTo(5).priority(1001)
        },
        Row(mistake: "after constraint", message: "comes after .constraint") { make, _ in
            let line = make.width.equalTo(5)
            _ = line.constraint
            line.offset(7)
        },
    ]

    @Test(arguments: rows) func mistakeIsNamedWithItsPlace(_ row: Row) {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        box.snp.makeConstraints { row.write($0, other) }
        _ = stage.frame(box)
        #expect(stage.messages.count >= 1)
        #expect(stage.messages.first?.contains("MistakeTests.swift:") == true)
        #expect(stage.messages.first?.contains(row.message) == true)
    }

    @Test func withoutASuperview() {
        let stage = Stage.standard()
        let orphan = UIView()
        orphan.accessibilityIdentifier = "orphan"
        orphan.snp.makeConstraints { make in
            make.left.equalTo(5)
            make.top.equalToSuperview()
            make.width.equalTo(20)
        }
        #expect(stage.records(orphan.constraints) == ["?.width == 20"])
        #expect(stage.messages.count == 2)
        #expect(stage.messages.allSatisfy { $0.contains("orphan has no superview") })
    }

    /// What was told once is not told again as a line without a relation.
    @Test func aRatioOfNothingIsToldOnce() {
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in make.aspectRatio(0, 9) }
        #expect(stage.messages.count == 1)
        #expect(stage.records(box.constraints).isEmpty)
    }

    @Test func targetThatIsGone() {
        let stage = Stage.standard()
        let box = stage.add("box")
        var item: ConstraintItem?
        do { item = UIView().snp.left }
        box.snp.makeConstraints { make in
            if let item { make.left.equalTo(item) }
        }
        #expect(stage.messages.first?.contains("is gone: keep it alive") == true)
    }
}
