internal import Foundation

/// The name of a method, as `#selector` gives it on Apple's platforms; nothing is called by it here.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// The name.
    public let description: String

    /// Creates a selector from its name.
    public init(_ name: String) { description = name }
    /// Creates a selector from its name.
    public init(stringLiteral value: String) { description = value }
}

/// Name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Whether an associated object is kept; both policies keep it here.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The object that was associated with another under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, UInt(bitPattern: key))
}

/// Associates an object with another under a key; nil ends it.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, of: object as AnyObject, UInt(bitPattern: key))
}
