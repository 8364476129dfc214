/// Finds out that a walk over states has come back to one it was in, with one state remembered (Brent's cycle finding).
struct CircleFinder {
    private var remembered: UInt64?
    private var steps = 0
    private var power = 1

    /// Takes the next state; true once a remembered one comes back. A circle of n states is found within 3 n steps of it.
    mutating func hasClosed(at state: UInt64) -> Bool {
        if state == remembered { return true }
        steps += 1
        if steps == power {
            remembered = state
            steps = 0
            power *= 2
        }
        return false
    }
}
