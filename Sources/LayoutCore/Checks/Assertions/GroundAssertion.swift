/// An assertion about certain views of a certain layout: selectors looked up, words spelled out as comparisons.
indirect enum GroundAssertion: Sendable {
    /// A number of a frame in the superview's coordinates.
    enum Side: CaseIterable {
        case x, y, width, height
    }

    /// A number of certain views.
    indirect enum Number: Sendable {
        case length(Length)
        case attribute(AssertionScope.Target, NumberExpression.Attribute)
        /// Where an item is in its superview, as result lines have it; hidden ones too.
        case inSuperview(Int, Side)
        case operation(Number, NumberExpression.Operation, Number)
        case negated(Number)
        /// Of those whose views are there; of none where none is.
        case function(NumberExpression.Function, [Number])
        /// How many are there; without the hidden ones where `visible` says so.
        case count([AssertionScope.Target], visible: Bool)
    }

    /// How neighbours of a row of views lie. Views that are not there are left out.
    enum Sequence: Sendable {
        /// All gaps along an axis are equal.
        case spacing(Axis)
        /// Each before the next, and they share some height.
        case row
        /// Each above the next, and they share some width.
        case column
        /// Each above or before the next.
        case order
    }

    /// The first is not greater than the second by more than the tolerance.
    case atMost(Number, Number, Length)
    /// The two differ by no more than the tolerance.
    case equal(Number, Number, Length)
    case sequence(Sequence, [AssertionScope.Target], Length)
    case condition(AssertionScope.Target, Assertion.Condition)
    case all([GroundAssertion])
    case any([GroundAssertion])
    case not(GroundAssertion)
    case when(Predicate, GroundAssertion)
    /// After a step alone, from 0.
    case step(Int, GroundAssertion)

    /// One thing that is asked of certain views: a finding of its own when it is broken.
    struct Instance: Sendable {
        /// The views it speaks of, in the order written, each once.
        var views: [AssertionScope.Target]
        /// What is asked.
        var assertion: GroundAssertion
    }

}
