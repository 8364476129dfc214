import Foundation
import Testing

@testable import LayoutCore

/// What holds for every valid screen, asserted on random ones. LAYOUT_SCREENS sets how many thousands are tried.
struct RandomScreenTests {
    private static let thousands = ProcessInfo.processInfo.environment["LAYOUT_SCREENS"]
        .flatMap { UInt64($0) }
    /// Fifty screens a block. What lives through updates is solved often and is slow to build, so fewer are tried.
    private static let blocks = Array(0..<(thousands ?? 1) * 20)
    private static let livingBlocks = Array(0..<(thousands.map { $0 * 20 } ?? 4))

    private static func seeds(_ block: UInt64) -> Range<UInt64> { block * 50..<block * 50 + 50 }

    @Test(arguments: livingBlocks)
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
        // Else the generator would make too few screens that have a mirror image.
        #expect(count > 10)
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
