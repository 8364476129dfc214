/// A number of an assertion: lengths, attributes of views, and arithmetic over them (docs/assertions.md, "Numbers").
public indirect enum NumberExpression: Hashable, Sendable {
    /// What is known of a view as a number. Places are in the root's coordinates, points.
    public enum Attribute: String, CaseIterable, Sendable {
        // Edges and middles.
        case left, right, top, bottom, centerX, centerY
        // Edges by reading direction, counted from where reading begins, so that they grow along the line in both.
        case leading, trailing
        // Sizes; the smaller of the two; width / height; width * height.
        case width, height, target, ratio, area
        // Of text: the first baseline's y; lines it takes; size of the font at the variant's text size.
        case baseline, lines, fontSize
    }

    /// A function of several numbers; a selector of several views gives it all their numbers.
    public enum Function: String, CaseIterable, Sendable {
        case min, max, sum, abs
    }

    /// An operation on two numbers.
    public enum Operation: String, CaseIterable, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case over = "/"
    }

    /// A length written out.
    case length(Length)
    /// An attribute of each of some views.
    case attribute(ViewSelector, Attribute)
    /// Hundredths of another number: `10% of screen.width`.
    case percent(Double, of: NumberExpression)
    /// Two numbers taken together.
    case operation(NumberExpression, Operation, NumberExpression)
    /// The opposite number.
    case negated(NumberExpression)
    /// A function of numbers.
    case function(Function, [NumberExpression])
    /// How many views there are.
    case count(ViewSelector)
}
