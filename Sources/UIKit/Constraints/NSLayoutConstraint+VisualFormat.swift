internal import Foundation
internal import LayoutCore
internal import LayoutSolver

extension NSLayoutConstraint {
    /// The constraints of a visual format such as `H:|-[name]-10-[field(>=80)]-|`.
    ///
    /// A format with a mistake gives none, and the mistake is told with its place.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any], fileID: String = #fileID,
        line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let source = SourceLocation(file: fileID, line: line)
        var reading = FormatReading(views)
        for (name, value) in metrics ?? [:] {
            if let number = value as? NSNumber {
                reading.names.parameters[name] = number.doubleValue
            } else if let number = value as? CGFloat {
                reading.names.parameters[name] = Double(number)
            } else if let number = value as? Double {
                reading.names.parameters[name] = number
            } else if let number = value as? Int {
                reading.names.parameters[name] = Double(number)
            } else if let number = value as? Float {
                reading.names.parameters[name] = Double(number)
            }
        }
        do {
            return try opts.model.constraints(format, names: reading.names)
                .compactMap { reading.live($0, source) }
        } catch {
            var mistake = error
            mistake.message += " in the visual format \"\(format)\""
            LayoutLog.report("\(source.text): \(DiagnosticText.line(mistake))")
            return []
        }
    }
}

/// The names of a visual format and what they stand for.
@MainActor
private struct FormatReading {
    /// Name that stands for the superview.
    private static let superview = "|superview"

    var names = LayoutNames(items: [:], parameters: [:])
    private var items: [String: AnyObject] = [:]

    init(_ views: [String: Any]) {
        for (name, value) in views {
            let item = value as AnyObject
            items[name] = item
            names.items[name] = 0
            let above: UIView? =
                (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
            guard let above else { continue }
            let known = views.first { ($0.value as AnyObject) === above }?.key
            let key = known ?? "\(Self.superview)\(ObjectIdentifier(above).hashValue)"
            items[key] = above
            names.items[key] = 0
            names.superviews[name] = key
        }
    }

    func live(_ model: Constraint, _ source: SourceLocation) -> NSLayoutConstraint? {
        guard let first = items[model.first.item.id] else { return nil }
        let second = model.second.flatMap { items[$0.item.id] }
        let constraint = NSLayoutConstraint()
        constraint.set(
            first: first, NSLayoutConstraint.Attribute(model.first.attribute),
            NSLayoutConstraint.Relation(model.relation), second: second,
            model.second.map { NSLayoutConstraint.Attribute($0.attribute) } ?? .notAnAttribute,
            multiplier: CGFloat(model.multiplier), constant: CGFloat(number(model.constant)),
            source: source)
        constraint.priority = UILayoutPriority(Float(model.priority))
        return constraint
    }

    private func number(_ constant: ConstantValue) -> Double {
        switch constant {
        case .number(let value): value
        case .parameter(let name, let negated):
            (negated ? -1 : 1) * (names.parameters[name] ?? 0)
        case .systemSpacing(let factor): factor * VisualFormat.systemSpacing
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The options in the model.
    fileprivate var model: VisualFormat {
        let alignments: [(NSLayoutConstraint.FormatOptions, LayoutAttribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return VisualFormat(
            alignments: alignments.filter { contains($0.0) }.map(\.1),
            direction: contains(.directionRightToLeft)
                ? .rightToLeft
                : contains(.directionLeftToRight) ? .leftToRight : .leadingToTrailing,
            spacing: contains(.spacingBaselineToBaseline) ? .baselines : .edges)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute of the model.
    init(_ model: LayoutAttribute) {
        switch model {
        case .left: self = .left
        case .right: self = .right
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .top: self = .top
        case .bottom: self = .bottom
        case .width: self = .width
        case .height: self = .height
        case .centerX: self = .centerX
        case .centerY: self = .centerY
        case .firstBaseline: self = .firstBaseline
        case .lastBaseline: self = .lastBaseline
        case .leftMargin: self = .leftMargin
        case .rightMargin: self = .rightMargin
        case .leadingMargin: self = .leadingMargin
        case .trailingMargin: self = .trailingMargin
        case .topMargin: self = .topMargin
        case .bottomMargin: self = .bottomMargin
        case .centerXWithinMargins: self = .centerXWithinMargins
        case .centerYWithinMargins: self = .centerYWithinMargins
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation of the model.
    init(_ model: Relation) {
        switch model {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
