public import LayoutCore
public import LayoutSolver

extension TextModel {
    /// The model with the packages' fonts and nothing of an app's, opened at its first use and shared by all jobs.
    public static let standard = Result { () throws(TextModelError) in try TextModel() }

    /// Version of a model; "none" where there is none.
    public static func version(of model: Result<TextModel, TextModelError>) -> String {
        (try? model.get())?.modelVersion ?? "none"
    }
}

extension JobSolver {
    /// Prepares a job whose texts a model measures.
    ///
    /// Throws a diagnostic when texts must be measured and there is no model: solving without would give answers that
    /// look right and are not.
    public init(
        measuring specification: JobSpecification,
        by model: Result<TextModel, TextModelError> = TextModel.standard,
        cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        try self.init(
            specification, textMeasurer: try specification.measurer(model),
            cancellation: cancellation)
    }
}

extension JobChecker {
    /// Prepares the checks of a job whose texts a model measures. Throws as the solver does.
    public init(
        measuring specification: JobSpecification,
        by model: Result<TextModel, TextModelError> = TextModel.standard,
        checks: [any Check] = Checks.all, options: CheckOptions = .standard,
        cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        try self.init(
            specification, checks: checks, options: options,
            textMeasurer: try specification.measurer(model), cancellation: cancellation)
    }
}

extension JobSpecification {
    /// The measurer where texts must be measured.
    fileprivate func measurer(
        _ model: Result<TextModel, TextModelError>
    ) throws(DiagnosticList) -> TextModel? {
        guard needsTextMeasurer else { return nil }
        switch model {
        case .success(let model): return model
        case .failure(let error):
            throw DiagnosticList([
                Diagnostic(code: "no-text-model", message: error.text)
            ])
        }
    }
}
