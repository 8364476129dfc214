public import LayoutCore
internal import Synchronization

/// Measures texts as iOS would, with fonts from packages: HarfBuzz shapes, ICU breaks lines (docs/text.md).
///
/// Each text is shaped once for a font; sizes of it share the shape, widths share the size. May be called from several
/// threads, one at a time inside.
public final class TextModel: TextMeasurer {
    /// What a model is made from.
    public struct Configuration: Sendable {
        /// Folder of the packages' fonts.
        public var fontFolder: String
        /// The app's own font files.
        public var fontFiles: [String]
        /// Sizes recorded on a device, which go before measuring.
        public var recordedMetrics: RecordedMetrics?
        /// Most bytes of shaped texts kept.
        public var shapeCacheBytes: Int
        /// Most bytes of measured texts kept.
        public var textCacheBytes: Int

        /// Creates a configuration with Debian's fonts, nothing of an app's, and caches of 32 MiB each.
        public init(
            fontFolder: String = "/usr/share/fonts", fontFiles: [String] = [],
            recordedMetrics: RecordedMetrics? = nil, shapeCacheBytes: Int = 32 << 20,
            textCacheBytes: Int = 32 << 20
        ) {
            self.fontFolder = fontFolder
            self.fontFiles = fontFiles
            self.recordedMetrics = recordedMetrics
            self.shapeCacheBytes = shapeCacheBytes
            self.textCacheBytes = textCacheBytes
        }
    }

    /// Names algorithm, libraries, fonts and recorded metrics; results of two versions must not be mixed.
    public let modelVersion: String

    private let state: Mutex<State>

    /// Opens the fonts. Throws when the system font's file or one of the app's is missing.
    public init(_ configuration: Configuration = Configuration()) throws(TextModelError) {
        modelVersion = TextModelVersion.text(configuration)
        state = Mutex(try State(configuration))
    }

    /// Shapes a text, or finds it shaped.
    public func measure(_ request: TextRequest) -> MeasuredText {
        state.withLock { $0.measure(request) }
    }

    /// Bytes held by the caches; never more than the configuration allows.
    public var cacheByteCount: Int {
        state.withLock { $0.shapes.byteCount + $0.texts.byteCount }
    }

    /// Texts shaped so far: grows only when neither cache knew.
    package var shapeCount: Int { state.withLock { $0.shapeCount } }
}

extension TextModel {
    /// What the lock guards.
    struct State {
        struct ShapeKey: Hashable {
            var text: ExactText
            var face: Int
            var isBold: Bool
            var locale: String?
        }

        /// Largest font size measured, points; larger ones are taken for it.
        static let largestSize = 4096.0

        let resolver: FontResolver
        let shaper: TextShaper
        let recorded: RecordedMetrics?
        var shapes: BoundedCache<ShapeKey, ShapedText>
        var texts: BoundedCache<TextRequest, MeasuredText>
        var shapeCount = 0

        init(_ configuration: Configuration) throws(TextModelError) {
            let library = FontLibrary(folder: configuration.fontFolder)
            resolver = try FontResolver(library, ownFonts: configuration.fontFiles)
            shaper = TextShaper(library)
            recorded = configuration.recordedMetrics
            shapes = BoundedCache(byteLimit: configuration.shapeCacheBytes) {
                $0.text.text.utf8.count + $1.byteCount + MemoryLayout<ShapeKey>.stride
            }
            texts = BoundedCache(byteLimit: configuration.textCacheBytes) {
                $0.text.utf8.count + $1.byteCount + MemoryLayout<TextRequest>.stride
            }
        }

        mutating func measure(_ request: TextRequest) -> MeasuredText {
            var key = request
            if key.font.textStyle == nil { key.category = .large }
            if let known = texts.value(for: key) { return known }
            let measured = compute(key)
            texts.insert(measured, for: key)
            return measured
        }

        private mutating func compute(_ request: TextRequest) -> MeasuredText {
            let said = request.font.pointSize(at: request.category)
            let size = said.isFinite ? min(max(said, 0), State.largestSize) : 0
            let font = resolver.resolve(request.font)
            let shaped = shape(request, font.face, font)
            let share = font.isSystem ? SystemFont.displayShare(at: size) : 0
            var advances = shaped.advances
            if share > 0, let display = font.display {
                let other = shape(request, display, font)
                // The two designs divide a text alike; where they should not, the text design stands alone.
                if other.starts == shaped.starts, other.kinds == shaped.kinds {
                    for index in advances.indices {
                        advances[index] += (other.advances[index] - advances[index]) * share
                    }
                }
            }
            var positions = positions(of: shaped, advances, font, size: size)
            var metrics = font.lineMetrics(at: size, leading: leading(request, font))
            var source = TextSource.model
            if let record = recorded?.record(of: request, size: size), let width = positions.last,
                width > 0
            {
                let factor = record.width / width
                for index in positions.indices { positions[index] *= factor }
                metrics = record.metrics(near: metrics)
                source = .recorded
            }
            return MeasuredText(
                positions: shaped.segments.isEmpty ? [] : positions, segments: shaped.segments,
                metrics: metrics, source: source,
                warnings: source == .recorded ? [] : warnings(request, shaped, font))
        }

        /// What the text style of a system font keeps between lines.
        private func leading(_ request: TextRequest, _ font: ResolvedFont) -> Double? {
            guard font.isSystem, let name = request.font.textStyle else { return nil }
            return TextStyle(name: name)?.leading(at: request.category)
        }

        private mutating func shape(
            _ request: TextRequest, _ face: FontFace, _ font: ResolvedFont
        ) -> ShapedText {
            let key = ShapeKey(
                text: ExactText(request.text), face: face.number, isBold: font.weight.isBold,
                locale: request.locale)
            if let known = shapes.value(for: key) { return known }
            let shaped = shaper.shape(
                request.text, face: face, isBold: font.weight.isBold, locale: request.locale,
                language: LineBreaker.language(of: request.locale))
            shapeCount += 1
            shapes.insert(shaped, for: key)
            return shaped
        }

        private func positions(
            of shaped: ShapedText, _ advances: [Double], _ font: ResolvedFont, size: Double
        ) -> [Double] {
            let spacing =
                font.isSystem
                ? SystemFont.letterSpacing(at: size, weight: font.weight) * size : 0
            let emoji = SystemFont.emojiAdvance(at: size)
            var positions: [Double] = []
            positions.reserveCapacity(advances.count + 1)
            var end = 0.0
            positions.append(end)
            for index in advances.indices {
                switch shaped.kinds[index] {
                case .plain, .tab: end += advances[index] * size
                case .own: end += max(advances[index] * size + spacing, 0)
                case .emoji: end += advances[index] * emoji
                }
                positions.append(end)
            }
            return positions
        }

        private func warnings(
            _ request: TextRequest, _ shaped: ShapedText, _ font: ResolvedFont
        ) -> [Diagnostic] {
            var warnings = font.warnings
            if let style = request.font.textStyle, TextStyle(name: style) == nil {
                let styles = TextStyle.allCases.map(\.rawValue)
                warnings.append(
                    Diagnostic(
                        code: "unknown-text-style", severity: .warning,
                        message: "\"\(style)\" is no text style; the font's size was measured",
                        expected: styles.joined(separator: ", "),
                        suggestion: NearestName.of(style, among: styles)))
            }
            if !shaped.missing.isEmpty {
                let names = shaped.missing.map { "U+" + hexadecimal($0.value) }
                warnings.append(
                    Diagnostic(
                        code: "missing-glyph", severity: .warning,
                        message: "no font here has \(names.joined(separator: ", ")) of the text "
                            + "\"\(excerpt(request.text))\"; its width is a guess",
                        expected: "a font file that has them, or a recorded size"))
            }
            if request.text.utf16.count > TextShaper.longestText {
                warnings.append(
                    Diagnostic(
                        code: "text-too-long", severity: .warning,
                        message: "only the first \(TextShaper.longestText) units of the text "
                            + "\"\(excerpt(request.text))\" were measured"))
            }
            return warnings
        }

        private func hexadecimal(_ value: UInt32) -> String {
            let digits = String(value, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        }

        private func excerpt(_ text: String) -> String {
            text.count <= 40 ? text : text.prefix(39) + "…"
        }
    }
}
