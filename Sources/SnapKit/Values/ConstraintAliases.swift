/// What constraints are made for.
public typealias ConstraintView = UIView
/// A rectangle that constraints are made for and that is never drawn.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The edge of a bar, as controllers gave it before the safe area.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Distances from the edges, positive inwards.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances from the edges by reading direction, positive inwards.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// Whether reading goes from the left or from the right.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// How the sides of a constraint compare.
public typealias ConstraintRelation = NSLayoutConstraint.Relation
