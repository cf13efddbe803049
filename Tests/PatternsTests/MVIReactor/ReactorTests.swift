import LabContract
import LabDomain
import LabSpecification
import LabStreams
import MVIReactor
import Observation
import Testing

struct ReactorTests {
  private let later = Later()

  @Test func `mutations are reduced at once, or in their turn`() async {
    let reactor = CounterReactor(later)

    reactor.action.send(.addLater(1))
    #expect(reactor.currentState.isBusy)
    await settle()
    reactor.action.send(.add(2))
    #expect(reactor.currentState.count == 2)
    later.resume()
    await settle()

    #expect(reactor.currentState.state == CounterReactor.State(count: 21))
    #expect(reactor.reduced == [.begin, .add(2), .add(1), .end])
  }

  @Test func `a discarded stream reduces nothing`() async {
    let reactor = CounterReactor(later)
    reactor.action.send(.addLater(1))
    await settle()

    reactor.action.send(.stop)
    #expect(!reactor.currentState.isBusy)
    later.resume()
    await settle()

    #expect(reactor.currentState.count == 0)
    #expect(reactor.reduced == [.begin, .end])
    #expect(later.cancelled == 1)
  }

  @Test func `an action sent during another waits for its turn`() {
    let reactor = CounterReactor(later)

    reactor.action.send(.forward(1))

    #expect(reactor.reduced == [.add(10), .add(1)])
  }

  @Test func `notifies observers of mutations only`() {
    let reactor = CounterReactor(later)
    var notified = 0
    withObservationTracking {
      _ = reactor.currentState.count
    } onChange: {
      MainActor.assumeIsolated { notified += 1 }
    }

    reactor.action.send(.stop)
    #expect(notified == 0)
    reactor.action.send(.add(1))

    #expect(notified == 1)
  }

  @Test func `a like changes the posts in place`() {
    var state = FeedReactor.State()
    state.posts = Posts(.numbered(1_000))
    let reactor = FeedReactor(initialState: state, environment: .test())
    _ = reactor.state  // Starts the reactor.
    let rows = reactor.currentState.posts
    reactor.likes.action.send(.tapped(rows[999]))
    let before = reactor.currentState.posts.withContiguousStorageIfAvailable(\.baseAddress)

    reactor.likes.action.send(.tapped(rows[500]))

    #expect(reactor.currentState.posts[500].isLiked)
    #expect(reactor.currentState.posts.withContiguousStorageIfAvailable(\.baseAddress) == before)
  }

  @Test func `the stream of states starts with the current one`() async {
    let reactor = CounterReactor(later)
    reactor.action.send(.add(1))

    let states = Collected(reactor.state.map(\.count).values)
    reactor.action.send(.add(2))
    await settle()

    #expect(states.values == [1, 12])
  }

  @Test func `releasing a reactor cancels its tasks`() async {
    weak var gone: CounterReactor?
    do {
      let reactor = CounterReactor(later)
      gone = reactor
      reactor.action.send(.addLater(1))
      await settle()
    }
    #expect(gone == nil)

    later.resume()
    await settle()

    #expect(later.cancelled == 1)
  }
}
