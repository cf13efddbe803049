import Contract
import Domain
import Measure
import Observation
import StageUI
import Trace

/// A large array, and a text beside it, that are written while somebody watches them.
@MainActor
final class WatchedArray {
  private let owner: any Owner
  private let level: TraceLevel?
  /// Whether each change of the array copies it, recorder or not.
  private let isCopied: Bool
  private var turn = 0
  private var text = ""

  init(_ shape: WritePrice.Shape, at level: TraceLevel?) {
    self.level = level
    isCopied = shape == .viewState
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
  func watched<Result>(_ body: (Recorder?) -> Result) -> Result {
    let recorder = level.map { Recorder(level: $0, capacity: capacity) }
    owner.watch(by: recorder)
    return withExtendedLifetime(recorder) { body(recorder) }
  }

  /// Happenings that are kept; a snapshot of each keeps an array.
  private var capacity: Int { level == .snapshots ? 4 : 100 }

  /// After as many, what is recorded makes room for what comes.
  var writesUntilSteady: Int { capacity * 2 + 48 }

  /// Changes the array or the text, in turn; only the text where to change the array would copy it.
  func write() {
    turn += 1
    if isCopied || turn.isMultiple(of: 2) { type() } else { like() }
  }

  func like() { owner.like(turn * 7 % WritePrice.elements) }

  private func type() {
    text = text == "Hello" ? "Hello, you" : "Hello"
    owner.type(text)
  }

  var identity: BufferIdentity { owner.identity }
}

private struct WatchedPost {
  var id = 0
  var author = 0
  var likes = 0
  var isLiked = false
}

/// Fields like those of the feed's state that its store watches.
private struct WatchedState {
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

private struct WatchedResult {
  var query = ""
  var posts: [WatchedPost] = []
}

@MainActor
private protocol Owner: AnyObject {
  func fill(_ posts: [WatchedPost])
  func watch(by recorder: Recorder?)
  func like(_ index: Int)
  func type(_ text: String)
  var identity: BufferIdentity { get }
}

@MainActor @Observable
private final class PropertyOwner: Owner {
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
private final class ObservedOwner: Owner {
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
private final class StructOwner: Owner {
  var state = WatchedState()

  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder?) { recorder?.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  func type(_ text: String) { state.draft = text }
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
  func type(_ text: String) { send { $0.draft = text } }
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
  func type(_ text: String) { state.draft = text }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

/// A view's state is copied out and in, so a change of the array copies it before anybody records.
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

  func like(_ index: Int) { view?.state.posts[index].likes += 1 }
  func type(_ text: String) { view?.state.draft = text }
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
