import LayoutCore
import LayoutSolver
import LayoutText
import Testing

/// Labels in a job get their natural size from the standard model (check vector V20).
struct MeasuredJobTests {
    @Test(arguments: [(2.0, 20.5), (3.0, 61.0 / 3)])
    func aLabelInBodySize(scale: Double, height: Double) throws {
        var label = ViewNode(id: "label", kind: .label)
        label.text = LocalizedText(value: "Label")
        let layout = Layout(
            root: ViewNode(id: "root", children: [label]),
            constraints: [
                try Constraint(parsing: "x: label.left == root.left"),
                try Constraint(parsing: "y: label.top == root.top"),
            ])
        let specification = JobSpecification(
            job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: [])
        #expect(specification.needsTextMeasurer)
        var solver = try JobSolver(measuring: specification)
        var environment = Environment(size: Size(320, 480))
        environment.scale = scale
        let result = try solver.solve(Variant(index: 0, environment: environment))
        let isHeightRight = abs(result.values[7] - height) < 0.001
        #expect(isHeightRight)
        #expect(result.status.isEmpty)
    }
}
