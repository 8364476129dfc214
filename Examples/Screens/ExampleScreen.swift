import UIKit

/// A screen of an app in the style of the books and articles on these libraries, with its states and screens.
public struct ExampleScreen {
    /// What `swift run screens` calls it.
    public let name: String
    /// Runs the app's code and records the job.
    public let job: @MainActor () throws -> LayoutJob

    /// Every iPhone and iPad, and every width that a window may have.
    private static let everywhere: [LayoutSweep] = [
        .devices("iphone-*", "ipad-*"), .widths(320...1366, heights: [667, 1024]),
    ]

    /// All screens.
    public static let all: [ExampleScreen] = [
        ExampleScreen(name: "login") {
            try LayoutJob(
                viewController: LoginViewController(), on: everywhere,
                states: ["keyboard.shown": { $0.textFieldDidBeginEditing($0.user) }])
        },
        ExampleScreen(name: "calculator") {
            try LayoutJob(viewController: CalculatorViewController(), on: everywhere)
        },
        ExampleScreen(name: "calculator-repaired") {
            try LayoutJob(viewController: RepairedCalculatorViewController())
        },
        ExampleScreen(name: "growing-box") {
            try LayoutJob(
                viewController: GrowingBoxViewController(), on: everywhere,
                states: [
                    "tap.1": { $0.tap() },
                    "tap.8": { box in for _ in 0..<8 { box.tap() } },
                ])
        },
        ExampleScreen(name: "gallery") { try LayoutJob(viewController: GalleryViewController()) },
        ExampleScreen(name: "steps") {
            try LayoutJob(
                viewController: StepsViewController(),
                states: [
                    "moved": { $0.move(to: 60) }, "let.go": { $0.letGo() },
                    "shrunk": { $0.shrink() },
                ])
        },
        ExampleScreen(name: "two-labels") {
            try LayoutJob(viewController: TwoLabelsViewController())
        },
        ExampleScreen(name: "four-images") {
            try LayoutJob(
                viewController: FourImagesViewController(),
                states: [
                    "without.1": { $0.show(1, false) },
                    "none": { screen in for number in 0..<4 { screen.show(number, false) } },
                ])
        },
        ExampleScreen(name: "half-width") {
            try LayoutJob(viewController: HalfWidthViewController())
        },
        ExampleScreen(name: "scrolling-labels") {
            try LayoutJob(viewController: ScrollingLabelsViewController())
        },
        ExampleScreen(name: "collapsing-cell") {
            try LayoutJob(
                viewController: CollapsingCellViewController(),
                states: ["collapsed": { $0.cell.collapse() }])
        },
        ExampleScreen(name: "rotation") { try LayoutJob(viewController: RotationViewController()) },
        ExampleScreen(name: "anchor-gallery") {
            try LayoutJob(viewController: AnchorGalleryViewController())
        },
    ]
}
