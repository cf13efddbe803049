import Contract
import Domain
import Measure
import Observation
import StageUI
import Trace

struct WatchedPost {
  var id = 0
  var author = 0
  var likes = 0
  var isLiked = false
}

/// Fields like those of the feed's state that its store watches.
struct WatchedState {
  var phase = LoadPhase.loading
  var posts: [WatchedPost] = []
  var paging = Paging.end
  var found: WatchedResult?
  var isLikedOnly = false
  var query = ""
  var notice: Notice?
  var message: Message?
  var isPublishing = false
  var draft = ""
  var isRefreshing = false
  var isLeaving = false
}

struct WatchedResult {
  var query = ""
  var posts: [WatchedPost] = []
}

/// What holds the array and the text, in one of the ways in which a pattern holds its state.
@MainActor
protocol ArrayOwner: AnyObject {
  func fill(_ posts: [WatchedPost])
  func watch(by recorder: Recorder?)
  func like(_ index: Int)
  func type(_ text: String)
  var identity: BufferIdentity { get }
}

@MainActor @Observable
final class PropertyOwner: ArrayOwner {
  var posts: [WatchedPost] = []
  var draft = ""

  func fill(_ posts: [WatchedPost]) { self.posts = posts }
  func watch(by recorder: Recorder?) {
    recorder?.watch(self, \.posts, as: "posts")
    recorder?.watch(self, \.draft, as: "draft")
  }
  func like(_ index: Int) { posts[index].likes += 1 }
  func type(_ text: String) { draft = text }
  var identity: BufferIdentity { BufferIdentity(posts) }
}

/// The same without the line for tracing.
@MainActor @Observable
final class ObservedOwner: ArrayOwner {
  var posts: [WatchedPost] = []
  var draft = ""

  func fill(_ posts: [WatchedPost]) { self.posts = posts }
  func watch(by recorder: Recorder?) {
    recorder?.watch(self, \.posts, as: "posts")
    recorder?.watch(self, \.draft, as: "draft")
  }
  func like(_ index: Int) { posts[index].likes += 1 }
  func type(_ text: String) { draft = text }
  var identity: BufferIdentity { BufferIdentity(posts) }
}

@MainActor @Observable
final class StructOwner: ArrayOwner {
  var state = WatchedState()

  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  func type(_ text: String) { state.draft = text }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

/// Keeps its key path, as MVI's store does.
@MainActor @Observable
final class StoreOwner<State> {
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

extension StoreOwner<WatchedState>: ArrayOwner {
  func fill(_ posts: [WatchedPost]) { send { $0.posts = posts } }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { send { $0.posts[index].likes += 1 } }
  func type(_ text: String) { send { $0.draft = text } }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

@MainActor @Observable
final class GenericOwner<State> {
  var state: State

  init(_ state: State) { self.state = state }
}

extension GenericOwner<WatchedState>: ArrayOwner {
  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  func type(_ text: String) { state.draft = text }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

/// A view's state is copied out and in, so a change of the array copies it before anybody records.
@MainActor
final class ViewOwner: ArrayOwner {
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

  func like(_ index: Int) { view?.state.posts[index].likes += 1 }
  func type(_ text: String) { view?.state.draft = text }
  var identity: BufferIdentity { BufferIdentity(view?.state.posts ?? []) }
}

@MainActor
struct WatchedView: View {
  @StageUI.State var state: WatchedState

  var body: some View { Text("") }
}

extension PropertyOwner: TracedObject {}
extension StructOwner: TracedObject {}
extension StoreOwner: TracedObject {}
extension GenericOwner: TracedObject {}

extension Fields<WatchedState> {
  @MainActor mutating func watchAll() {
    watch(\.phase, as: "phase")
    watch(\.posts, as: "posts")
    watch(\.paging, as: "paging")
    watch(\.found, \.posts, as: "found")
    watch(\.isLikedOnly, as: "isLikedOnly")
    watch(\.query, as: "query")
    watch(\.notice, as: "notice")
    watch(\.message, as: "message")
    watch(\.isPublishing, as: "isPublishing")
    watch(\.draft, as: "draft")
    watch(\.isRefreshing, as: "isRefreshing")
    watch(\.isLeaving, as: "isLeaving")
  }
}
