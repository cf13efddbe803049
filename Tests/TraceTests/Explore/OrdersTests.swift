import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI
import Testing

@testable import LabExplore

struct OrdersTests {
  private let oneLike = OrdersSession(
    id: "one", title: "One like", question: "?", data: SampleData(scale: 1, seed: 1),
    acts: [.tap(element: "like-50")])

  private func orders(of tree: OrdersTree) -> [[String]] {
    let inner = Set(tree.parents)
    return tree.parents.indices.filter { !inner.contains($0) }.map { leaf in
      tree.path(to: leaf).dropFirst().map { node in
        let move = tree.moves[tree.moveOf[node]]
        return move.text + (move.failure.map { " with \($0)" } ?? "")
      }
    }
  }

  @Test func `one request is answered or fails, here or while its screen is left`() async throws {
    let orders = try await Orders.played([oneLike])

    #expect(
      self.orders(of: orders.sessions[0]) == [
        ["tap like-50", "setLiked(true, post 50)"],
        ["tap like-50", "setLiked(true, post 50) with server"],
        ["tap like-50", "leave", "come back", "setLiked(true, post 50)"],
        ["tap like-50", "leave", "come back", "setLiked(true, post 50) with server"],
        ["tap like-50", "leave", "setLiked(true, post 50)", "come back"],
        ["tap like-50", "leave", "setLiked(true, post 50) with server", "come back"],
      ])
    #expect(orders.sessions[0].orderCount == 6)
  }

  @Test func `the answer counts the orders that bear it out, and says who names actions`()
    async throws
  {
    let session = OrdersSession(
      id: "one", title: "One like", question: "?",
      claim: Claim("the like stays") { $0.answers("setLiked(true") },
      data: SampleData(scale: 1, seed: 1), acts: [.tap(element: "like-50")])

    let orders = try await Orders.played([session], on: [Patterns.all[0], Patterns.all[5]])

    #expect(
      orders.sessions[0].answer == """
        In 3 of 6 orders, in every pattern, the like stays. Every write has a named action in MVI; \
        no write has a named action in MV.
        """)
  }

  @Test func `an act that the screen refuses ends an order with its reason`() async throws {
    let session = OrdersSession(
      id: "none", title: "No such post", question: "?", data: SampleData(scale: 1, seed: 1),
      acts: [.tap(element: "like-99")])

    let orders = try await Orders.played([session])

    let tree = orders.sessions[0]
    #expect(tree.parents == [-1])
    #expect(
      tree.refusalOf.map { orders.texts[$0] } == ["no button or toggle \"like-99\" is on screen"])
  }

  @Test func `the same orders make the same tables`() async throws {
    let session = try #require(OrdersSession.all.last { $0.id == "save" })

    let patterns = [Patterns.all[1], Patterns.all[4]]
    let orders = try await [
      Orders.played([session], on: patterns), Orders.played([session], on: patterns),
    ]

    #expect(orders[0] == orders[1])
  }

  @Test(arguments: [0, 1])
  func `names two patterns that allow different moves`(swapped: Int) async throws {
    var patterns: [any TraceablePattern] = [Patterns.all[0]]
    patterns.insert(Swapped(), at: swapped)

    let error = await #expect(throws: (any Error).self) {
      try await Orders.played([open], on: patterns)
    }

    let names = patterns.map(\.name).joined(separator: " and ")
    #expect(error.map { "\($0)" } == "\(names) allow different moves in 'Open' after []")
  }

  /// Each move of the first pattern is possible in the second, too.
  @Test func `names a pattern that allows more moves than the first`() async throws {
    let more = PlantedPattern("More", Patterns.all[0]) { environment in
      Text("-").task { _ = try? await environment.useCases.searchPosts("a") }
    }
    let less = PlantedPattern("Less", Patterns.all[0]) { _ in Text("-") }

    let error = await #expect(throws: (any Error).self) {
      try await Orders.played([open], on: [less, more])
    }

    #expect(error.map { "\($0)" } == "Less and More allow different moves in 'Open' after []")
  }

  private let open = OrdersSession(
    id: "open", title: "Open", question: "?", data: SampleData(scale: 1, seed: 1),
    opening: [.appear], acts: [])
}

/// A pattern that opens a profile in place of the feed.
private struct Swapped: TraceablePattern {
  nonisolated let name = "Swapped"
  nonisolated let summary = ""
  private var pattern: any TraceablePattern { Patterns.all[0] }

  func screens(_ environment: AppEnvironment) -> AppScreens {
    swapped(pattern.screens(environment))
  }

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    swapped(pattern.screens(environment, tracedBy: recorder))
  }

  @MainActor private func swapped(_ screens: AppScreens) -> AppScreens {
    AppScreens(feed: { screens.profile(1) }, profile: screens.profile)
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    pattern.headlessFeed(environment)
  }
}
