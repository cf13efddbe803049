import Measure
import Observation
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
      case .generic: GenericOwner(WatchedState())
      case .observed: ObservedOwner()
      }
    owner.fill(Array(repeating: WatchedPost(), count: WritePrice.elements))
  }

  /// Watches while `body` runs, and not longer: another array that is written then shall have no recorder beside it.
  func watched<Result>(_ body: () -> Result) -> Result {
    let recorder = level.map { Recorder(level: $0, capacity: capacity) }
    if let recorder { owner.watch(by: recorder) }
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
  func watch(by recorder: Recorder)
  func like(_ index: Int)
  var identity: BufferIdentity { get }
}

@MainActor @Observable
private final class PropertyOwner: Owner {
  var posts: [WatchedPost] = []

  func fill(_ posts: [WatchedPost]) { self.posts = posts }
  func watch(by recorder: Recorder) { recorder.watch(self, \.posts, as: "posts") }
  func like(_ index: Int) { posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(posts) }
}

@MainActor @Observable
private final class ObservedOwner: Owner {
  var posts: [WatchedPost] = []

  func fill(_ posts: [WatchedPost]) { self.posts = posts }
  func watch(by recorder: Recorder) { recorder.watch(self, \.posts, as: "posts") }
  func like(_ index: Int) { posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(posts) }
}

@MainActor @Observable
private final class StructOwner: Owner {
  var state = WatchedState()

  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder) { recorder.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

@MainActor @Observable
private final class GenericOwner<State> {
  var state: State

  init(_ state: State) { self.state = state }
}

extension GenericOwner<WatchedState>: Owner {
  func fill(_ posts: [WatchedPost]) { state.posts = posts }
  func watch(by recorder: Recorder) { recorder.watch(self, \.state) { $0.watchAll() } }
  func like(_ index: Int) { state.posts[index].likes += 1 }
  var identity: BufferIdentity { BufferIdentity(state.posts) }
}

extension PropertyOwner: TracedObject {}
extension StructOwner: TracedObject {}
extension GenericOwner: TracedObject {}

extension Fields<WatchedState> {
  @MainActor fileprivate mutating func watchAll() {
    watch(\.posts, as: "posts")
    watch(\.isLoading, as: "isLoading")
    watch(\.query, as: "query")
  }
}
