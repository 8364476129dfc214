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
        guard specification.needsTextMeasurer else {
            try self.init(specification, cancellation: cancellation)
            return
        }
        switch model {
        case .success(let model):
            try self.init(specification, textMeasurer: model, cancellation: cancellation)
        case .failure(let error):
            throw DiagnosticList([
                Diagnostic(code: "no-text-model", message: error.text)
            ])
        }
    }
}
