import Contract
import PatternList
import Sessions
import SourceCode
import Testing
import Trace

@testable import Benchmarks

/// What the audit finds on the patterns as they are. A choke point that no longer names its actions, or a setter that is
/// left open, shows here first.
@MainActor
struct AuditEvidenceTests {
  /// What the compiler lets others write to.
  nonisolated struct Surface: Hashable, Sendable {
    var fields: Int
    var view = 0
    var viewOtherwise = 0
    var module = 0
    var moduleOtherwise = 0
  }

  nonisolated static let surfaces = [
    "MV": Surface(fields: 18, viewOtherwise: 18),
    "MVVM": Surface(fields: 18, view: 18, module: 18),
    "MVVMActions": Surface(fields: 18),
    "InputOutput": Surface(fields: 20, viewOtherwise: 20),
    "MVI": Surface(fields: 22),
    "MVIContainer": Surface(fields: 20, viewOtherwise: 20, moduleOtherwise: 20),
    "MVIReactor": Surface(fields: 22, viewOtherwise: 22, moduleOtherwise: 22),
  ]

  private let checkout: Checkout

  init() throws {
    checkout = try Checkout(inOrAbove: [#filePath])
  }

  @Test(arguments: Patterns.all.map(\.name))
  func `every mutation has a named action where the pattern has a choke point, and none without it`(
    _ name: String
  ) async throws {
    let audit = AttributionAudit(pattern: pattern(name))
    let before = try await audit.outOfTheBox()
    let after = try await audit.withItsLines()

    let hasChokePoint = !["MV", "MVVM"].contains(name)
    #expect(after.mutations > 30)
    #expect(
      before == Attribution(mutations: after.mutations, named: 0, withField: after.withField))
    #expect(after.named == (hasChokePoint ? after.mutations : 0))
    #expect((checkout.pattern(name).linesPerAction != nil) == hasChokePoint)
  }

  @Test(arguments: AuditedPattern.allCases.filter { ![.mv, .mvvm].contains($0) })
  func `every change has as many names as its pattern has choke points`(
    _ known: AuditedPattern
  ) async throws {
    let events = try await AttributionAudit(pattern: pattern(known.rawValue)).events()

    let names = events.filter { $0.mutation != nil }.map { mutation in
      events.causes(of: mutation).count(where: \.isAction)
    }
    #expect(names.min() == known.namedSteps)
    #expect(Attribution(of: events, steps: known.namedSteps).named == names.count)
    #expect(Attribution(of: events, steps: 9).named == 0)
  }

  @Test(arguments: Patterns.all.map(\.name))
  func `the field is told of each change, but where one property holds the state`(
    _ name: String
  ) async throws {
    let attribution = Attribution(of: try await AttributionAudit(pattern: pattern(name)).events())

    let isOneProperty = ["MV", "MVI", "MVIReactor"].contains(name)
    #expect(attribution.withField > 20)
    #expect((attribution.withField < attribution.mutations) == isOneProperty)
  }

  @Test(arguments: Patterns.all.map(\.name))
  func `others can write to the fields that the pattern leaves open, and to no other`(
    _ name: String
  ) throws {
    let surface = try surface(of: name)

    #expect(
      Surface(
        fields: surface.count, view: surface.count { $0.fromView == .allowed },
        viewOtherwise: surface.count { $0.fromView.door != nil },
        module: surface.count { $0.fromModule == .allowed },
        moduleOtherwise: surface.count { $0.fromModule.door != nil }) == Self.surfaces[name])
  }

  @Test func `what nobody has measured or asked for is not made up`() async throws {
    let found = try await Audit(of: nil, replay: { _ in .notMeasured }).core(on: pattern("MVI"))

    #expect(found.attributedAdded == found.mutations)
    #expect(found.replay == .notMeasured)
    #expect(found.addedLines == nil)
    #expect(found.writeSurface == [])
    #expect(found.sited == nil)
    #expect(found.levels.allSatisfy { $0.ratio == nil })
  }

  @Test func `the core holds what is replayed`() async throws {
    let score = ReplayScore(from: .actions, acts: 3, asActions: 2, failed: 1)
    let found = try await Audit(of: nil, replay: { _ in score }).core(on: pattern("MVI"))

    #expect(found.replay == score)
  }

  @Test(arguments: [("MVVM", ReplayScore.Source.acts), ("MVI", .actions)])
  func `an act is replayed as actions where the pattern has them as values`(
    _ name: String, from: ReplayScore.Source
  ) async throws {
    let score = try await ReplayScore.ofRandomSessions(on: pattern(name))
    let (acts, asActions) = (try #require(score.acts), try #require(score.asActions))

    #expect(score.from == from)
    #expect(acts > 50)
    #expect(from == .acts ? asActions == 0 : asActions > acts / 2)
    #expect(score.failed == 0)
  }

  private func surface(of name: String) throws -> [WriteSurface.Field] {
    let probe = CompilerProbe(
      root: try #require(checkout.root), modules: CompilerProbe.modulesOfThisBuild)
    return try WriteSurface(of: checkout.pattern(name), probe).fields
  }

  private func pattern(_ name: String) -> any TraceablePattern {
    Patterns.all.first { $0.name == name } ?? Patterns.all[0]
  }
}
