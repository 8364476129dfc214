import Foundation

/// Reads the strings of one locale from a `.strings` file, or of all from a `.xcstrings` catalog.
enum StringsFile {
    /// Most bytes of one file.
    static let byteLimit = 16 << 20

    /// The strings of a `.strings` file by key; what cannot be read is left out.
    static func strings(_ bytes: [UInt8]) -> [String: String] {
        var reader = Reader(scalars: Array(text(bytes).unicodeScalars))
        return reader.read()
    }

    /// The strings of a catalog by locale and key.
    static func catalog(_ bytes: [UInt8]) -> [String: [String: String]] {
        guard
            let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            let entries = root["strings"] as? [String: Any]
        else { return [:] }
        var tables: [String: [String: String]] = [:]
        for (key, entry) in entries {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
            for (locale, localization) in localizations ?? [:] {
                let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any]
                if let value = unit?["value"] as? String {
                    tables[locale, default: [:]][key] = value
                }
            }
        }
        return tables
    }

    /// Text in UTF-16 with a mark, else UTF-8.
    private static func text(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: Data(bytes), encoding: .utf16) ?? ""
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `"key" = "value";`, with comments between.
    private struct Reader {
        var scalars: [Unicode.Scalar]
        var place = 0

        init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

        mutating func read() -> [String: String] {
            var table: [String: String] = [:]
            while let key = string() {
                guard skip("="), let value = string() else { continue }
                _ = skip(";")
                table[key] = value
            }
            return table
        }

        /// The next quoted string, whatever stands before it.
        private mutating func string() -> String? {
            while place < scalars.count, scalars[place] != "\"" {
                if !skipComment() { place += 1 }
            }
            guard place < scalars.count else { return nil }
            place += 1
            var text = String.UnicodeScalarView()
            while place < scalars.count, scalars[place] != "\"" {
                if scalars[place] == "\\", place + 1 < scalars.count {
                    place += 1
                    text.append(escaped())
                } else {
                    text.append(scalars[place])
                }
                place += 1
            }
            place += 1
            return String(text)
        }

        private mutating func escaped() -> Unicode.Scalar {
            switch scalars[place] {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "u", "U":
                let digits = scalars[(place + 1)...].prefix(4)
                    .prefix { $0.properties.isASCIIHexDigit }
                var text = String.UnicodeScalarView()
                text.append(contentsOf: digits)
                guard let code = UInt32(String(text), radix: 16),
                    let scalar = Unicode.Scalar(code)
                else { return scalars[place] }
                place += digits.count
                return scalar
            case let other: return other
            }
        }

        private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
            while place < scalars.count, scalars[place] != "\"" {
                if scalars[place] == mark {
                    place += 1
                    return true
                }
                if !skipComment() { place += 1 }
            }
            return false
        }

        private mutating func skipComment() -> Bool {
            guard place + 1 < scalars.count, scalars[place] == "/" else { return false }
            if scalars[place + 1] == "/" {
                while place < scalars.count, scalars[place] != "\n" { place += 1 }
                return true
            }
            guard scalars[place + 1] == "*" else { return false }
            place += 2
            while place + 1 < scalars.count,
                !(scalars[place] == "*" && scalars[place + 1] == "/")
            {
                place += 1
            }
            place = min(scalars.count, place + 2)
            return true
        }
    }
}
