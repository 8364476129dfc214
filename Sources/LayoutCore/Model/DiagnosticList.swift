/// All mistakes found in one input, in the order of their places. Never empty when thrown.
public struct DiagnosticList: Error, Equatable, Sendable {
    /// Most mistakes told of one input; looking for what was meant costs time with each.
    package static let most = 100

    /// The mistakes.
    public var diagnostics: [Diagnostic]

    /// Creates a list.
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
