import Contract
import Domain
import PatternList
import SampleBackend
import StageUI
import Testing
import Trace

/// One line in a pattern's `Tracing.swift` for each class that is watched. Without it the trace is the same, but dearer.
struct TracedObjectsTests {
  @Test(arguments: Patterns.all.map(\.name).filter { $0 != "MV" })
  func `what a pattern watches tells of its writes itself`(_ name: String) throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let recorder = Recorder(level: .fields)
    let backend = SampleBackend(SampleData(scale: 1, seed: 1))
    let environment = AppEnvironment(
      feed: backend, profiles: backend, clock: TestClock(), path: [.feed], tracedBy: recorder)

    let feed = pattern.feed(environment, tracedBy: recorder)
    let profile = pattern.profile(SampleData.me.id, environment, tracedBy: recorder)

    #expect(objects(in: feed).contains { $0 is any TracedObject })
    #expect(objects(in: profile).contains { $0 is any TracedObject })
  }

  /// What a view reaches in a few steps.
  private func objects(in value: Any, depth: Int = 6) -> [AnyObject] {
    guard depth > 0 else { return [] }
    let mirror = Mirror(reflecting: value)
    let own = mirror.displayStyle == .class ? [value as AnyObject] : []
    return own + mirror.children.flatMap { objects(in: $0.value, depth: depth - 1) }
  }
}
