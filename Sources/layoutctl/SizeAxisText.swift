import LayoutCore

/// Reads sizes on the command line: `375`, `320...1366`, `320...1366:2` (a step).
enum SizeAxisText {
    /// What a size may be, in words.
    static let expectation = "a size such as 375, 320...1366 or 320...1366:2"

    /// One axis for each piece, or nil when one is not a size.
    static func parse(_ pieces: [String]) -> [SizeAxis]? {
        var singles: [Double] = []
        var axes: [SizeAxis] = []
        for piece in pieces {
            if let value = size(piece) {
                singles.append(value)
            } else if let range = range(piece) {
                axes.append(range)
            } else {
                return nil
            }
        }
        return singles.isEmpty ? axes : [.values(singles)] + axes
    }

    /// What should stand in the place of a piece that is no size.
    static func expectation(insteadOf piece: String) -> String {
        let stepped = piece.split(separator: ":", omittingEmptySubsequences: false)
        let ends = stepped[0].split(separator: "...", omittingEmptySubsequences: false)
        let numbers = (ends + stepped.dropFirst()).map { Double($0) }
        guard stepped.count <= 2, ends.count <= 2, stepped.count == 1 || ends.count == 2,
            !numbers.contains(nil)
        else { return expectation }
        let isPositive = numbers.allSatisfy { $0.map { $0 > 0 && $0.isFinite } == true }
        return isPositive
            ? "the lesser end first, such as 320...1366"
            : "sizes and steps greater than 0, such as 1...3000"
    }

    private static func range(_ text: String) -> SizeAxis? {
        let stepped = text.split(separator: ":", omittingEmptySubsequences: false)
        let ends = stepped[0].split(separator: "...", omittingEmptySubsequences: false)
        guard stepped.count <= 2, ends.count == 2, let from = size(ends[0]), let to = size(ends[1]),
            from <= to
        else { return nil }
        guard stepped.count == 2 else { return .range(from: from, to: to, step: 1) }
        guard let step = size(stepped[1]) else { return nil }
        return .range(from: from, to: to, step: step)
    }

    private static func size(_ text: some StringProtocol) -> Double? {
        guard let value = Double(text), value.isFinite, value > 0 else { return nil }
        return value
    }
}
