import Benchmarks
import Domain
import Measure
import Testing

@Suite struct StrategiesTests {
  private static let operations = Operation.all.map(\.name)
  private static let strategies = Strategies.all.map(\.name)

  private let state = AppState.medium

  private func operation(_ name: String) throws -> Operation {
    try #require(Operation.all.first { $0.name == name })
  }

  private func strategy(_ name: String) throws -> Strategy {
    try #require(Strategies.all.first { $0.name == name })
  }

  @Test func `there is every strategy, operation and size of the design`() {
    #expect(Set(Self.strategies).count == 19)
    #expect(
      Self.operations == [
        "like one post", "edit one user", "append a comment", "remove a post", "flip isLoading",
        "like 100 posts",
      ])
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

  @Test func `editing a user gives the middle one another name and changes nothing else`() {
    var expected = state
    expected.users[50].name += " of Somewhere Else"

    #expect(Operation.editOneUser.expected(state) == expected)
  }

  @Test func `appending adds a comment of a new id at the end and changes nothing else`() {
    let changed = Operation.appendComment.expected(state)

    #expect(changed.comments.dropLast() == state.comments[...])
    #expect(!state.comments.contains { $0.id == changed.comments.last?.id })
    #expect(changed.users == state.users)
    #expect(changed.posts == state.posts)
    #expect(changed.isLoading == state.isLoading)
  }

  @Test func `removing takes the middle post away and changes nothing else`() {
    var expected = state
    expected.posts.remove(at: 250)

    #expect(Operation.removePost.expected(state) == expected)
  }

  @Test func `liking 100 posts changes 100 different ones and nothing else`() {
    let changed = Operation.like100Posts.expected(state)

    let liked = state.posts.indices.filter { changed.posts[$0] != state.posts[$0] }
    #expect(liked.count == 100)
    #expect(liked.allSatisfy { changed.posts[$0].isLiked != state.posts[$0].isLiked })
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

      func predictedBytes(for change: Change) -> Int { 0 }
    }
    let forgetful = Strategy(
      "forgetful", Forgetful.self, summary: "nothing happens.")

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

      func predictedBytes(for change: Change) -> Int { 0 }
    }
    let clumsy = Strategy(
      "clumsy", Clumsy.self, summary: "another post changes too.")

    #expect(!clumsy.isCorrect(for: .likeOnePost, on: state))
  }

  @Test func `a strategy that cannot take a removal back is found`() {
    struct Careless: Subject {
      private(set) var state: AppState

      init(_ state: AppState) { self.state = state }

      mutating func update(by action: Action) {
        if case .insert(let post, _) = action {
          state.posts.append(post)
        } else {
          state.apply(action)
        }
      }

      func predictedBytes(for change: Change) -> Int { 0 }
    }
    let careless = Strategy("careless", Careless.self, summary: "the post comes back elsewhere.")

    #expect(!careless.isCorrect(for: .removePost, on: state))
    #expect(careless.isCorrect(for: .likeOnePost, on: state))
  }

  @Test func `a fix is a contender that asks for less than a tenth`() throws {
    let large = AppState.largest
    for strategy in Strategies.all {
      guard let fix = strategy.fix else { continue }
      let mended = try self.strategy(fix.contender)

      let bytes = strategy.cost(of: .likeOnePost, on: large).predictedBytes
      #expect(mended.cost(of: .likeOnePost, on: large).predictedBytes * 10 < bytes, "\(fix)")
      #expect(mended.fix == nil, "\(fix)")
    }
  }

  @Test func `whoever copies a whole array or dictionary names a fix, and nobody else`() {
    let large = AppState.largest
    for strategy in Strategies.all {
      let copied = strategy.cost(of: .likeOnePost, on: large).predictedBytes
      #expect((copied > large.posts.count * 8) == (strategy.fix != nil), "\(strategy.name)")
    }
  }
}
