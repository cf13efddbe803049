import Benchmarks
import Domain
import Measure
import Testing

@Suite struct StrategiesTests {
  private static let operations = Operation.all.map(\.name)
  private static let strategies = Strategies.all.map(\.name)

  private let state = AppState.sample(scale: 10, seed: 2026)

  private func operation(_ name: String) throws -> Operation {
    try #require(Operation.all.first { $0.name == name })
  }

  private func strategy(_ name: String) throws -> Strategy {
    try #require(Strategies.all.first { $0.name == name })
  }

  @Test(arguments: strategies, operations)
  func `a strategy leads to the expected state, and back`(name: String, operation: String) throws {
    #expect(try strategy(name).isCorrect(for: self.operation(operation), on: state))
  }

  @Test func `liking a post changes the middle one and nothing else`() {
    let middle = state.posts.count / 2

    let changed = Operation.likeOnePost.expected(state)

    #expect(changed.posts[middle].isLiked != state.posts[middle].isLiked)
    #expect(abs(changed.posts[middle].likeCount - state.posts[middle].likeCount) == 1)
    #expect(changed.posts.indices.filter { changed.posts[$0] != state.posts[$0] } == [middle])
    #expect(changed.users == state.users)
    #expect(changed.comments == state.comments)
    #expect(changed.isLoading == state.isLoading)
  }

  @Test func `flipping isLoading changes nothing else`() {
    var expected = state
    expected.isLoading = true

    #expect(Operation.flipIsLoading.expected(state) == expected)
  }

  @Test func `a strategy that forgets an update is found`() {
    struct Forgetful: Subject {
      private(set) var state: AppState

      init(_ state: AppState) { self.state = state }

      mutating func update(by action: Action) {}
    }
    let forgetful = Strategy(
      "forgetful", Forgetful.self, summary: "nothing happens.", copies: .nothing)

    #expect(Operation.all.allSatisfy { !forgetful.isCorrect(for: $0, on: state) })
  }

  @Test func `a strategy that also changes another post is found`() {
    struct Clumsy: Subject {
      private(set) var state: AppState

      init(_ state: AppState) { self.state = state }

      mutating func update(by action: Action) {
        state.apply(action)
        state.posts[0].authorName += "!"
      }
    }
    let clumsy = Strategy(
      "clumsy", Clumsy.self, summary: "another post changes too.", copies: .nothing)

    #expect(!clumsy.isCorrect(for: .likeOnePost, on: state))
  }

  @Test func `only a strategy that copies names a fix`() {
    for strategy in Strategies.all {
      switch strategy.copies {
      case .nothing: #expect(strategy.fix == nil, "\(strategy.name)")
      case .touchedArray: #expect(strategy.fix != nil, "\(strategy.name)")
      }
    }
  }
}
