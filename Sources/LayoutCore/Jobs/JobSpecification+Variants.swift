extension JobSpecification {
    /// Number of variants of the job. O(blocks × axes), never by enumerating.
    public var variantCount: Int { 0 }

    /// The variant with an index of `0..<variantCount`. O(blocks × axes).
    public func variant(at index: Int) -> Variant {
        preconditionFailure("no variant \(index)")
    }
}
