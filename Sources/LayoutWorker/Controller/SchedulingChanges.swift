/// What may let a hungry worker find something that it did not find before. All are asked with every tick once more, so that
/// nothing but time is lost if a reason were forgotten.
struct SchedulingChanges: Sendable {
    /// Whether anybody may find something.
    var isAll = false
    /// Families of which there is something, or whose cost or warm workers are others.
    var families: Set<String> = []
    /// Workers that are hungry, or have something warm, since then.
    var workers: Set<String> = []

    /// Whether nothing has changed.
    var isEmpty: Bool { !isAll && families.isEmpty && workers.isEmpty }

    /// Takes over the changes of another, and leaves it empty.
    mutating func take(_ other: inout SchedulingChanges) {
        isAll = isAll || other.isAll
        families.formUnion(other.families)
        workers.formUnion(other.workers)
        other = SchedulingChanges()
    }
}
