/// One point of a job's sweep.
public struct Variant: Equatable, Sendable {
    /// Number in the job's fixed order, from 0.
    public var index: Int
    /// Size, scale, insets, traits, locale.
    public var environment: Environment
    /// Named state; nil is the base state.
    public var state: String?
    /// Index into `Job.data`; nil without data.
    public var data: Int?
    /// Number of the step from 0; the updates of all steps up to it apply. Nil without steps.
    public var step: Int?

    /// Creates a variant.
    public init(
        index: Int, environment: Environment, state: String? = nil, data: Int? = nil,
        step: Int? = nil
    ) {
        self.index = index
        self.environment = environment
        self.state = state
        self.data = data
        self.step = step
    }
}
