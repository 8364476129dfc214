/// Something a state machine wants known: a stable word and facts. The service words, stamps and writes it.
struct LogRecord: Equatable, Sendable {
    /// How loud.
    enum Level: String, Sendable {
        case debug
        case info
        case warning
        case error
    }

    /// How loud.
    var level: Level
    /// Stable word, such as "lease-expired".
    var event: String
    /// Facts in a fixed order.
    var fields: [(name: String, value: String)]

    /// Creates a record.
    init(_ level: Level, _ event: String, _ fields: [(name: String, value: String)] = []) {
        self.level = level
        self.event = event
        self.fields = fields
    }

    static func == (left: LogRecord, right: LogRecord) -> Bool {
        left.level == right.level && left.event == right.event
            && left.fields.map(\.name) == right.fields.map(\.name)
            && left.fields.map(\.value) == right.fields.map(\.value)
    }
}
