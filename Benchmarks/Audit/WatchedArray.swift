import Measure
import Observation
import Trace

/// A large array, and who watches it.
@MainActor
final class WatchedArray {
  private let posts = WatchedPosts()
  private let state = WatchedState()
  private let shape: WritePrice.Shape
  private let recorder: Recorder?
  let writesUntilSteady: Int
  private var next = 0

  init(_ shape: WritePrice.Shape, at level: TraceLevel?) {
    self.shape = shape
    // Snapshots keep an array for every write.
    let capacity = level == .snapshots ? 4 : 1_000
    writesUntilSteady = level == nil ? 1 : capacity * 2 + 48
    recorder = level.map { Recorder(level: $0, capacity: capacity) }
    let items = Array(repeating: WatchedPost(), count: WritePrice.elements)
    switch shape {
    case .property:
      posts.posts = items
      recorder?.watch(posts, \.posts, as: "posts")
    case .structure:
      state.state.posts = items
      recorder?.watch(state, \.state) { state in
        state.watch(\.posts, as: "posts")
        state.watch(\.isLoading, as: "isLoading")
        state.watch(\.query, as: "query")
      }
    }
  }

  func write() {
    next = (next + 7) % WritePrice.elements
    switch shape {
    case .property: posts.posts[next].likes += 1
    case .structure: state.state.posts[next].likes += 1
    }
  }

  var identity: BufferIdentity {
    switch shape {
    case .property: BufferIdentity(posts.posts)
    case .structure: BufferIdentity(state.state.posts)
    }
  }
}

private struct WatchedPost {
  var id = 0
  var author = 0
  var likes = 0
  var isLiked = false
}

@Observable
private final class WatchedPosts {
  var posts: [WatchedPost] = []
}

@Observable
private final class WatchedState {
  struct State {
    var posts: [WatchedPost] = []
    var isLoading = false
    var query = ""
  }

  var state = State()
}
