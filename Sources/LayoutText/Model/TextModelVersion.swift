internal import CHarfBuzz
internal import CICU

/// The version of a text model: everything its numbers depend on.
enum TextModelVersion {
    /// Counts changes of the algorithm and of its tables.
    static let algorithm = 1

    /// The version as text, such as "text1-harfbuzz6.0.0-icu72.1-fonts0123456789abcdef".
    static func text(_ configuration: TextModel.Configuration) -> String {
        var fonts = StableHash()
        for file in FontFile.pinned {
            add(file, path: configuration.fontFolder + "/" + file.path, to: &fonts)
        }
        for path in configuration.fontFiles { add(FontFile(path: path), path: path, to: &fonts) }
        if let recorded = configuration.recordedMetrics { fonts.add(recorded.hash) }
        let harfBuzz = unsafe String(cString: hb_version_string())
        var icu: [UInt8] = [0, 0, 0, 0]
        unsafe layout_icu_version(&icu)
        return "text\(algorithm)-harfbuzz\(harfBuzz)-icu\(icu[0]).\(icu[1])-fonts\(fonts.text)"
    }

    private static func add(_ file: FontFile, path: String, to hash: inout StableHash) {
        // The name without its folder: the same fonts elsewhere are the same model.
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        for byte in name.utf8 { hash.add(UInt64(byte)) }
        hash.add(FontFace.checkSum(of: file, path: path).map(UInt64.init) ?? UInt64.max)
    }
}

/// A hash that is the same in every process and on every machine (FNV-1a over 64-bit words).
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes a word in.
    mutating func add(_ word: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            value = (value ^ (word >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
        }
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
