import Foundation

/// Why a case file could not be used: the runner never skips anything in silence.
struct CaseError: Error, CustomStringConvertible {
    var description: String
}

/// The keys of one JSON object; `finish` fails when one was not taken, so that no expectation is overlooked.
struct CaseFields {
    private var values: [String: Any]
    private let place: String

    init(_ value: Any?, _ place: String) throws {
        guard let values = value as? [String: Any] else {
            throw CaseError(description: "\(place): an object is expected")
        }
        self.values = values
        self.place = place
    }

    mutating func take(_ key: String) -> Any? {
        guard let value = values.removeValue(forKey: key), !(value is NSNull) else { return nil }
        return value
    }

    mutating func text(_ key: String) throws -> String {
        guard let text = take(key) as? String else {
            throw CaseError(description: "\(place): '\(key)' must be a text")
        }
        return text
    }

    mutating func number(_ key: String) throws -> Double {
        guard let number = take(key) as? Double else {
            throw CaseError(description: "\(place): '\(key)' must be a number")
        }
        return number
    }

    mutating func texts(_ key: String) throws -> [String] {
        guard let texts = take(key) as? [String] else {
            throw CaseError(description: "\(place): '\(key)' must be a list of texts")
        }
        return texts
    }

    /// Numbers, null among them where `nil` stands.
    mutating func numbers(_ key: String) throws -> [Double?]? {
        guard let value = take(key) else { return nil }
        return try Self.numbers(value, "\(place).\(key)")
    }

    static func numbers(_ value: Any, _ place: String) throws -> [Double?] {
        guard let list = value as? [Any] else {
            throw CaseError(description: "\(place): a list of numbers is expected")
        }
        return try list.map { element in
            if element is NSNull { return nil }
            guard let number = element as? Double else {
                throw CaseError(description: "\(place): \(element) is not a number")
            }
            return number
        }
    }

    mutating func skip(_ keys: String...) {
        for key in keys { values[key] = nil }
    }

    func finish() throws {
        guard let key = values.keys.min() else { return }
        throw CaseError(description: "\(place): unknown key '\(key)'")
    }
}
