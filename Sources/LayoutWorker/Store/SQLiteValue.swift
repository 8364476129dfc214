/// A value of a column or of a parameter.
enum SQLiteValue: Equatable {
    /// NULL.
    case null
    /// A whole number.
    case integer(Int64)
    /// Text.
    case text(String)
    /// Bytes.
    case blob([UInt8])

    /// A whole number.
    static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
}
