import Contract
import StageUI
import Trace

extension Session {
  /// Runs the session on a form, recorded.
  ///
  /// - Parameter namesSites: whether to look up who wrote, which takes milliseconds a site.
  package func recording(
    of form: any TraceableForm, features: [Feature] = Feature.allCases, level: TraceLevel,
    capacity: Int = 10_000, namesSites: Bool = false
  ) async throws(StageError) -> Recording {
    let recorder = Recorder(level: level, capacity: capacity)
    try await run(on: form, features: features, tracedBy: recorder)
    return recorder.recording(
      form: form.name, feature: features.count == 1 ? features.first?.rawValue : nil,
      namesSites: namesSites)
  }
}
