public import Foundation
internal import LayoutCore

/// A screen: size, scale and safe area of the device that is tried.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The device's own screen.
    public static let main = UIScreen()
    /// All screens; there is one.
    public static var screens: [UIScreen] { [main] }

    /// Where layouts are solved; an iPhone 15 held upright at first.
    var environment =
        UIScreen.environment("iphone-15", .portrait) ?? Environment(size: Size(375, 667))
    {
        didSet { if environment != oldValue { LayoutClock.tick() } }
    }
    /// How often size or scale were read, so that code that depends on them is noticed.
    private(set) var readCount = 0

    private override init() { super.init() }

    /// The whole screen in its orientation, points.
    public var bounds: CGRect {
        readCount += 1
        return CGRect(origin: .zero, size: CGSize(environment.size))
    }
    /// The whole screen upright, pixels.
    public var nativeBounds: CGRect {
        readCount += 1
        let size = environment.size
        let scale = environment.scale
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * scale,
            height: max(size.width, size.height) * scale)
    }
    /// Pixels a point.
    public var scale: CGFloat {
        readCount += 1
        return CGFloat(environment.scale)
    }
    /// Pixels a point of the panel.
    public var nativeScale: CGFloat { scale }
    /// Light, 0...1; inert.
    public var brightness: CGFloat = 0.5

    /// Makes the screen one of the catalogue's, and tells windows; an unknown device changes nothing and is told.
    public static func simulate(device: String, landscape: Bool = false) {
        guard let environment = environment(device, landscape ? .landscape : .portrait) else {
            LayoutLog.report("there is no device '\(device)' in the catalogue (layoutctl devices)")
            return
        }
        ScreenChange.change(to: environment)
    }

    /// Turns the screen: controllers go through their transition.
    public static func rotate() { ScreenChange.change(to: ScreenChange.turned(main.environment)) }

    /// Shows or hides the keyboard: notifications go out as UIKit's do, and the keyboard's guides move.
    ///
    /// - Parameter height: Height of the keyboard over the bottom edge, points; 0 hides it.
    public static func showKeyboard(height: CGFloat) { ScreenChange.showKeyboard(Double(height)) }

    /// The whole screen; does not count as having been read.
    var initialBounds: CGRect { CGRect(origin: .zero, size: CGSize(environment.size)) }

    /// How views are told of the screen.
    public var traitCollection: UITraitCollection { UITraitCollection(environment) }
    /// Fixed coordinates.
    public var fixedCoordinateSpace: CGRect { bounds }

    /// The environment of a device of the catalogue; nil where it is not known.
    static func environment(_ device: String, _ orientation: Orientation) -> Environment? {
        guard let found = DeviceCatalogue.standard.device(device),
            let posture = found.window(.full, orientation: orientation)
        else { return nil }
        var environment = Environment(size: posture.size)
        environment.device = device
        environment.scale = found.scale
        environment.safeArea = posture.safeArea
        environment.horizontalSizeClass = posture.horizontalSizeClass
        environment.verticalSizeClass = posture.verticalSizeClass
        environment.idiom = found.idiom
        return environment
    }
}
