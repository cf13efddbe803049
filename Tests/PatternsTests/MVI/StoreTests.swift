import LabContract
import LabDomain
import LabFields
import LabSpecification
import MVI
import Observation
import Testing

struct StoreTests {
  struct Numbers {
    var all = Array(repeating: 0, count: 1_000)
    var last = 0
    var sum: Int { all.reduce(last, +) }
  }

  enum NoEffect: StoreEffect {
    var id: Int? { nil }
  }

  /// Adds one to the number at an index.
  enum Addition: StoreIntent {
    case view(Int)
  }

  let store = Store<Numbers, Addition, NoEffect>(Numbers()) { state, intent in
    guard case .view(let index) = intent else { return [] }
    state.all[index] += 1
    state.last = index
    return []
  } handle: { _, _ in
  }

  private func showing(_ posts: [Post]) -> FeedState {
    var state = FeedState()
    state.posts = Posts(posts)
    return state
  }

  @Test func `a like changes the posts in place`() {
    let likes = LikesStore(environment: .test())
    let store = FeedStore(showing(.numbered(1_000)), likes: likes, environment: .test())
    let before = store.posts.withContiguousStorageIfAvailable(\.baseAddress)

    likes.send(.tapped(store.posts[500]))

    #expect(store.posts[500].isLiked)
    #expect(store.posts.withContiguousStorageIfAvailable(\.baseAddress) == before)
  }

  /// Returns what an observer of `value` has seen in each notice, the first being that of one intent.
  private func seen<Value: Sendable>(
    _ value: @escaping @MainActor () -> Value, sending intents: Int...
  ) -> [Value] {
    var seen: [Value] = []
    withObservationTracking {
      _ = value()
    } onChange: {
      MainActor.assumeIsolated { seen.append(value()) }
    }
    for intent in intents { store.send(intent) }
    return seen
  }

  @Test func `notifies an observer of a field once, after the change`() {
    #expect(seen({ store.all[3] }, sending: 3, 3) == [1])
    #expect(seen({ store.last }, sending: 4, 4) == [4])
  }

  @Test func `an equal value notifies no observer`() {
    store.send(3)

    #expect(seen({ store.last }, sending: 3) == [])
    #expect(seen({ store.all.count }, sending: 3) == [1_000])
  }

  @Test func `an observer of the whole state is notified after each change`() {
    #expect(seen({ store.state.all[3] }, sending: 3) == [1])
  }

  @Test func `a computed property of the state depends on every field`() {
    #expect(seen({ store.sum }, sending: 3) == [4])
  }

  /// The key paths of the test's module and of MVI's are different objects.
  @Test func `a field observed in one module is notified by a write in another`() {
    let likes = LikesStore(environment: .test())
    let store = FeedStore(showing(.short), likes: likes, environment: .test())
    var notices: [String] = []
    func observe<Value>(_ name: String, _ value: () -> Value) {
      withObservationTracking {
        _ = value()
      } onChange: {
        MainActor.assumeIsolated { notices.append(name) }
      }
    }
    observe("posts") { store.posts }
    observe("shown") { store.shown }
    observe("draft") { store.draft }
    observe("found") { store.found }

    likes.send(.tapped(store.posts[0]))
    #expect(notices.sorted() == ["posts", "shown"])
    store.send(.draftChanged("a"))
    #expect(notices.last == "draft")
  }
}
