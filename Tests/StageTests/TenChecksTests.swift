import StageUI
import Testing

/// The ten questions about SwiftUI that `docs/stage.md` lists, asked of the stage under each rule for closures. One
/// after another, because the views note what happens in one place.
@Suite(.serialized)
struct TenChecksTests {
  @Test(arguments: ClosureComparison.allCases)
  func `the stage counts what is predicted`(closures: ClosureComparison) async throws {
    let checks = await TenChecks.run(on: StageHost(closures: closures))

    #expect(checks.map(\.number) == ["1", "2", "2b", "3", "4", "5", "6", "7", "8", "9", "10"])
    let rules: [ClosureComparison: String] = [
      .neverEqual: "closures never equal", .byContext: "by code and context",
      .byCaptures: "compared by captures",
    ]
    #expect(checks[0].verdict == rules[closures])
    for check in checks.dropFirst() {
      let isPredicted = ["as predicted", "as the stage"].contains(check.verdict)
      #expect(isPredicted, "\(check.number): \(check.counted)")
    }
  }
}
