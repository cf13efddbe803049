import LabBackend
import LabDomain
import Observation
import StageUI
import Testing

/// All that the screen shows.
struct LikesState: Equatable {
  var posts: Posts
  var notice: String?
}

/// All that can happen: what the user does, and what the server answers.
enum LikesIntent: Equatable {
  case tapped(Post.ID)
  case failed(Post.ID, isLiked: Bool)
  case noticeDismissed
}

/// Work for the store, as a value: it does nothing by itself.
enum LikesEffect: Equatable {
  case setLiked(Bool, Post.ID)
}

/// Changes the state, and returns what is left to do.
func reduce(into state: inout LikesState, _ intent: LikesIntent) -> LikesEffect? {
  switch intent {
  case .tapped(let id):
    guard let post = state.posts[id: id] else { return nil }
    state.posts.setLiked(!post.isLiked, id)
    return .setLiked(!post.isLiked, id)
  case .failed(let id, let isLiked):
    state.posts.setLiked(!isLiked, id)
    state.notice = "Could not change the like."
    return nil
  case .noticeDismissed:
    state.notice = nil
    return nil
  }
}

/// A tap as a function that returns a new state. It lists the fields, and forgets one.
func tapped(_ id: Post.ID, in state: LikesState) -> LikesState {
  var posts = state.posts
  posts.setLiked(true, id)
  return LikesState(posts: posts)
}

/// The owner of the state, and the only code that runs anything.
@Observable final class LikesStore {
  private(set) var state: LikesState
  private(set) var intents: [LikesIntent] = []
  private let repository: any FeedRepository

  init(_ state: LikesState, repository: any FeedRepository) {
    self.state = state
    self.repository = repository
  }

  func send(_ intent: LikesIntent) {
    intents.append(intent)
    guard let effect = reduce(into: &state, intent) else { return }
    Task { await run(effect) }
  }

  private func run(_ effect: LikesEffect) async {
    switch effect {
    case .setLiked(let isLiked, let id):
      do { try await repository.setLiked(isLiked, post: id) } catch {
        send(.failed(id, isLiked: isLiked))
      }
    }
  }
}

struct LikesView: View {
  let store: LikesStore

  var body: some View {
    ForEach(store.state.posts) { post in
      Button("\(post.isLiked ? "♥" : "♡") \(post.text)") { store.send(.tapped(post.id)) }
    }
    if let notice = store.state.notice {
      Button(notice) { store.send(.noticeDismissed) }
    }
  }
}

struct Chapter5 {
  private let tea = Post(id: 1, author: 2, authorName: "Ada", text: "A pot of tea")

  @Test func `a like that fails is undone`() {
    var state = LikesState(posts: [tea])

    let effect = reduce(into: &state, .tapped(1))
    #expect(effect == .setLiked(true, 1) && state.posts[0].isLiked)

    _ = reduce(into: &state, .failed(1, isLiked: true))
    #expect(state == LikesState(posts: [tea], notice: "Could not change the like."))
  }

  @Test func `a rebuilt state drops the field it does not list`() {
    let before = LikesState(posts: [tea], notice: "Could not change the like.")
    var after = before
    _ = reduce(into: &after, .tapped(1))

    #expect(after.notice == before.notice && tapped(1, in: before).notice == nil)
  }

  @Test func `the screen shows it, and the store knows why`() async throws {
    let backend = SampleBackend(policy: .gated)
    let store = LikesStore(LikesState(posts: [tea]), repository: backend)
    let screen = Stage(LikesView(store: store))
    screen.appear()

    try screen.tap("♡ A pot of tea")
    await screen.settle()
    #expect(screen.text.contains("♥ A pot of tea"))
    try backend.releaseFirst(with: .failure(.offline))
    await screen.settle()

    #expect(screen.text.contains("♡ A pot of tea"))
    #expect(store.intents == [.tapped(1), .failed(1, isLiked: true)])
  }

  @Test func `a recorded session is a list of intents`() {
    var state = LikesState(posts: [tea])
    for intent in [LikesIntent.tapped(1), .failed(1, isLiked: true), .noticeDismissed] {
      _ = reduce(into: &state, intent)
    }

    #expect(state == LikesState(posts: [tea]))
  }
}
