import LabDomain
import LabMeasure
import Observation
import Synchronization

/// A struct in an object, which changes it in place; every holder of the object sees the change.
final class StoreObject: Store {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(never)
  func update(by action: Action) { state.apply(action) }
}

/// The same with `@Observable`, which notifies observers of the whole struct.
@Observable
final class ObservableStore: ObservableModel {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(never)
  func update(by action: Action) { state.apply(action) }

  func read(changedBy action: Action) { blackHole(state) }
}

/// An object that changes its own fields and notifies observers of each.
@Observable
final class ObservableClass: ObservableModel {
  private var users: [User]
  private var posts: [Post]
  private var comments: [Comment]
  private var isLoading: Bool

  init(_ state: AppState) {
    users = state.users
    posts = state.posts
    comments = state.comments
    isLoading = state.isLoading
  }

  @inline(never)
  func update(by action: Action) {
    switch action {
    case .toggleLike(let post): posts[post.index].toggleLike()
    case .toggleLikes(let targets): for post in targets { posts[post.index].toggleLike() }
    case .rename(let user, let name): users[user.index].rename(to: name)
    case .remove(let post): posts.remove(at: post.index)
    case .insert(let post, let index): posts.insert(post, at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  func read(changedBy action: Action) {
    switch action {
    case .toggleLike, .toggleLikes, .remove, .insert: blackHole(posts)
    case .rename: blackHole(users)
    case .flipLoading: blackHole(isLoading)
    }
  }

  var state: AppState {
    AppState(users: users, posts: posts, comments: comments, isLoading: isLoading)
  }
}

/// An object that notifies its observers.
protocol ObservableModel: AnyObject, Store {
  /// Reads the property that `action` changes, and keeps nothing.
  func read(changedBy action: Action)
}

/// What an observer receives before a change.
final class Signal: Sendable {
  let isRaised = Atomic(false)
  /// Whether the observer waits, because the change is made in another task.
  let resumes: Bool
  @MainActor var waiting: UnsafeContinuation<Void, Never>?

  init(resumes: Bool = false) { self.resumes = resumes }

  @MainActor func resume() {
    waiting?.resume()
    waiting = nil
  }
}

/// An object with one observer, which reads the property that changes and observes anew after each
/// change, as a view does.
struct Observed<Model: ObservableModel>: Store {
  private(set) var model: Model
  private let signal = Signal()

  init(_ state: AppState) {
    model = Model(state)
    let user = Target<User>(index: 0, id: 1)
    for action in [Action.toggleLikes([]), .rename(user, to: ""), .flipLoading] { observe(action) }
  }

  @inline(__always)
  mutating func update(by action: Action) {
    model.update(by: action)
    if signal.isRaised.exchange(false, ordering: .relaxed) { observe(action) }
  }

  private func observe(_ action: Action) {
    withObservationTracking {
      model.read(changedBy: action)
    } onChange: { [signal] in
      signal.isRaised.store(true, ordering: .relaxed)
    }
  }

  var state: Model.Layout { model.state }
}
