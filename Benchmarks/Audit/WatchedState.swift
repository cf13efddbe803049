import Domain
import Observation
import StageUI
import Trace

/// A post without references, 32 bytes.
struct WatchedPost {
  var id = 0
  var author = 0
  var likes = 0
  var isLiked = false
}

/// As many fields as the feed's state has.
struct WatchedState {
  var posts: [WatchedPost] = []
  var draft = ""
  var phase = LoadPhase.loading
  var paging = Paging.end
  var found: [WatchedPost]?
  var isLikedOnly = false
  var query = ""
  var notice: Notice?
  var message: Message?
  var isPublishing = false
  var isRefreshing = false
  var isLeaving = false
}

/// The posts and a text, held in one of the ways in which patterns hold their state.
@MainActor
protocol StateOwner: AnyObject {
  init(_ posts: [WatchedPost])
  var posts: [WatchedPost] { get }
  func watch(by recorder: Recorder)
  func like(_ index: Int)
  func type(_ text: String)
}

/// Holds them as properties.
@MainActor @Observable
final class PropertyOwner: StateOwner {
  private(set) var posts: [WatchedPost]
  private var draft = ""

  init(_ posts: [WatchedPost]) { self.posts = posts }

  func watch(by recorder: Recorder) {
    recorder.watch(self, \.posts, as: "posts")
    recorder.watch(self, \.draft, as: "draft")
  }
  func like(_ index: Int) { posts[index].likes += 1 }
  func type(_ text: String) { draft = text }
}

/// Holds them in a struct. Generic, and keeps its key path, as MVI's store does.
@MainActor @Observable
final class StoreOwner<State> {
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
  convenience init(_ posts: [WatchedPost]) { self.init(state: WatchedState(posts: posts)) }
  var posts: [WatchedPost] { state.posts }
  func watch(by recorder: Recorder) { recorder.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { send { $0.posts[index].likes += 1 } }
  func type(_ text: String) { send { $0.draft = text } }
}

/// Holds them in a struct. Generic, and leaves the key path to `@Observable`, which makes it anew
/// at each turn.
@MainActor @Observable
final class GenericOwner<State> {
  fileprivate var state: State

  init(state: State) { self.state = state }
}

extension GenericOwner<WatchedState>: StateOwner {
  convenience init(_ posts: [WatchedPost]) { self.init(state: WatchedState(posts: posts)) }
  var posts: [WatchedPost] { state.posts }
  func watch(by recorder: Recorder) { recorder.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  func type(_ text: String) { state.draft = text }
}

/// Holds them in a view's state, which is copied out and in, so that a like copies the array
/// without a recorder too.
@MainActor
final class ViewOwner: StateOwner {
  private var view: WatchedView
  private var stage: Stage

  init(_ posts: [WatchedPost]) {
    view = WatchedView(state: WatchedState(posts: posts))
    stage = Stage(view)
  }

  var posts: [WatchedPost] { view.state.posts }
  func watch(by recorder: Recorder) {
    recorder.watch(state: "WatchedView.state", of: WatchedState.self) { $0.watchAll() }
    view = WatchedView(state: WatchedState(posts: posts))
    stage = Stage(view, observer: recorder)
  }
  func like(_ index: Int) { view.state.posts[index].likes += 1 }
  func type(_ text: String) { view.state.draft = text }
}

@MainActor
private struct WatchedView: View {
  @StageUI.State var state: WatchedState

  var body: some View { Text("") }
}

extension PropertyOwner: TracedObject {}
extension StoreOwner: TracedObject {}
extension GenericOwner: TracedObject {}

extension Fields<WatchedState> {
  @MainActor fileprivate mutating func watchAll() {
    watch(\.posts, as: "posts")
    watch(\.draft, as: "draft")
    watch(\.phase, as: "phase")
    watch(\.paging, as: "paging")
    watch(\.found, as: "found")
    watch(\.isLikedOnly, as: "isLikedOnly")
    watch(\.query, as: "query")
    watch(\.notice, as: "notice")
    watch(\.message, as: "message")
    watch(\.isPublishing, as: "isPublishing")
    watch(\.isRefreshing, as: "isRefreshing")
    watch(\.isLeaving, as: "isLeaving")
  }
}
