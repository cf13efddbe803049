import LabBackend
import LabContract
import LabDomain
import LabExplore
import LabPatterns
import LabTrace
import StageUI
import Testing

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

  @Test func `one request is answered, fails, or is left`() async throws {
    let orders = try await Orders.played([oneLike])

    #expect(
      self.orders(of: orders.sessions[0]) == [
        ["tap like-50", "setLiked(true, post 50)"],
        ["tap like-50", "setLiked(true, post 50) with server"],
        ["tap like-50", "leave", "come back"],
      ])
    #expect(orders.sessions[0].orderCount == 3)
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

  @Test func `names two patterns that allow different moves`() async throws {
    let session = OrdersSession(
      id: "open", title: "Open", question: "?", data: SampleData(scale: 1, seed: 1),
      opening: [.appear], acts: [])

    let error = await #expect(throws: (any Error).self) {
      try await Orders.played([session], on: [Patterns.all[0], Swapped()])
    }

    #expect(error.map { "\($0)" } == "MV and Swapped allow different moves in 'Open' after []")
  }
}

/// A pattern that opens a profile in place of the feed.
private struct Swapped: TraceablePattern {
  nonisolated let name = "Swapped"
  nonisolated let summary = ""
  private var pattern: any TraceablePattern { Patterns.all[0] }

  func feed(_ environment: AppEnvironment) -> any View { pattern.profile(1, environment) }

  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    pattern.profile(id, environment)
  }

  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    pattern.profile(1, environment, tracedBy: recorder)
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View { pattern.profile(id, environment, tracedBy: recorder) }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    pattern.headlessFeed(environment)
  }
}
