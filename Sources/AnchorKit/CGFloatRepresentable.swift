/// Any number: constants, multipliers and insets take all kinds.
public protocol CGFloatRepresentable {
    /// The number.
    var cgFloatValue: CGFloat { get }
}

extension CGFloatRepresentable where Self: BinaryInteger {
    /// The number.
    public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension CGFloatRepresentable where Self: BinaryFloatingPoint {
    /// The number.
    public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension Int: CGFloatRepresentable {}
extension Int8: CGFloatRepresentable {}
extension Int16: CGFloatRepresentable {}
extension Int32: CGFloatRepresentable {}
extension Int64: CGFloatRepresentable {}
extension UInt: CGFloatRepresentable {}
extension UInt8: CGFloatRepresentable {}
extension UInt16: CGFloatRepresentable {}
extension UInt32: CGFloatRepresentable {}
extension UInt64: CGFloatRepresentable {}
extension Float: CGFloatRepresentable {}
extension Double: CGFloatRepresentable {}
extension CGFloat: CGFloatRepresentable {}
extension NSNumber: CGFloatRepresentable {
    /// The number.
    public var cgFloatValue: CGFloat { CGFloat(doubleValue) }
}
