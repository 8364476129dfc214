/// What a block says about one view or guide: `make.left.equalTo(form)`.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintWords {
    private let subject: ConstraintSubject
    private let source: SourceLocation
    private var lines: [ConstraintLine] = []

    private init(_ subject: ConstraintSubject, _ source: SourceLocation) {
        self.subject = subject
        self.source = source
    }

    /// Begins a line.
    public func word(_ attributes: ConstraintWord) -> ConstraintMakerExtendable {
        let line = ConstraintLine(subject, attributes.attributes, source)
        lines.append(line)
        return ConstraintMakerExtendable(line)
    }

    // MARK: The five verbs

    /// Runs a block; its constraints are not active.
    static func prepare(
        _ subject: ConstraintSubject, _ source: SourceLocation, _ block: (ConstraintMaker) -> Void
    ) -> [Constraint] {
        subject.stopTranslatingMask()
        let maker = ConstraintMaker(subject, source)
        block(maker)
        return maker.lines.map(\.constraint)
    }

    /// Runs a block and activates its constraints, all of them and after the block.
    static func make(
        _ subject: ConstraintSubject, _ source: SourceLocation, _ block: (ConstraintMaker) -> Void
    ) {
        for constraint in prepare(subject, source, block) { constraint.activate() }
    }

    /// Removes what was made before and makes what a block says.
    ///
    /// 0.x ran the block before it removed anything.
    static func remake(
        _ subject: ConstraintSubject, _ source: SourceLocation, _ block: (ConstraintMaker) -> Void
    ) {
        guard ConstraintConfig.meaning == .version0 else {
            remove(subject)
            make(subject, source, block)
            return
        }
        let constraints = prepare(subject, source, block)
        remove(subject)
        for constraint in constraints { constraint.activate() }
    }

    /// Gives constraints that were made before the constants of a block.
    static func update(
        _ subject: ConstraintSubject, _ source: SourceLocation, _ block: (ConstraintMaker) -> Void
    ) {
        guard let book = subject.book, !book.constraints.isEmpty else {
            make(subject, source, block)
            return
        }
        for constraint in prepare(subject, source, block) {
            ConstraintUpdate(constraint, among: book.constraints).apply()
        }
    }

    /// Deactivates everything that was made for the item and is active.
    static func remove(_ subject: ConstraintSubject) {
        for constraint in subject.book?.constraints ?? [] { constraint.deactivate() }
    }
}
