import FoundationEssentials
import LayoutCore
import LayoutImport
import LayoutText

/// Solves every scene of Interface Builder documents on all devices, at 12 text sizes and with texts of three lengths, in
/// random order, and prints a line of JSON a scene.
func corpus(_ files: [String], scripts: String) throws {
    let model = try TextModel()
    for file in files {
        let bytes = try Array(Data(contentsOf: URL(filePath: file)))
        let name = file.split(separator: "/").suffix(2).joined(separator: "/")
        let document: ImportedDocument
        do throws(DiagnosticList) {
            document = try ImportedDocument(
                bytes, file: name, path: file, options: ImportOptions(measurer: model))
        } catch {
            print("{\"skipped\": \"\(name)\"}")
            continue
        }
        for job in document.jobFile(named: name).specifications {
            try scene(widened(job), model, scripts: scripts)
        }
    }
}

/// The same layout over all screens, text sizes and lengths of text.
private func widened(_ specification: JobSpecification) -> JobSpecification {
    var block = specification.blocks[0]
    block.textSizes = TextSizeCategory.allCases
    var job = specification.job
    var texts: [String: String] = [:]
    var pending = [specification.layout.root]
    while let view = pending.popLast() {
        if let text = view.text { texts[view.id] = text.value }
        pending += view.children
    }
    job.data = [1, 2, 4].map { times in
        Job.DataRow(
            id: "length\(times)",
            texts: texts.mapValues { text in
                Array(repeating: text, count: times).joined(separator: " ")
            })
    }
    return JobSpecification(
        job: job, layout: specification.layout, blocks: [block], devices: specification.devices)
}

private func scene(
    _ specification: JobSpecification, _ model: TextModel, scripts: String
) throws {
    let id = specification.job.id.replacing("\"", with: "")
    var solver: JobSolver
    do throws(DiagnosticList) {
        solver = try JobSolver(specification, textMeasurer: model)
    } catch {
        print("{\"skipped\": \"\(id)\"}")
        return
    }
    var random = SeededGenerator()
    let order = (0..<specification.variantCount).shuffled(using: &random)
    var nanoseconds: [Int] = []
    var (hits, conflicts, failures) = (0, 0, 0)
    // What conflicts build is dropped from time to time: the most there was, not what is left.
    var mostBytes = solver.byteCount
    for index in order {
        let start = now()
        let result = try solver.solve(index)
        nanoseconds.append(now() - start)
        if result.trace.isHit {
            hits += 1
        } else {
            mostBytes = max(mostBytes, solver.byteCount)
        }
        if result.status.contains(.conflict) { conflicts += 1 }
        if result.status.contains(.failed) { failures += 1 }
    }
    let total = nanoseconds.reduce(0, +)
    nanoseconds.sort()
    print(
        "{\"job\": \"\(id)\", \"variants\": \(order.count), \"hits\": \(hits), "
            + "\"conflicts\": \(conflicts), \"failures\": \(failures), "
            + "\"regions\": \(solver.regionCount), \"solvers\": \(solver.builtSolverCount), "
            + "\"bytes\": \(mostBytes), \"total_us\": \(Double(total) / 1000), "
            + "\"median_us\": \(Double(nanoseconds[order.count / 2]) / 1000)}")
    guard conflicts == 0, failures == 0, let start = order.first else { return }
    // The peers edit one problem: what is another configuration would be another problem.
    let first = try solver.numbers(start)
    var script = LinearScript(first.problem, first.parameters)
    var own = 0
    var count = 0
    for index in order.prefix(400) {
        let began = now()
        let next = try solver.numbers(index)
        guard next.problem == first.problem else { continue }
        own += now() - began
        script.append(next.parameters)
        count += 1
    }
    guard count > 100 else { return }
    let file = id.replacing("/", with: "-").replacing(" ", with: "-")
    try Data(script.text.utf8).write(to: URL(filePath: "\(scripts)/corpus-\(file).lcp"))
    print("{\"script\": \"corpus-\(file)\", \"own_us\": \(Double(own) / Double(count) / 1000)}")
}
