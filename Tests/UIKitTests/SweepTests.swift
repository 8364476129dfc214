import LayoutCore
import Testing
import UIKit

/// A sweep that `layoutctl` would refuse is refused where it is written, with the name that was probably meant.
@MainActor @Suite(.serialized) struct SweepTests {
    private func said(_ sweep: [LayoutSweep]) -> String? {
        do throws(DiagnosticList) {
            _ = try LayoutJob(view: UIView(), id: "v", on: sweep)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func namesThatAreNotKnownAreTold() {
        #expect(said([.devices("iphone-8", "ipad-mini-6")]) == nil)
        #expect(
            said([.devices("iphone-8", "iphone15")])?.hasSuffix("did you mean 'iphone-15'?") == true
        )
        #expect(
            said([.devices("iphone-8"), .devices("iphone-8", "zz-*")])?
                .hasPrefix("sweeps.v[1].devices[1]: error: no device fits 'zz-*'") == true)
        #expect(
            said([.widths(320...330, heights: [667], base: "iphone8")])?
                .hasPrefix("sweeps.v[0].base: error: unknown device 'iphone8'") == true)
        let size = said([.devices("iphone-8", textSizes: ["large", "lrge"])])
        #expect(size?.hasPrefix("error: unknown text size 'lrge'; expected one of xSmall") == true)
        #expect(size?.hasSuffix("did you mean 'large'?") == true)
    }

    @Test func whatSelectsNothingIsTold() {
        #expect(said([])?.contains("this sweep has no block") == true)
        #expect(
            said([.widths(320...330, heights: [])])?.contains("an axis without a value") == true)
        #expect(
            said([.widths(320...330, step: 0, heights: [667])])?.contains("never arrives") == true)
        #expect(said([.widths(320...330, heights: [.nan])])?.contains("is no number") == true)
    }

    /// All mistakes come at once, a line each.
    @Test func allMistakesAreInTheDescription() {
        let lines = said([.devices("iphone15", "zz-*")])?.split(separator: "\n")
        #expect(lines?.count == 2)
    }
}
