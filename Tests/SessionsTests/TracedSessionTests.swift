import Contract
import PatternList
import Sessions
import Testing
import Trace

struct TracedSessionTests {
  private func recorded(_ name: String) async throws -> Recorder {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let recorder = Recorder()
    try await Session(likes: 1).run(on: pattern, features: [.feed], tracedBy: recorder)
    return recorder
  }

  @Test func `in MVI every mutation hangs under its intent`() async throws {
    let events = try await recorded("MVI").events

    #expect(
      TraceTree(events).text == """
        appear
        └─ appeared
           ├─ effect page(nil): started
           ├─ effect page(nil): finished
           └─ firstPageLoaded(Page<Post>)
              ├─ phase: loading → loaded
              ├─ posts: 0 items → 20 items
              └─ paging: end → more(after 31)
        appear feed-end
        └─ endReached
           ├─ paging: more(after 31) → loading(after 31)
           ├─ effect page(after 31): started
           ├─ effect page(after 31): finished
           └─ pageLoaded(Page<Post>)
              ├─ posts: 20 items → 40 items
              └─ paging: loading(after 31) → more(after 11)
        tap like-50
        └─ likeTapped(50)
           ├─ posts[0]: likeCount 8 → 9, isLiked false → true
           ├─ likes.pending: 0 items → 1 item
           ├─ effect setLiked(true, 50): started
           ├─ effect setLiked(true, 50): finished
           └─ likeSucceeded(50)
              └─ likes.pending: 1 item → 0 items
        type "Hello, everybody" into New post
        └─ draftChanged("Hello, everybody")
           └─ draft: "" → "Hello, everybody"
        tap Publish
        └─ publishTapped
           ├─ isPublishing: false → true
           ├─ effect publish("Hello, everybody"): started
           ├─ effect publish("Hello, everybody"): finished
           └─ published(Post)
              ├─ posts: 40 items → 41 items
              ├─ isPublishing: true → false
              └─ draft: "Hello, everybody" → ""
        disappear
        └─ disappeared
        """)
  }

  @Test func `in MVIReactor a mutation also hangs under what reduce was told`() async throws {
    let tree = TraceTree(try await recorded("MVIReactor").events).text

    #expect(
      tree.contains(
        """
        tap like-50
        └─ likeTapped(50)
           ├─ toggleLike(50)
           │  ├─ posts[0]: likeCount 8 → 9, isLiked false → true
           │  └─ likes.pending: 0 items → 1 item
           ├─ effect setLiked(true, 50): started
           ├─ effect setLiked(true, 50): finished
           ├─ confirmLike(50)
           │  └─ likes.pending: 1 item → 0 items
           └─ endLikeRequests(50)
        """))
  }

  @Test func `in MVVM a mutation has an act behind it, but no name`() async throws {
    let tree = TraceTree(try await recorded("MVVM").events).text

    #expect(
      tree.contains(
        """
        tap like-50
        ├─ ? posts[0]: likeCount 8 → 9, isLiked false → true
        ├─ effect setLiked(true, 50): started
        └─ effect setLiked(true, 50): finished
        """))
  }

  @Test(arguments: ["MV", "MVVM"])
  func `without a choke point no mutation is named`(_ pattern: String) async throws {
    let attribution = Attribution(of: try await recorded(pattern).events)
    #expect(attribution.mutations > 10)
    #expect(attribution.named == 0)
  }

  @Test(arguments: ["MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor"])
  func `with a choke point every mutation is named`(_ pattern: String) async throws {
    let attribution = Attribution(of: try await recorded(pattern).events)
    #expect(attribution.mutations > 10)
    #expect(attribution.named == attribution.mutations)
  }
}
