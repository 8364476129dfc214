/// Frames on device pixels: a pure function applied when frames are read, never when they are stored (semantics 1.9).
public enum PixelRounding {
    /// Solved values lie on a grid of 2^-20 point; a value this near below half a pixel is the half itself.
    private static let gridSlack = 0x1p-16

    /// A coordinate in points at the nearest pixel, halves up. `scale` is pixels a point, above 0.
    public static func rounded(_ value: Double, scale: Double) -> Double {
        let pixels = (value * scale + 0.5 + gridSlack).rounded(.down)
        return pixels == 0 ? 0 : pixels / scale
    }

    /// A frame whose edges, in the superview's coordinates, are at the nearest pixels; the size is their difference, so
    /// that views which share an edge still share it.
    public static func rounded(_ frame: Frame, scale: Double) -> Frame {
        let left = rounded(frame.x, scale: scale)
        let top = rounded(frame.y, scale: scale)
        return Frame(
            left, top, rounded(frame.x + frame.width, scale: scale) - left,
            rounded(frame.y + frame.height, scale: scale) - top)
    }
}
