public import Foundation

extension UIView {
    /// Stands for an axis without a natural size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The least size that holds the content, as a target of fitting.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size the content takes, as a target of fitting.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// What gives way when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The gap on the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The gap on the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The gap above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The gap below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content fills another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }
}
