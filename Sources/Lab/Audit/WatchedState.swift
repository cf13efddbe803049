import LabDomain
import LabTrace
import LabTracepoints
import Observation

/// A post without references, 32 bytes.
struct WatchedPost {
  var id = 0
  var author = 0
  var likes = 0
  var isLiked = false
}

/// As many fields as the feed's state has, two of which are written.
struct WatchedState {
  var posts: [WatchedPost] = []
  var draft = ""
  var others = Others()

  struct Others: Equatable {
    var phase = LoadPhase.loading
    var paging = Paging.end
    var found: Int?
    var isLikedOnly = false
    var query = ""
    var notice: Notice?
    var message: Message?
    var isPublishing = false
    var isRefreshing = false
    var isLeaving = false
  }
}

/// The posts and a text, held in one of the ways in which patterns hold their state.
@MainActor
protocol StateOwner: AnyObject {
  var posts: [WatchedPost] { get }
  func watch(by recorder: Recorder)
  func like(_ index: Int)
  func type(_ text: String)
}

/// Holds them as properties.
@MainActor @Observable
final class PropertyOwner: StateOwner, TracedObject {
  private(set) var posts: [WatchedPost]
  private var draft = ""

  init(_ posts: [WatchedPost]) { self.posts = posts }

  func watch(by recorder: Recorder) {
    recorder.watch(self) { fields in
      fields.count(\.posts, "posts")
      fields.value(\.draft, "draft")
    }
  }
  func like(_ index: Int) { posts[index].likes += 1 }
  func type(_ text: String) { draft = text }
}

/// Holds them in a struct. Generic, and keeps its key path, as MVI's store does.
@MainActor @Observable
final class StoreOwner<State>: TracedObject {
  @ObservationIgnored private var _state: State
  private let path: KeyPath<StoreOwner, State> = \.state

  init(state: State) { _state = state }

  var state: State {
    access(keyPath: path)
    return _state
  }

  func send(_ reduce: (inout State) -> Void) {
    withMutation(keyPath: path) { reduce(&_state) }
  }
}

extension StoreOwner<WatchedState>: StateOwner {
  var posts: [WatchedPost] { state.posts }
  func watch(by recorder: Recorder) {
    recorder.watch(self, in: \.state, StateFields { WatchedFields($0) })
  }
  func like(_ index: Int) { send { $0.posts[index].likes += 1 } }
  func type(_ text: String) { send { $0.draft = text } }
}

/// What a trace shows of the state.
private struct WatchedFields: Equatable {
  let posts: ItemCount
  let draft: String
  let others: WatchedState.Others

  init(_ state: WatchedState) {
    (posts, draft, others) = (ItemCount(state.posts), state.draft, state.others)
  }
}
