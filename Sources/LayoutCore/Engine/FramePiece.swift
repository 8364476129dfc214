/// A stretch of one free size over which every frame is affine and the solver says the same.
package struct FramePiece: Sendable {
    /// Where it begins, points of the size.
    package var lower: Double
    /// Where it ends, points of the size; equal to `lower` for one size alone.
    package var upper: Double
    /// The size at which `result` and `values` were taken.
    package var place: Double
    /// The variant there.
    package var variant: Variant
    /// The environment there after rules and updates.
    package var environment: Environment
    /// What decides the state of the layout there.
    let key: VariantResolver.Key
    /// The answer there.
    package var result: VariantResult
    /// As `result.values`, off the grid.
    package var values: [Double]
    /// Change of each value for a point of the size.
    package var slopes: [Double]
    /// Content sizes of scroll views.
    package var contents: [Content]

    /// Content size of a scroll view there.
    package struct Content: Sendable {
        /// Number of the scroll view.
        package var item: Int
        /// Extent across, points.
        package var width: Affine
        /// Extent from top to bottom, points.
        package var height: Affine
    }
}
