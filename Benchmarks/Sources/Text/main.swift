import Glibc
import LayoutCore
import LayoutText

/// Prints what text costs in processor time: `text`. Exits with 1 when a promise of docs/text.md is not kept.
func run() throws -> Int32 {
    let model = try TextModel()
    var isKept = true
    for (name, text) in [
        ("label of 17 characters", "Available Updates"), ("210 characters", paragraph),
    ] {
        let measured = model.measure(TextRequest(text: text, font: FontDescription(size: 17)))
        let cost = newWidthCost(measured)
        isKept = isKept && cost < 1000
        say("new width, \(name): \(decimals(cost)) ns (promised: below 1000 ns)")
    }
    let known = TextRequest(text: paragraph, font: FontDescription(size: 17))
    let lookUp = seconds(of: 200_000) { _ = model.measure(known) } * 1e9
    say("a text that is in the cache: \(decimals(lookUp)) ns")

    let labels = 1000
    let requests = ["en", "de", "ja"].flatMap { locale in
        (0..<labels).flatMap { number in
            TextSizeCategory.allCases.map { category in
                TextRequest(
                    text: label(number, locale: locale),
                    font: FontDescription(size: 17, textStyle: "body"), category: category,
                    locale: locale)
            }
        }
    }
    let fresh = try TextModel()
    let duration = seconds(of: 1) { for request in requests { _ = fresh.measure(request) } }
    isKept = isKept && duration < 1
    say(
        "\(labels) labels in 12 text sizes and 3 locales (\(requests.count) texts): "
            + "\(decimals(duration * 1000)) ms (promised: below 1000 ms); "
            + "caches \(fresh.cacheByteCount >> 10) KiB")
    let opening = seconds(of: 5) { _ = try? TextModel() }
    say("opening a model: \(decimals(opening * 1000)) ms")
    say("text model: \(model.modelVersion)")
    return isKept ? 0 : 1
}

let paragraph =
    "The quick brown fox jumps over the lazy dog, and then, since nobody minds, it jumps once more "
    + "over the same dog, who by now has begun to wonder whether there is no other place in the "
    + "whole wide world to be lazy in."

/// Nanoseconds of setting a text at a width not asked for before.
func newWidthCost(_ text: MeasuredText) -> Double {
    var width = 60.0
    var sum = 0.0
    let cost = seconds(of: 1_000_000) {
        width = width > 400 ? 60.001 : width + 0.377
        sum += text.layout(width: width, numberOfLines: 0, scale: 3).size.height
    }
    precondition(sum > 0)
    return cost * 1e9
}

/// A label's text, different for each number.
func label(_ number: Int, locale: String) -> String {
    let words: [String] =
        switch locale {
        case "de":
            [
                "Einstellungen", "Benachrichtigung", "öffnen", "wird", "nicht", "für", "Konto",
                "löschen", "Übersicht", "Datei",
            ]
        case "ja": ["設定", "通知", "を開く", "アカウント", "削除", "一覧", "ファイル", "検索", "更新", "完了"]
        default:
            [
                "Settings", "Notification", "open", "will", "not", "for", "Account", "delete",
                "Overview", "File",
            ]
        }
    let digits = [number / 100, number / 10 % 10, number % 10]
    return digits.map { words[$0] }.joined(separator: locale == "ja" ? "" : " ")
}

/// Mean processor seconds of a call: what it takes of one core, whatever else the machine does.
func seconds(of count: Int, _ body: () -> Void) -> Double {
    let start = processorSeconds()
    for _ in 0..<count { body() }
    return (processorSeconds() - start) / Double(count)
}

/// Processor time of this process so far, seconds.
func processorSeconds() -> Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// A number with one decimal.
func decimals(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}

/// Writes a line.
func say(_ line: String) {
    _ = unsafe puts(line)
}

do {
    exit(try run())
} catch let error as TextModelError {
    say("text: \(error.text)")
    exit(3)
}
