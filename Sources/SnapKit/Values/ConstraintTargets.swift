/// What `equalTo` and its kin accept: numbers, sizes, points, insets, views, guides, and words of them.
public protocol ConstraintRelatableTarget {}
/// What stands for a constant: numbers, sizes, points and insets.
public protocol ConstraintConstantTarget {}
/// What `offset` accepts.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// What `inset` accepts.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
/// What `inset` accepts by reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
/// What `multipliedBy` and `dividedBy` accept.
public protocol ConstraintMultiplierTarget {
    /// The number.
    var constraintMultiplierTargetValue: CGFloat { get }
}
/// What `priority` accepts.
public protocol ConstraintPriorityTarget {
    /// The number.
    var constraintPriorityTargetValue: Float { get }
}

/// A number that may stand wherever numbers may.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
    ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension Int: ConstraintNumber {
    /// The number.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: ConstraintNumber {
    /// The number.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: ConstraintNumber {
    /// The number.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number.
    public var constraintPriorityTargetValue: Float { self }
}
extension Double: ConstraintNumber {
    /// The number.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintNumber {
    /// The number.
    public var constraintMultiplierTargetValue: CGFloat { self }
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { rawValue }
}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

extension ConstraintConstant {
    /// The constant that a target stands for; nil for views, guides and words of them.
    init?(_ target: Any, byInset: Bool) {
        switch target {
        case let number as any ConstraintNumber:
            let value = number.constraintMultiplierTargetValue
            self =
                byInset
                ? .insets(
                    ConstraintInsets(top: value, left: value, bottom: value, right: value),
                    byInset: true)
                : .number(value)
        case let size as CGSize: self = .size(size)
        case let point as CGPoint: self = .point(point)
        case let insets as ConstraintInsets: self = .insets(insets, byInset: byInset)
        case let insets as ConstraintDirectionalInsets: self = .directionalInsets(insets)
        default: return nil
        }
    }
}
