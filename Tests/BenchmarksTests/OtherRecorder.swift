import LabTrace
import LabTracepoints
import Observation

/// Runs `body` beside the recorder of another app, which watches an object and records acts and notifications.
@MainActor
func besideAnotherRecorder<Result>(_ body: () async throws -> Result) async throws -> Result {
  let (recorder, watched) = (Recorder(level: .fields, explainsBodies: true), Watched())
  recorder.watch(watched) { $0.value(\.text, "text") }
  let sink = Cause.defaultSink
  Cause.defaultSink = recorder
  defer {
    Cause.defaultSink = sink
    withExtendedLifetime((recorder, watched)) {}
  }
  return try await body()
}

@Observable
private final class Watched: TracedObject {
  var text = ""
}
