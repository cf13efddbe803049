import Contract
import StageUI
import Trace

extension Session {
  /// The named entries that an act passes until the first field changes, outermost first, in a trace taken now.
  ///
  /// None when nothing on the way has a name; `nil` when no field changes.
  package static func entries(
    of kind: Kind, on feature: Feature, in form: any TraceableForm
  ) async throws(StageError) -> [String]? {
    let recorder = Recorder()
    var number: Int?
    try await Session(likes: 1).run(on: form, features: [feature], tracedBy: recorder) {
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
  /// The actions above the first mutation between an act, counted from 0, and the next one.
  func entriesOfAct(_ number: Int) -> [String]? {
    let acts = filter(\.isAct)
    guard acts.indices.contains(number) else { return nil }
    let next = number + 1 < acts.count ? acts[number + 1].id : count
    let mutation = self[acts[number].id..<next].first {
      if case .mutation = $0.kind { true } else { false }
    }
    return mutation.map(actions)
  }

  /// Outermost first.
  private func actions(above event: Event) -> [String] {
    var actions: [String] = []
    var cause = event.cause
    while let id = cause {
      if case .action(let action) = self[id].kind { actions.insert(action, at: 0) }
      cause = self[id].cause
    }
    return actions
  }
}

extension Event {
  fileprivate var isAct: Bool {
    if case .act = kind { true } else { false }
  }
}
