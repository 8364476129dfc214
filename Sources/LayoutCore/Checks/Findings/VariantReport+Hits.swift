extension VariantReport {
    /// What the checks said, as the collector of findings takes it: conflicts with their sets, which the report holds beside
    /// the hits. O(hits × conflicts).
    public var ruledHits: [RuledHit] {
        (hits ?? []).map { reported in
            var ruled = reported.ruled
            if ruled.rule == ConflictCheck.id {
                ruled.hit.conflict = conflicts.first {
                    ConflictCheck.detail($0) == ruled.hit.detail
                }
            }
            return ruled
        }
    }
}
