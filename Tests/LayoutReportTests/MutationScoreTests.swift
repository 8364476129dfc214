import LayoutReport
import Testing

@Suite struct MutationScoreTests {
    /// Where no mutant moves anything there is no share: a hundred of nothing would read as praise.
    @Test func aShareOfNothingIsADash() throws {
        var score = MutationScore()
        score.add([], job: "login")
        let all = try #require(score.textLines(allSurvivors: false).first { $0.hasPrefix("all") })
        #expect(all.split(separator: " ") == ["all", "0", "0", "-", "-", "-"])
    }
}
