import StageUI
import Testing

/// The ten questions about SwiftUI that `docs/stage.md` lists, asked of the stage under each rule for closures. One
/// after another, because the views note what happens in one place.
@Suite(.serialized)
struct TenChecksTests {
  /// Shows views, and never lets them update.
  private final class FrozenHost: Host {
    func show(_ view: some View) {}
    func settle() async {}
  }

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

  @Test func `what shows nothing is not as predicted`() async {
    let checks = await TenChecks.run(on: FrozenHost())

    // An owner that does not run, and writes that are dropped, count zero too.
    #expect(
      checks.filter { $0.verdict != "NOT AS PREDICTED" }.map(\.number) == ["4", "6"])
  }

  @Test func `a check takes two lines of at most 80 columns`() async {
    let text = TenChecks.text(
      await TenChecks.run(on: StageHost(closures: .byCaptures)), by: "the stage")

    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 + 2 * 11)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  /// What a Mac may answer where sources disagree.
  @Test(arguments: [
    ("40; 1", "closures never equal"), ("40; 0", "by code and context"),
    ("39; 1", "NOT AS PREDICTED"),
  ])
  func `a count tells which source is right`(counted: String, verdict: String) async {
    let asked = await TenChecks.run(on: StageHost(closures: .byCaptures))[0]

    let check = Check(
      number: "1", question: "", counted: counted, predictions: asked.predictions)

    #expect(check.verdict == verdict)
  }
}
