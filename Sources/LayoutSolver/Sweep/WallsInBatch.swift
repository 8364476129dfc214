/// The walls of the regions that one component met in a batch, the one met last first in line.
///
/// Points in two parameters enter and leave the same few regions again and again; here they are told apart without the
/// tableau. Empty as long as nothing is added, and then no point is held.
struct WallsInBatch {
    /// Bounds what a point costs that no wall holds.
    private static let limit = 16
    private var walls: [RegionWalls] = []
    private var latest = 0

    /// The region whose walls a point clears.
    mutating func region(holding point: Int, of points: borrowing SweepPoints) -> Int? {
        if walls.isEmpty { return nil }
        if walls[latest].clears(point, of: points) { return walls[latest].region }
        for at in walls.indices where at != latest && walls[at].clears(point, of: points) {
            latest = at
            return walls[at].region
        }
        return nil
    }

    /// Adds the walls of a region in which a look-up found `point`, unless they are here already or too many are.
    mutating func add(
        _ region: Int, in solver: borrowing ComponentSolver, around point: [Double],
        values: inout [Double]
    ) {
        if let known = walls.firstIndex(where: { $0.region == region }) {
            latest = known
            return
        }
        if walls.count == WallsInBatch.limit { return }
        walls.append(RegionWalls(of: region, in: solver, around: point, values: &values))
        latest = walls.count - 1
    }
}
