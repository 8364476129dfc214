/// A screen of the catalogue or of a job file.
public struct Device: Equatable, Sendable {
    /// A window on the screen in one orientation.
    public struct Posture: Equatable, Sendable {
        /// Size of the window, points.
        public var size: Size
        /// Safe area without bars, points.
        public var safeArea: EdgeInsets
        /// Horizontal size class.
        public var horizontalSizeClass: SizeClass
        /// Vertical size class.
        public var verticalSizeClass: SizeClass

        /// Creates a posture.
        public init(
            size: Size, safeArea: EdgeInsets, horizontalSizeClass: SizeClass,
            verticalSizeClass: SizeClass
        ) {
            self.size = size
            self.safeArea = safeArea
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
        }
    }

    /// A share of the screen, in the orientations that have it.
    public struct SplitPostures: Equatable, Sendable {
        /// Upright; nil where there is no such split.
        public var portrait: Posture?
        /// Turned; nil where there is no such split.
        public var landscape: Posture?

        /// Creates a pair.
        public init(portrait: Posture?, landscape: Posture?) {
            self.portrait = portrait
            self.landscape = landscape
        }
    }

    /// Id, such as "iphone-8".
    public var id: String
    /// Other names of the same screen, such as "iphone-7".
    public var aliases: [String]
    /// Its id, then its aliases.
    public var names: [String] { [id] + aliases }
    /// Name for people.
    public var name: String
    /// What it is.
    public var idiom: Idiom
    /// Year of the first device with this screen; nil where not known.
    public var year: Int?
    /// Pixels a point.
    public var scale: Double
    /// Upright.
    public var portrait: Posture
    /// Turned; nil where the device has one posture (televisions).
    public var landscape: Posture?
    /// Shares of the screen, besides the full one.
    public var splits: [Split: SplitPostures]

    /// Creates a device.
    public init(
        id: String, name: String, idiom: Idiom, scale: Double, portrait: Posture,
        landscape: Posture?
    ) {
        self.id = id
        aliases = []
        self.name = name
        self.idiom = idiom
        year = nil
        self.scale = scale
        self.portrait = portrait
        self.landscape = landscape
        splits = [:]
    }

    /// The window of a split in an orientation, or nil where the device has none.
    ///
    /// A device with one posture has it in both orientations.
    public func window(_ split: Split, orientation: Orientation) -> Posture? {
        guard split != .full else {
            return orientation == .landscape ? (landscape ?? portrait) : portrait
        }
        return orientation == .landscape ? splits[split]?.landscape : splits[split]?.portrait
    }
}
