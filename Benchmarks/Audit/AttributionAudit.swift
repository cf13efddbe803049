import Contract
import PatternList
import Sessions
import SourceCode
import StageUI
import Trace

/// The scripted session, recorded with what names causes and without.
@MainActor
struct AttributionAudit {
  let pattern: any TraceablePattern

  /// As the pattern is without the lines that name causes.
  func outOfTheBox() async throws -> Attribution {
    let recorder = Recorder(level: .fields)
    recorder.namesActions = false
    return attribution(of: try await events(recordedBy: recorder))
  }

  /// As its `Tracing.swift` and its choke points make it.
  func withItsLines() async throws -> Attribution {
    attribution(of: try await events())
  }

  private func attribution(of events: [Event]) -> Attribution {
    Attribution(of: events, steps: AuditedPattern(rawValue: pattern.name)?.namedSteps ?? 1)
  }

  /// What is recorded with these lines.
  func events() async throws -> [Event] {
    try await events(recordedBy: Recorder(level: .fields))
  }

  /// Mutations of which the trace tells who wrote them.
  func sited(in source: PatternSource) async throws -> Int {
    let recorder = Recorder(level: .sites)
    _ = try await events(recordedBy: recorder)
    return recorder.recording(namesSites: true).events.count {
      $0.mutation != nil && $0.site?.isWriter(of: source) == true
    }
  }

  private func events(recordedBy recorder: Recorder) async throws -> [Event] {
    try await Session().run(on: pattern, tracedBy: recorder)
    return recorder.events
  }
}
