extension JobSpecification {
    /// Number of variants of the job, `Int.max` where it is beyond all numbers. O(1).
    ///
    /// The order of the variants, outermost axis first: block, locale, data row, direction, text size,
    /// state, screen (device, orientation, split; or height, then width), step.
    public var variantCount: Int { space.count }

    /// What is wrong with the number of variants; nil where they are no more than `variantLimit`.
    public var countObjection: Diagnostic? {
        let limit = JobSpecification.variantLimit
        guard variantCount > limit else { return nil }
        let text = variantCount == .max ? "far more than \(limit)" : String(variantCount)
        return Diagnostic(
            code: "too-many-variants", message: "the job '\(job.id)' has \(text) variants",
            expected: "at most \(limit); a larger step or fewer values make it smaller")
    }

    /// The variant with an index of `0..<variantCount`. O(axes + blocks).
    public func variant(at index: Int) -> Variant { space.variant(at: index) }

    /// What the variants go by on each axis that has names. O(names + sizes).
    public var variantNames: VariantNames { space.names }

    /// A device by id or alias: the job's own first, then the catalogue's.
    public func device(_ name: String) -> Device? { space.catalogue.device(name) }

    /// The environment after the screen was turned: width and height swap, and the device's insets and
    /// traits of the other orientation come in, where there is a device.
    public func rotated(_ environment: Environment) -> Environment {
        var turned = environment
        turned.size = Size(environment.size.height, environment.size.width)
        guard let device = environment.device.flatMap(device) else { return turned }
        // The window of a split is upright on an upright and on a turned screen: its size says which it was.
        let split = environment.split
        let isTurned =
            split == .full
            ? environment.orientation == .landscape
            : device.window(split, orientation: .landscape)?.size == environment.size
        let orientation: Orientation = isTurned ? .portrait : .landscape
        let window = device.window(split, orientation: orientation)
        guard let posture = window ?? device.window(.full, orientation: orientation)
        else { return turned }
        // A window of a split screen does not swap its sides: it takes its share of the turned screen.
        if split != .full, window != nil { turned.size = posture.size }
        turned.safeArea = posture.safeArea
        turned.horizontalSizeClass = posture.horizontalSizeClass
        turned.verticalSizeClass = posture.verticalSizeClass
        return turned
    }
}
