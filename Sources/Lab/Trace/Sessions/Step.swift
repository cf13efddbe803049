/// One thing that comes to an app from outside: from the person, from the backend or from the clock.
///
/// Elements go by their accessibility identifier or by their label.
nonisolated package enum Step: Hashable, Sendable {
  /// The screen that the router names comes to be seen.
  case appear
  /// The screen that is seen goes.
  case disappear
  case tap(String)
  case type(String, into: String)
  /// A row of a list is scrolled into view.
  case reveal(String)
  case refresh
  case answer(StepAnswer)
  case wait(Duration)
}

/// What the backend says to a call.
nonisolated package struct StepAnswer: Hashable, Sendable {
  /// The place of the call among all calls, counted from 1.
  package let call: Int
  /// What was asked.
  package let request: String
  /// The error that is the answer; `nil` when the answer is what the data says.
  package let failure: String?

  package init(call: Int, request: String, failure: String? = nil) {
    self.call = call
    self.request = request
    self.failure = failure
  }
}

nonisolated extension Step: CustomStringConvertible {
  /// As the stage calls it, or as in `answer #2 search("rain") with offline`.
  package var description: String {
    switch self {
    case .appear: "appear"
    case .disappear: "disappear"
    case .tap(let element): "tap \(element)"
    case .type(let text, let field): "type \"\(text)\" into \(field)"
    case .reveal(let row): "appear \(row)"
    case .refresh: "refresh"
    case .answer(let answer):
      "answer #\(answer.call) \(answer.request)" + (answer.failure.map { " with \($0)" } ?? "")
    case .wait(let duration): "wait \(duration)"
    }
  }
}
