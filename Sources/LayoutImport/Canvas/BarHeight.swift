/// Heights of bars without the status bar and the home indicator, points: those of iOS before 26 on a phone, where nothing
/// else is said.
enum BarHeight {
    /// A navigation bar, upright.
    static let navigation = 44.0
    /// What a large title adds to it.
    static let largeTitle = 52.0
    /// A tab bar, upright.
    static let tab = 49.0
    /// A tool bar, upright.
    static let tool = 44.0
    /// Any of them on a phone on its side.
    static let onItsSide = 32.0
    /// Any of them on a tablet.
    static let tablet = 50.0
    /// A navigation bar on a television.
    static let navigationOnTelevision = 145.0
    /// A tab bar on a television, which is at the top.
    static let tabOnTelevision = 97.0
}
