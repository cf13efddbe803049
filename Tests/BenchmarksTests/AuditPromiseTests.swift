import Measure
import Report
import Testing
import Trace

@testable import Benchmarks

/// What recording may add to a write, and how a table tells that it adds more.
struct AuditPromiseTests {
  @Test(arguments: WritePrice.Shape.allCases)
  func `a promise is made of all that a pattern is watched by`(_ shape: WritePrice.Shape) {
    let isPromised = [.property, .structure, .store, .viewState].contains(shape)
    let slow = WritePrice.sample(shape, level: .fields, nanoseconds: 151, mallocs: 1)
    let greedy = WritePrice.sample(shape, level: .fields, nanoseconds: 149, mallocs: 2)

    #expect(slow.isTooSlow == isPromised)
    #expect(greedy.asksTooMuch == isPromised)
  }

  @Test(arguments: [TraceLevel.off, .actions])
  func `where no field is watched, a write takes no longer`(_ level: TraceLevel) {
    let slow = WritePrice.sample(level: level, nanoseconds: 6, mallocs: 0)
    let little = WritePrice.sample(level: level, nanoseconds: 5.3, mallocs: 0)
    let unsure = WritePrice.sample(
      level: level, nanoseconds: 11, mallocs: 0, verdict: .inconclusive)

    #expect(slow.isTooSlow)
    #expect(!little.isTooSlow)
    #expect(!unsure.isTooSlow)
  }

  @Test(arguments: TraceLevel.allCases)
  func `only a snapshot may copy`(_ level: TraceLevel) {
    let copying = WritePrice(
      shape: .observed, level: level, elements: 10, plainMallocs: 0, mallocs: 0, copiedBytes: 320)

    #expect(copying.copiesTooMuch == (level < .snapshots))
  }

  @Test func `each promise that does not hold is named below the table`() {
    let copying = WritePrice(
      shape: .generic, level: .sites, elements: 10, plainMallocs: 0, mallocs: 0, copiedBytes: 320)

    #expect(
      note(of: [.sample(level: .fields, nanoseconds: 149, mallocs: 1)])
        == "All of it holds.")
    #expect(
      note(of: [
        .sample(level: .off, nanoseconds: 6, mallocs: 0),
        .sample(.property, level: .fields, nanoseconds: 90, mallocs: 2),
        copying,
      ])
        == """
        It does not hold for off (struct), fields (property), sites (struct, generic class).
        """)
  }

  private func note(of writes: [WritePrice]) -> String? {
    let note = AuditTables(patterns: [], writes: writes).largeArray.footnotes.first
    return note?.split(separator: "snapshots copy. ").last.map(String.init)
  }

  @Test func `what is replayed is told beside what was done`() {
    var lossless = PatternAudit(name: "MVI")
    lossless.replay = ReplayScore(from: .actions, acts: 20, asActions: 15, failed: 0)
    let table = AuditTables(patterns: [.sample, lossless]).replayed
    let rows = table.sections.flatMap(\.rows)

    #expect(
      rows.map { $0.map(\.text) } == [
        ["MVIContainer", "user acts", "1,540", "1,470", "12"],
        ["MVI", "actions", "20", "15", "0"],
      ])
    #expect(rows.map { $0.last?.emphasis } == [.bad, .good])
  }

  @Test func `what a level adds is told for each act`() {
    let table = AuditTables(patterns: [.sample]).levels

    #expect(table.rendered().contains("1,000"))
    #expect(!table.rendered().contains("27,000"))
  }
}
