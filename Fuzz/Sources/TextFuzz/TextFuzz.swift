import LayoutCore
import LayoutText

/// Two models that differ in what their caches hold: never in an answer.
private let models: (usual: TextModel, forgetful: TextModel) = {
    do throws(TextModelError) {
        return (
            try TextModel(),
            try TextModel(
                TextModel.Configuration(shapeCacheBytes: 1 << 12, textCacheBytes: 1 << 12))
        )
    } catch {
        preconditionFailure("no text model: \(error.text)")
    }
}()

private let families: [String?] = [
    nil, nil, nil, "Helvetica", "Georgia", "No Such Family", "", "Courier New",
]
private let weights: [String?] = [nil, "bold", "ultraLight", "nonsense"]
private let locales: [String?] = [nil, "ja", "th", "zh-Hans", "not a locale", ""]
private let sizes: [Double] = [17, 12, 0, -3, 0.1, 21, 140, 1e9, .nan, .infinity]
private let widths: [Double] = [0, 1, 50, 100.5, 375, 1e9, -1, .infinity, .nan]

/// Measures a text that the bytes spell in a font they choose, and lays it out at widths: sizes are finite and not negative,
/// a narrower label has no fewer lines, and what was measured before does not show.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard count > 6 else { return 0 }
    let bytes = UnsafeBufferPointer(start: data, count: count)
    func choice<Value>(_ values: [Value], _ at: Int) -> Value {
        values[Int(bytes[at]) % values.count]
    }
    let style = choice([nil, nil, "body", "headline", "nonsense"], 3)
    let font = FontDescription(
        family: choice(families, 0), size: choice(sizes, 1), weight: choice(weights, 2),
        textStyle: style)
    let request = TextRequest(
        text: text(bytes.dropFirst(6), isWide: bytes[5] & 1 == 1), font: font,
        category: choice(TextSizeCategory.allCases, 4), locale: choice(locales, 5))
    let measured = models.usual.measure(request)
    let other = models.forgetful.measure(request)
    for scale in [1.0, 2, 3] {
        let natural = measured.naturalSize(numberOfLines: 0, scale: scale)
        precondition(natural.width.isFinite && natural.width >= 0, "width \(natural.width)")
        precondition(natural.height.isFinite && natural.height >= 0, "height \(natural.height)")
        precondition(natural == other.naturalSize(numberOfLines: 0, scale: scale), "caches show")
        for width in widths {
            let layout = measured.layout(width: width, numberOfLines: 0, scale: scale)
            precondition(
                layout == other.layout(width: width, numberOfLines: 0, scale: scale), "caches show")
            let height = measured.height(width: width, numberOfLines: 2, scale: scale)
            precondition(height.isFinite && height >= 0, "height \(height)")
            _ = measured.truncation(in: Size(width, 40), numberOfLines: 2, scale: scale)
        }
        let narrow = measured.height(width: 50, numberOfLines: 0, scale: scale)
        precondition(
            narrow >= measured.height(width: 375, numberOfLines: 0, scale: scale),
            "narrower is lower")
    }
    return 0
}

/// Bytes as UTF-8, or two by two as scalars of all planes in use.
private func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let planes: [UInt32] = [
        0, 0x300, 0x600, 0xE00, 0x1F000, 0x1F300, 0x4E00, 0xAC00, 0xFE00, 0xE0000, 0x2000, 0x900,
    ]
    var text = String.UnicodeScalarView()
    var number = bytes.startIndex
    while number + 1 < bytes.endIndex {
        let value = planes[Int(bytes[number]) % planes.count] + UInt32(bytes[number + 1])
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        number += 2
    }
    return String(text)
}
