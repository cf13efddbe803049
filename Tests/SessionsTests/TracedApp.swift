import Contract
import Domain
import LabTestSupport
import PatternList
import SampleBackend
import StageUI
import Trace

/// One screen of one pattern over a backend that the test controls, recorded.
@MainActor
struct TracedApp {
  let recorder: Recorder
  let backend = SampleBackend.gated()
  let clock = TestClock()
  let stage: Stage

  static func feed(_ pattern: any TraceablePattern, _ level: TraceLevel = .fields) -> TracedApp {
    TracedApp(level) { pattern.feed($0, tracedBy: $1) }
  }

  static func profile(_ pattern: any TraceablePattern, _ level: TraceLevel = .fields) -> TracedApp {
    TracedApp(level) { pattern.profile(SampleData.me.id, $0, tracedBy: $1) }
  }

  private init(_ level: TraceLevel, screen: (AppEnvironment, Recorder) -> any View) {
    recorder = Recorder(level: level)
    let environment = AppEnvironment(
      feed: backend, profiles: backend, clock: clock, path: [.feed], tracedBy: recorder)
    stage = Stage(screen(environment, recorder), observer: recorder)
  }

  /// The screen appears, and what it asks for is answered.
  func open() async throws {
    stage.appear()
    try await answer()
  }

  func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
    await stage.settle()
    try backend.releaseFirst(with: answer)
    await stage.settle()
  }

  /// Types a query and lets the pause pass.
  func search(_ query: String) async throws {
    try stage.type(query, into: "Search")
    await stage.settle()
    clock.advance(by: SearchRule.pause)
    await stage.settle()
  }

  func leave() async {
    stage.disappear()
    await stage.settle()
  }

  /// What became of each effect of this name, with the act in whose name it ended.
  func endings(of name: String) -> [String] {
    let events = recorder.events
    return events.compactMap { event in
      guard let effect = event.effect, effect.name == name, effect.start != nil else { return nil }
      return "\(effect.request) \(effect.phase) by \(events.act(of: event).map(events.act) ?? "?")"
    }
  }
}

extension [Event] {
  fileprivate func act(_ event: Event) -> String {
    if case .act(let act) = event.kind { act } else { "" }
  }
}
