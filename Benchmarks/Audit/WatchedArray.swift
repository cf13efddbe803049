import Measure
import Observation
import StageUI
import Trace

/// A large array that is written while somebody watches it.
@MainActor
final class WatchedArray {
  private let owner: any Owner
  private let level: TraceLevel?
  private var next = 0

  init(_ shape: WritePrice.Shape, at level: TraceLevel?) {
    self.level = level
    owner =
      switch shape {
      case .property: PropertyOwner()
      case .structure: StructOwner()
      case .store: StoreOwner(WatchedState())
      case .viewState: ViewOwner()
      case .generic: GenericOwner(WatchedState())
      case .observed: ObservedOwner()
      }
    owner.fill(Array(repeating: WatchedPost(), count: WritePrice.elements))
  }

  /// Watches while `body` runs, and not longer: another array that is written then shall have no recorder beside it.
  func watched<Result>(_ body: () -> Result) -> Result {
    let recorder = level.map { Recorder(level: $0, capacity: capacity) }
    owner.watch(by: recorder)
    return withExtendedLifetime(recorder, body)
  }

  /// Happenings that are kept; a snapshot of each keeps an array.
  private var capacity: Int { level == .snapshots ? 4 : 100 }

  /// After as many, what is recorded makes room for what comes.
  var writesUntilSteady: Int { capacity * 2 + 48 }

  func write() {
    next = (next + 7) % WritePrice.elements
    owner.like(next)
  }

  var identity: BufferIdentity { owner.identity }
}

private struct WatchedPost {
  var id = 0
  var author = 0
  var likes = 0
  var isLiked = false
}

private struct WatchedState {
  var posts: [WatchedPost] = []
  var isLoading = false
  var query = ""
}

@MainActor
private protocol Owner: AnyObject {
  func fill(_ posts: [WatchedPost])
  func watch(by recorder: Recorder?)
  func like(_ index: Int)
  var identity: BufferIdentity { get }
}

@MainActor @Observable
private final class PropertyOwner: Owner {
  var posts: [WatchedPost] = []

  func fill(_ posts: [WatchedPost]) { self.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.posts, as: "posts") }
  func like(_ index: Int) { posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(posts) }
}

@MainActor @Observable
private final class ObservedOwner: Owner {
  var posts: [WatchedPost] = []

  func fill(_ posts: [WatchedPost]) { self.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.posts, as: "posts") }
  func like(_ index: Int) { posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(posts) }
}

@MainActor @Observable
private final class StructOwner: Owner {
  var state = WatchedState()

  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

/// Keeps its key path, as MVI's store does.
@MainActor @Observable
private final class StoreOwner<State> {
  @ObservationIgnored private var _state: State
  private let path: KeyPath<StoreOwner, State> = \.state

  init(_ state: State) { _state = state }

  var state: State {
    access(keyPath: path)
    return _state
  }

  func send(_ reduce: (inout State) -> Void) {
    withMutation(keyPath: path) { reduce(&_state) }
  }
}

extension StoreOwner<WatchedState>: Owner {
  func fill(_ posts: [WatchedPost]) { send { $0.posts = posts } }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { send { $0.posts[index].likes += 1 } }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

@MainActor @Observable
private final class GenericOwner<State> {
  var state: State

  init(_ state: State) { self.state = state }
}

extension GenericOwner<WatchedState>: Owner {
  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

/// A view's state is copied out and in, so a change of the array would copy it before anybody records: it is a field
/// beside the array that is written.
@MainActor
private final class ViewOwner: Owner {
  private var posts: [WatchedPost] = []
  private var stage: Stage?
  private var view: WatchedView?

  func fill(_ posts: [WatchedPost]) {
    self.posts = posts
    watch(by: nil)
  }

  func watch(by recorder: Recorder?) {
    recorder?.watch(state: "WatchedView.state", of: WatchedState.self) { $0.watchAll() }
    let view = WatchedView(state: WatchedState(posts: posts))
    stage = Stage(view, observer: recorder)
    self.view = view
  }

  func like(_ index: Int) { view?.state.isLoading.toggle() }
  var identity: BufferIdentity { BufferIdentity(view?.state.posts ?? []) }
}

@MainActor
private struct WatchedView: View {
  @StageUI.State var state: WatchedState

  var body: some View { Text("") }
}

extension PropertyOwner: TracedObject {}
extension StructOwner: TracedObject {}
extension StoreOwner: TracedObject {}
extension GenericOwner: TracedObject {}

extension Fields<WatchedState> {
  @MainActor fileprivate mutating func watchAll() {
    watch(\.posts, as: "posts")
    watch(\.isLoading, as: "isLoading")
    watch(\.query, as: "query")
  }
}
