/// What the line of an act holds besides the act when it can be replayed.
nonisolated struct StepLine: Codable, FileLine {
  enum Kind: String, Codable {
    case appear, disappear, tap, type, reveal, refresh, answer, wait
  }

  let kind: Kind
  var element: String?
  var text: String?
  var call: Int?
  var request: String?
  var failure: String?
  var duration: Int64?
  var actions: [ActionValue]?

  /// Only where it is another than before the step.
  var screen: String?

  enum CodingKeys: String, CodingKey {
    case kind, element, text, call, request, failure, actions, screen
    case duration = "duration_ns"
  }
}

nonisolated extension StepLine {
  init(_ recorded: RecordedStep, after screen: String?) {
    self.init(recorded.step)
    if !recorded.actions.isEmpty { actions = recorded.actions }
    if recorded.screen != screen { self.screen = recorded.screen }
  }

  private init(_ step: Step) {
    switch step {
    case .appear: self.init(kind: .appear)
    case .disappear: self.init(kind: .disappear)
    case .tap(let element): self.init(kind: .tap, element: element)
    case .type(let text, let field): self.init(kind: .type, element: field, text: text)
    case .reveal(let row): self.init(kind: .reveal, element: row)
    case .refresh: self.init(kind: .refresh)
    case .answer(let answer):
      self.init(
        kind: .answer, call: answer.call, request: answer.request, failure: answer.failure)
    case .wait(let duration):
      self.init(kind: .wait, duration: duration.nanoseconds)
    }
  }

  func recorded(as event: Event.ID, after before: String?) throws(DecodingError) -> RecordedStep {
    RecordedStep(
      try step(), event: event, actions: actions ?? [],
      screen: try needed(screen ?? before, .screen))
  }

  private func step() throws(DecodingError) -> Step {
    switch kind {
    case .appear: .appear
    case .disappear: .disappear
    case .tap: .tap(try needed(element, .element))
    case .type: .type(try needed(text, .text), into: try needed(element, .element))
    case .reveal: .reveal(try needed(element, .element))
    case .refresh: .refresh
    case .answer:
      .answer(
        StepAnswer(
          call: try needed(call, .call), request: try needed(request, .request),
          failure: failure))
    case .wait: .wait(.nanoseconds(try needed(duration, .duration)))
    }
  }
}

/// What the first line of a recording holds when it can be replayed.
nonisolated struct SessionLine: Codable {
  let dataSeed: UInt64
  let posts: Int

  enum CodingKeys: String, CodingKey {
    case dataSeed = "data_seed"
    case posts
  }

  init(_ session: RecordedSession) {
    dataSeed = session.dataSeed
    posts = session.posts
  }

  var session: RecordedSession { RecordedSession(dataSeed: dataSeed, posts: posts) }
}
