import LabContract
import LabPatterns
import LabSessions
import LabTrace
import MVVM
import StageUI
import Testing

/// Every order of events, on all patterns: `LAB_DEPTH=4 swift test --filter EveryOrderTests` tries longer sessions.
struct EveryOrderTests {
  /// States and turns of each alphabet at depths 1, 2 and so on. Fewer mean that less is tried.
  private static let counts = [
    "feed": [(5, 5), (18, 28), (85, 284), (450, 3_881)],
    "profile": [(8, 7), (29, 70), (83, 425), (259, 2_149)],
    "both": [(5, 4), (19, 34), (77, 276), (320, 2_599)],
    "shared": [(5, 5), (14, 43), (38, 238), (103, 1_038), (246, 4_186), (523, 15_956)],
  ]

  @Test(arguments: Alphabet.all)
  func `patterns stay equal`(_ alphabet: Alphabet) async {
    let orders = await everyOrder(of: Patterns.builtIn, alphabet: alphabet)

    #expect(orders.finding == nil, "\(orders)")
    if orders.finding == nil,
      let counts = Self.counts[alphabet.name]?.dropFirst(orders.depth - 1).first
    {
      #expect((orders.states, orders.turns) == counts)
    }
  }

  @Test(arguments: Alphabet.all)
  func `a recorder changes nothing`(_ alphabet: Alphabet) async {
    for pattern in Patterns.builtIn {
      let orders = await everyOrder(
        of: [pattern], alphabet: alphabet, depth: 2, traced: [pattern])

      #expect(orders.finding == nil, "\(orders)")
    }
  }

  @Test func `finds the shortest session after which two patterns differ`() async {
    let planted = Planted { ShownAfterAnAuthor(environment: $0) }

    let orders = await everyOrder(of: [MVVM.Pattern(), planted], alphabet: .both, depth: 3)

    #expect(
      "\(orders)".hasPrefix(
        """
        MVVM and Planted differ in the screen, after:
          1  appear
          2  answer #1 page(after: nil)
          3  tap author-50
        MVVM
        """), "\(orders)")
  }

  /// The screen is the same after the first and the second appearance.
  @Test func `finds a fault that only an object knows of`() async {
    let same = Planted { _ in Text("-") }
    let planted = Planted { _ in ShownTheThirdTime() }

    let orders = await everyOrder(of: [same, planted], alphabet: .shared, depth: 4)

    #expect(orders.finding?.session.flatMap(\.self).count == 5, "\(orders)")
  }

  @Test func `finds an app that stays in memory`() async {
    var kept: [AppEnvironment] = []
    let planted = Planted { environment in
      kept.append(environment)
      return Text("-")
    }

    let orders = await everyOrder(of: [planted, planted], alphabet: .feed, depth: 1)

    #expect(orders.finding?.session == [["appear"]])
    #expect(orders.finding?.values.map(\.pattern) == ["Planted", "Planted"])
  }
}

/// MVVM, whose feed has another view below it.
private struct Planted<Below: View>: TraceablePattern {
  let below: @MainActor (AppEnvironment) -> Below
  private nonisolated var base: MVVM.Pattern { MVVM.Pattern() }

  nonisolated var name: String { "Planted" }
  nonisolated var summary: String { base.summary }

  func screens(_ environment: AppEnvironment) -> AppScreens {
    planted(base.screens(environment), environment)
  }

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    planted(base.screens(environment, tracedBy: recorder), environment)
  }

  @MainActor
  private func planted(_ screens: AppScreens, _ environment: AppEnvironment) -> AppScreens {
    AppScreens(
      feed: { above(below(environment), screens.feed()) }, profile: screens.profile)
  }

  @MainActor
  private func above(_ below: some View, _ view: some View) -> any View {
    VStack {
      view
      below
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    base.headlessFeed(environment)
  }
}

/// Shows a line once an author was opened.
private struct ShownAfterAnAuthor: View {
  let environment: AppEnvironment

  var body: some View {
    if environment.router.path.count > 1 { Text("planted") }
  }
}

/// Shows only its third appearance.
private struct ShownTheThirdTime: View {
  private final class Count {
    var value = 0
  }

  private let count = Count()
  @State private var isThird = false

  var body: some View {
    Text(isThird ? "third" : "-")
      .onAppear {
        count.value += 1
        isThird = count.value == 3
      }
  }
}
