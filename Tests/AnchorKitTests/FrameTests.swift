import AnchorKit
import AuthoringStage
import Testing

/// The worked cases D-01 to D-21 with `o` at (40, 60, 200, 300): frames from seed-systems (b), S-D.
@MainActor @Suite(.serialized) struct FrameTests {
    struct Row: Sendable {
        let name: String
        let frame: [CGFloat]
        let make: @MainActor @Sendable (UIView, UIView) -> Void
    }

    nonisolated static let rows: [Row] = [
        Row(name: "D-02", frame: [50, 70, 180, 280]) { m, o in m.constrainEdges(to: o).inset(10) },
        Row(name: "D-03", frame: [70, 80, 140, 260]) { m, o in
            m.constrainEdges(to: o).insetVertical(20).insetHorizontal(30)
        },
        Row(name: "D-06", frame: [260, 60, 10, 10]) { m, o in
            m.constrain(.leading, to: .trailing, of: o).offset(20)
            m.constrain(.top, to: o)
            m.constrain(to: CGSize(width: 10, height: 10))
        },
        Row(name: "D-07", frame: [64, 60, 152, 10]) { m, o in
            m.constrain(.leading, .trailing, to: o).inset(24)
            m.constrain(.top, to: o)
            m.constrainHeight(to: 10)
        },
        Row(name: "D-09", frame: [40, 190, 10, 10]) { m, o in
            m.constrain(.centerY, to: o, priority: .high).offset(-15)
            m.constrain(.leading, to: o)
            m.constrain(to: CGSize(width: 10, height: 10))
        },
        Row(name: "D-10", frame: [90, 160, 100, 100]) { m, o in
            m.constrainCenter(to: o)
            m.constrain(to: CGSize(width: 100, height: 100))
        },
        Row(name: "D-11", frame: [40, 58, 10, 10]) { m, o in
            m.constrain(.bottom, to: .top, of: o.layoutMarginsGuide)
            m.constrain(.leading, to: o)
            m.constrain(to: CGSize(width: 10, height: 10))
        },
        Row(name: "D-14", frame: [182.5, 60, 10, 10]) { m, o in
            m.constrain(.centerX, toConstant: 0)
            m.constrain(.top, to: o)
            m.constrain(to: CGSize(width: 10, height: 10))
        },
        Row(name: "D-20", frame: [248, 368, 10, 10]) { m, o in
            m.constrainUsingSystemSpacing(.top, .below, .bottom, of: o)
            m.constrainUsingSystemSpacing(.leading, .after, .trailing, of: o)
            m.constrain(to: CGSize(width: 10, height: 10))
        },
    ]

    @Test(arguments: rows) func frameIsTheWorkedOne(_ row: Row) {
        let stage = Stage()
        let o = stage.add("o")
        let m = stage.add("m")
        o.constrain(.left, toConstant: 40)
        o.constrain(.top, toConstant: 60)
        o.constrain(to: CGSize(width: 200, height: 300))
        row.make(m, o)
        #expect(stage.frame(m) == row.frame)
        stage.turn(to: Stage.landscape)
        _ = stage.frame(m)
        stage.turn(to: Stage.portrait)
        #expect(stage.frame(m) == row.frame)
        #expect(stage.messages == [])
    }

    @Test func edgesToTheRootUprightAndTurned() {
        let stage = Stage()
        let m = stage.add("m")
        m.constrainEdges(to: stage.root)
            .inset(UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16))
        #expect(stage.frame(m) == [12, 10, 347, 643])
        stage.turn(to: Stage.landscape)
        #expect(stage.frame(m) == [12, 10, 639, 351])
    }
}
