import LabDomain
import LabMeasure
import LabOwnState
import Testing

@testable import SecondOwner

@Suite struct Check {
  @Test("a like among 160,000 elements copies 0 B") func likeCopiesNothing() {
    let measurement = StateMeasurement("FeedStore") { size in
      FeedStore(.sample(of: size))
    } update: { store, row in
      store.toggleLike(row % store.state.posts.count)
    }

    let report = measurement.report(at: 160_000)

    // Where allocations cannot be counted, the lab never says that nothing is copied.
    let isFree =
      Allocations.isAvailable ? report.verdict == .copiesNothing : report.copies.isEmpty
    let isHeld = report.copies.contains { $0.kind != .rebuilt && $0.holder != .unknown }
    #expect(isFree, "\(report)\(isHeld ? " What does that owner need of it?" : "")")
  }

  @Test("an undo copies 0 B", .enabled { await likeMovesNothing })
  func undoCopiesNothing() {
    let store = FeedStore(.sample(of: 160_000))
    store.toggleLike(3)
    let before = BufferIdentity(store.state.posts)

    store.undo()

    let bytes = BufferIdentity.copiedBytes(from: before, to: BufferIdentity(store.state.posts))
    #expect(
      bytes == 0,
      """
      A like copies nothing, and its undo copies \(bytes) bytes: the posts have a second owner while \
      an undo writes to them. Which line of `undo` makes one?
      """)
  }

  @Test("undo takes a like back") func undoRestores() {
    let store = FeedStore(.sample(of: 160))
    store.toggleLike(3)

    store.undo()

    #expect(
      store.state.posts[3] == FeedState.sample(of: 160).posts[3],
      "After an undo the post is not what it was: undo still has to know what a like replaced.")
  }

  @Test("each undo goes one change further back", .enabled { await undoWorksOnce })
  func undoGoesFurtherBack() {
    let store = FeedStore(.sample(of: 160))
    store.toggleLike(3)
    store.toggleLike(7)

    store.undo()
    store.undo()

    #expect(
      store.state.posts.filter(\.isLiked).isEmpty,
      "The second undo did not reach the first like: does the log keep every like, and an undo only take?"
    )
  }

  @Test("each change of a row is undone", .enabled { await undoesTwoLikes })
  func undoesEachChangeOfARow() {
    let store = FeedStore(.sample(of: 160))
    for row in [5, 7, 5] { store.toggleLike(row) }

    let liked = (1...3).map { _ in
      store.undo()
      return store.state.posts.indices.filter { store.state.posts[$0].isLiked }
    }

    #expect(
      liked == [[5, 7], [5], []],
      """
      Post 5 was liked, then 7, and 5 was unliked. Three undos do not lead back to the start. Each \
      change needs an entry of its own in the log, also the second one of a row.
      """)
  }

  @Test("each change reloads its own row") func changesReloadOneRow() {
    let store = FeedStore(.sample(of: 160))
    var reloaded: [[Int]] = []
    store.onReload = { reloaded.append($0) }

    store.toggleLike(3)
    store.toggleLike(7)
    store.undo()

    #expect(
      reloaded == [[3], [7], [7]],
      "A like and an undo should each reload one row: who knows the row without comparing states?")
  }

  @Test("each undo reloads its own row", .enabled { await undoesTwoLikes })
  func undoReloadsItsRow() {
    let store = FeedStore(.sample(of: 160))
    store.toggleLike(3)
    store.toggleLike(7)
    store.undo()
    var reloaded: [[Int]] = []
    store.onReload = { reloaded.append($0) }

    store.undo()

    #expect(
      reloaded == [[3]],
      """
      After two likes the second undo changed row 3 and reloaded \(reloaded). The row to reload is \
      that of the undone change, not that of the last like.
      """)
  }

  @Test("reloads a row after its change") func reloadsAfterTheChange() {
    let store = FeedStore(.sample(of: 160))
    var shown: [Bool] = []
    store.onReload = { [weak store] _ in shown.append(store?.state.posts[3].isLiked == true) }

    store.toggleLike(3)

    #expect(
      !shown.contains(false),
      "The row was reloaded before its post changed, so the table shows the old one. Report it after."
    )
    guard Self.undoWorksOnce else { return }
    shown = []
    store.undo()
    #expect(
      !shown.contains(true),
      "An undo reloads the row before its post is back, so the table goes on showing the like.")
  }

  @Test("a state that was kept does not change") func keptStateStays() {
    let store = FeedStore(.sample(of: 160))
    let kept = store.state

    store.toggleLike(3)

    #expect(
      kept.posts[3].isLiked == false,
      """
      A state kept from before the like shows the like: what a class shares, or a pointer writes to, \
      cannot be an old value.
      """)
  }

  @Test("no room is reserved") func noRoomIsReserved() {
    let posts = FeedStore(.sample(of: 160_000)).state.posts

    #expect(
      BufferIdentity(posts).capacity < posts.count * 5 / 4,
      """
      Reserved room prevents no copy: a like adds no post. The array is copied for its second owner.
      """)
  }
}

extension Check {
  private static var undoWorksOnce: Bool {
    let store = FeedStore(.sample(of: 160))
    store.toggleLike(3)
    store.undo()
    return store.state.posts[3].isLiked == false
  }

  private static var undoesTwoLikes: Bool {
    let store = FeedStore(.sample(of: 160))
    for row in [3, 7] { store.toggleLike(row) }
    for _ in 1...2 { store.undo() }
    return store.state.posts.filter(\.isLiked).isEmpty
  }

  /// Whether a like leaves the posts where they are.
  private static var likeMovesNothing: Bool {
    let store = FeedStore(.sample(of: 160))
    let before = BufferIdentity(store.state.posts)
    store.toggleLike(3)
    return BufferIdentity.copiedBytes(from: before, to: BufferIdentity(store.state.posts)) == 0
  }
}

extension FeedState {
  /// As the lab's huge state: of 160,000 elements 50,000 are posts.
  fileprivate static func sample(of size: Int) -> FeedState {
    FeedState(
      posts: (0..<size * 5 / 16).map {
        Post(id: .init($0), author: 1, authorName: "Ada", text: "")
      },
      names: Array(repeating: "Ada", count: size / 16),
      comments: Array(repeating: "Nice", count: size * 10 / 16))
  }
}
