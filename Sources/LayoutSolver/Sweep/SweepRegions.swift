/// Where the points of a batch lie: for each component the region of each point.
struct SweepRegions {
    /// Whether a point was decided by look-ups alone.
    var isHit: [Bool]
    /// Whether a point has to be solved by itself.
    var isSingle: [Bool]
    /// Number of the region that holds all points of a component, as far as they are assigned.
    private var common: [Int32]
    /// Where the row of a component whose points lie in several regions starts in `regions`, or -1.
    private var start: [Int]
    private var regions: [Int32] = []
    private let pointCount: Int

    init(componentCount: Int, pointCount: Int) {
        self.pointCount = pointCount
        isHit = Array(repeating: true, count: pointCount)
        isSingle = Array(repeating: false, count: pointCount)
        common = Array(repeating: -1, count: componentCount)
        start = Array(repeating: -1, count: componentCount)
    }

    /// Whether the points of a component lie in several regions.
    func isMixed(_ component: Int) -> Bool { start[component] >= 0 }

    /// The region of a point, or -1 where no look-up could decide.
    func region(of component: Int, at point: Int) -> Int32 {
        start[component] < 0 ? common[component] : regions[start[component] + point]
    }

    /// Sets the region of points that come one after another in an order, `places` of it. Places are assigned ascending.
    mutating func assign(
        _ region: Int32, to places: Range<Int>, of order: [Int32], component: Int
    ) {
        if places.lowerBound == 0 { common[component] = region }
        if start[component] < 0 {
            if region == common[component] { return }
            start[component] = regions.count
            regions += repeatElement(common[component], count: pointCount)
        }
        let base = start[component]
        let points = order.span
        var target = regions.mutableSpan
        for place in places { target[base + Int(points[place])] = region }
    }
}
