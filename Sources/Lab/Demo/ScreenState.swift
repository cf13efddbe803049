import LabContract
import LabDomain
import LabPatterns

/// A state of a screen, by the answers and the user actions that lead to it, for the previews and their test.
nonisolated struct ScreenState: Sendable {
  let name: String
  var route = Router.Route.profile(1)
  /// What becomes of each request in turn; the last is what becomes of all others.
  var answers = [now]
  var pageSize = 5
  /// What a person does in the preview, and the test on the stage: a text for a field, and a tap.
  var typed: (text: String, field: String)?
  var tapped: String?

  private static let now = SlowNetwork.Condition(latency: .zero)
  private static let never = SlowNetwork.Condition(latency: .seconds(86_400))
  private static let offline = SlowNetwork.Condition(latency: .zero, failure: .offline)
  private static let noor = (text: "Noor", field: "Name")
  static let all = [
    Self(name: "feed", route: .feed), Self(name: "feed, empty", route: .feed, pageSize: 0),
    Self(name: "feed, loading", route: .feed, answers: [never]),
    Self(name: "feed, failed", route: .feed, answers: [offline]),
    Self(name: "feed, loading more", route: .feed, answers: [now, never]),
    Self(name: "feed, page failed", route: .feed, answers: [now, offline]),
    Self(name: "profile"), Self(name: "profile, loading", answers: [never]),
    Self(name: "profile, failed", answers: [offline]),
    Self(name: "profile, invalid: x as Website, Save", typed: ("x", "Website"), tapped: "Save"),
    Self(name: "profile, taken: ada as Handle", typed: ("ada", "Handle")),
    Self(name: "profile, saving: Noor, Save", answers: [now, never], typed: noor, tapped: "Save"),
    Self(name: "profile, error: Noor, Save", answers: [now, offline], typed: noor, tapped: "Save"),
    Self(name: "profile, question: Noor as Name, Back", typed: noor, tapped: "Back"),
  ]

  @MainActor
  func run(_ pattern: any TraceablePattern, clock: any AppClock = SystemClock()) -> RunningPattern {
    let network = SlowNetwork(answers, pageSize: pageSize, clock: clock)
    return RunningPattern(pattern, network, path: [route])
  }
}
