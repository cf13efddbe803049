import Domain
import SampleBackend
import StageUI
import Trace

/// Draws what happens next from what the screen offers and what the backend holds.
///
/// Two apps that show the same and ask the same get the same steps from the same seed.
struct RandomActs {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// One that can be tried; the screen may still refuse it, when an alert covers the element.
  mutating func next(in app: StagedApp) -> Step {
    if !app.isOnScreen { return .appear }
    if app.isElsewhere { return .disappear }
    let offers = Self.offers(of: app)
    var draw = generator.next(below: offers.reduce(0) { $0 + $1.weight })
    for offer in offers {
      draw -= offer.weight
      if draw < 0 { return step(from: offer, in: app) }
    }
    return .wait(SearchRule.pause)
  }

  private mutating func step(from offer: Offer, in app: StagedApp) -> Step {
    switch offer.kind {
    case .tap(let names): .tap(element(of: names))
    case .type(let names):
      typed(into: element(of: names))
    case .reveal(let names): .reveal(element(of: names))
    case .refresh: .refresh
    case .leave: .disappear
    case .wait: .wait(element(of: [.milliseconds(100), SearchRule.pause, .seconds(1)]))
    case .answer: .answer(answer(to: Self.calls(of: app)))
    }
  }

  private mutating func typed(into field: String) -> Step {
    .type(element(of: Self.texts[field] ?? ["", "a"]), into: field)
  }

  private mutating func answer(to calls: [SampleBackend.Call]) -> StepAnswer {
    let call = element(of: calls)
    let fails = generator.next(below: 4) == 0
    let failure = fails ? element(of: Self.failures(of: call.request)) : nil
    return StepAnswer(
      call: call.id, request: call.request.description, failure: failure.map { "\($0)" })
  }

  private mutating func element<Value>(of values: [Value]) -> Value {
    values[generator.next(below: values.count)]
  }
}

extension RandomActs {
  fileprivate struct Offer {
    enum Kind {
      case tap([String])
      case type([String])
      case reveal([String])
      case refresh, leave, wait, answer
    }

    let kind: Kind
    /// Against the other offers.
    let weight: Int
  }

  private static func offers(of app: StagedApp) -> [Offer] {
    let names = { (kinds: Set<ScreenElement.Kind>) in
      app.elements.filter { $0.isEnabled && kinds.contains($0.kind) }
        .map { $0.identifier ?? $0.label }
    }
    let taps = names([.button, .toggle])
    let isLike = { (name: String) in name.hasPrefix("like-") }
    let isAuthor = { (name: String) in name.hasPrefix("author-") }
    let offers = [
      Offer(kind: .tap(taps.filter(isLike)), weight: 4),
      Offer(kind: .tap(taps.filter(isAuthor)), weight: 1),
      Offer(kind: .tap(taps.filter { !isLike($0) && !isAuthor($0) }), weight: 6),
      Offer(kind: .type(names([.field])), weight: 5),
      Offer(kind: .reveal(names([.row])), weight: 2),
      Offer(kind: .refresh, weight: 1), Offer(kind: .leave, weight: 1),
      Offer(kind: .wait, weight: 3),
      Offer(kind: .answer, weight: app.backend.pending.isEmpty ? 0 : 10),
    ]
    return offers.filter(\.isThere)
  }

  /// In an order that does not depend on which of two was asked first.
  private static func calls(of app: StagedApp) -> [SampleBackend.Call] {
    app.backend.pending.sorted {
      ($0.request.description, $0.id) < ($1.request.description, $1.id)
    }
  }

  /// What may go wrong with a request, besides what the data says.
  private static func failures(of request: SampleBackend.Request) -> [DomainError] {
    switch request {
    case .save: [.offline, .server, .nameTaken]
    case .page, .setLiked, .publish, .search, .profile: [.offline, .server]
    }
  }

  private static let texts = [
    "Search": ["rain", "the", "nobody says this", "", "  "],
    "New post": ["Hello", "Two\u{2019}s company", "", " ", String(repeating: "👨‍👩‍👧‍👦 ", count: 75)],
    "Name": ["Noor", "", " Bo ", SampleData.takenName, "A name that is far too long"],
  ]
}

extension RandomActs.Offer {
  fileprivate var isThere: Bool {
    switch kind {
    case .tap(let names), .type(let names), .reveal(let names): !names.isEmpty
    case .refresh, .leave, .wait: true
    case .answer: weight > 0
    }
  }
}
