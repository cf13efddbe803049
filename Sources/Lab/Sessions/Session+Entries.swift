import Contract
import StageUI
import Trace

extension Session {
  /// The named entries that an act passes until the first field changes, outermost first, in a trace taken now.
  ///
  /// None when nothing on the way has a name; `nil` when no field changes.
  package static func entries(
    of kind: Kind, on feature: Feature, in pattern: any TraceablePattern
  ) async throws(StageError) -> [String]? {
    let recorder = Recorder()
    var number: Int?
    try await Session(likes: 1).run(on: pattern, features: [feature], tracedBy: recorder) {
      act, _, perform throws(StageError) in
      let acts = { recorder.events.count(where: \.isAct) }
      let before = acts()
      try await perform()
      if act.kind == kind, acts() > before { number = before }
    }
    return number.flatMap { recorder.events.entriesOfAct($0) }
  }
}

extension [Event] {
  /// The actions above the first mutation between an act, counted from 0 among those that are kept, and the next one.
  func entriesOfAct(_ number: Int) -> [String]? {
    let acts = sections.filter { $0.act != nil }
    guard acts.indices.contains(number) else { return nil }
    let mutation = acts[number].events.first { $0.mutation != nil }
    return mutation.map { causes(of: $0).filter(\.isAction).reversed().map(\.line) }
  }
}
