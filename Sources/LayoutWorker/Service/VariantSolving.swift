internal import FoundationEssentials
package import LayoutCore
internal import LayoutSolver
internal import LayoutText

/// Answers the variants of one specification, warm. One thread at a time.
protocol VariantSolving: AnyObject {
    /// Items of the result columns.
    var itemCount: Int { get }
    /// Of which variants the job wants frames.
    var frames: FrameSelection { get }
    /// Bytes held.
    var byteCount: Int { get }
    /// Solves a variant. Throws only when cancelled or when it cannot be solved at all.
    func solve(_ index: Int) throws(SolverError) -> VariantResult
}

/// Makes a solver of a specification's bytes.
struct SolverFactory: Sendable {
    /// Throws diagnostics when the specification is not valid.
    var make: @Sendable ([UInt8], CancellationFlag) throws(DiagnosticList) -> any VariantSolving

    /// The layout engine.
    static func layouts(measuredBy model: Result<TextModel, TextModelError>) -> SolverFactory {
        SolverFactory { (bytes, cancellation) throws(DiagnosticList) in
            try WarmJob(bytes, model, cancellation)
        }
    }
}

/// The layout engine's solver of one job, with the checks that need no more than a screen.
private final class WarmJob: VariantSolving {
    private var solver: JobChecker
    let frames: FrameSelection

    init(
        _ bytes: [UInt8], _ model: Result<TextModel, TextModelError>,
        _ cancellation: CancellationFlag
    ) throws(DiagnosticList) {
        let specification = try JobSpecification(wireBytes: bytes)
        frames = specification.job.frames
        solver = try JobChecker(
            measuring: specification, by: model,
            checks: Checks.all + specification.assertionChecks().map { $0 as any Check },
            cancellation: cancellation)
    }

    var itemCount: Int { solver.items.items.count }

    var byteCount: Int { solver.byteCount }

    func solve(_ index: Int) throws(SolverError) -> VariantResult { try solver.solve(index) }
}

extension JobSpecification {
    /// The specification as it travels and is stored: JSON of a file with one job, keys sorted.
    package func wireBytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(file))
    }

    /// Reads what `wireBytes` wrote.
    package init(wireBytes: [UInt8]) throws(DiagnosticList) {
        let file: JobFile
        do {
            file = try JSONDecoder().decode(JobFile.self, from: Data(wireBytes))
        } catch {
            throw DiagnosticList([
                Diagnostic(
                    code: "bad-specification",
                    message: "the specification cannot be read: \(error)")
            ])
        }
        guard let specification = file.specifications.first else {
            throw DiagnosticList([
                Diagnostic(code: "bad-specification", message: "the specification has no job")
            ])
        }
        self = specification
    }
}
