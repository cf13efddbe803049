import LabCallStack
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabTrace

/// The answers of the audit on the patterns as they are.
@MainActor
struct AuditTests {
  private var audit: Audit {
    var audit = Audit(of: nil, seeds: 0..<1)
    audit.session = Session(likes: 1)
    return audit
  }

  @Test func `an action names changes, and a property its field`() async throws {
    let (mvvm, mvi) = (
      try await audit.named(on: pattern("MVVM")), try await audit.named(on: pattern("MVI"))
    )

    #expect(mvvm.named == 0 && mvvm.withField == mvvm.mutations)
    #expect(mvi.named == mvi.mutations && mvi.withField == mvi.mutations)
  }

  @Test func `with its members named, MVVM names what its views assign, too`() async throws {
    let named = try #require(Patterns.rows(of: pattern("MVVM")).last)
    let recorder = Recorder(level: .fields)
    try await Session(likes: 1).run(on: named, tracedBy: recorder)
    let events = recorder.events

    let unnamed = events.filter { event in
      event.mutation != nil && !events.causes(of: event).contains(where: \.isAction)
    }

    #expect(unnamed.isEmpty && events.count { $0.mutation != nil } > 10)
  }

  @Test(.enabled(if: Symbolizer.walksStacks, "stacks are not walked here"))
  func `a change without a line was written through a binding`() async throws {
    let (mvvm, mvi) = (
      try await audit.named(on: pattern("MVVM")), try await audit.named(on: pattern("MVI"))
    )

    #expect(mvvm.located == mvvm.mutations - 2)
    #expect(mvi.located == mvi.mutations)
  }

  @Test func `counts each level and replays, and leaves open what needs sources`() async throws {
    let found = try await audit.counts(on: pattern("MVI"))

    if BuildMode.current == .debug {
      #expect(found.levels.isEmpty)
    } else {
      #expect(found.levels.map(\.level) == SessionPrice.levels)
      #expect(found.levels.allSatisfy { $0.ratio == nil && $0.acts == 8 })
    }
    #expect(found.replay?.notReplayed == 0)
    #expect(try #require(found.replay?.acts) > 5)
    #expect(found.namingLines == nil && found.writeSurface == nil)
  }

  @Test func `says why the compiler could not be asked, and counts the rest`() async throws {
    var audit = Audit(of: try .here(), seeds: 0..<0)
    audit.session = Session(likes: 1)
    audit.access = { _, _ in throw CompilerProbeError("it is away") }

    let found = try await audit.counts(on: [pattern("MVI")])
    let tables = LabMeasure.Suite.traced(found, of: ["MVI"], hint: nil).details

    #expect(found[0].writeSurface == nil && found[0].mutations > 10)
    let table = try #require(tables.first { $0.title?.hasPrefix("Who could have") == true })
    #expect(table.sections[0].rows[0].map(\.text) == ["MVI", "–", "–", "–"])
    #expect(table.footnotes.last?.hasSuffix(": it is away.") == true)
  }

  /// The fields that the views of a pattern may assign: what they bind, and their own.
  nonisolated private static let open = [
    "MV": 24, "MVModel": 21, "MVVM": 10, "MVVMActions": 0, "InputOutput": 0, "MVI": 0,
    "MVIContainer": 0, "MVIReactor": 1,
  ]

  @Test(arguments: open.keys.sorted())
  func `views assign what is open, and cause changes by user actions`(_ name: String) throws {
    let access = try #require(try Audit(of: .here()).writeSurface(of: pattern(name)))

    #expect(access.fields.count >= 15 && access.assignable == Self.open[name])
    // What MVModel's profiles call of its posts is open to the views.
    #expect(access.calls.count == (name == "MVModel" ? 1 : 0))
  }

  private func pattern(_ name: String) -> any TraceablePattern {
    Patterns.all.first { $0.name == name } ?? Patterns.all[0]
  }
}
