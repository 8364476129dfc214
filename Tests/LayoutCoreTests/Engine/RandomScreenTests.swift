import Foundation
import Testing

@testable import LayoutCore

/// What holds for every valid screen, asserted on random ones. LAYOUT_SCREENS sets how many thousands are tried.
struct RandomScreenTests {
    /// A hundred screens a block.
    private static let blocks: [UInt64] = {
        let thousands = ProcessInfo.processInfo.environment["LAYOUT_SCREENS"].flatMap { UInt64($0) }
        return Array(0..<(thousands ?? 1) * 10)
    }()

    private static func seeds(_ block: UInt64) -> Range<UInt64> { block * 100..<block * 100 + 100 }

    @Test(arguments: blocks)
    func warmEqualsCold(block: UInt64) throws {
        for seed in Self.seeds(block) {
            var properties = ScreenProperties(seed: seed)
            try properties.warmEqualsCold()
            #expect(properties.failures == [])
        }
    }

    @Test(arguments: blocks)
    func rightToLeftIsTheMirrorImage(block: UInt64) throws {
        var count = 0
        for seed in Self.seeds(block) {
            var properties = ScreenProperties(seed: seed)
            if try properties.isMirrored() { count += 1 }
            #expect(properties.failures == [])
        }
        // Most random screens are of the kind that has a mirror image.
        #expect(count > 30)
    }

    @Test(arguments: blocks)
    func scaleChangesNothingButRounding(block: UInt64) throws {
        for seed in Self.seeds(block) {
            var properties = ScreenProperties(seed: seed)
            try properties.ignoresScale()
            #expect(properties.failures == [])
        }
    }
}
