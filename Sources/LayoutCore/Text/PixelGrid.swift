/// Rounding of measured texts to whole pixels.
enum PixelGrid {
    /// A length this little above a whole number of pixels is that number: sums of advances carry rounding errors.
    private static let slack = 1e-6

    /// A length rounded up to the pixel, points.
    static func roundUp(_ length: Double, scale: Double) -> Double {
        guard length.isFinite, scale.isFinite, scale > 0 else { return length }
        return (length * scale - slack).rounded(.up) / scale
    }
}
