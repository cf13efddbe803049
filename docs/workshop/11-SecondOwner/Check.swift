import LabDomain
import LabMeasure
import Testing

@testable import SecondOwner

@Suite struct Check {
  @Test("a like among 160,000 elements copies 0 B, and so does its undo")
  func likeCopiesNothing() throws {
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
    let question = isHeld ? " The log may grow. What does that owner need of the old posts?" : ""
    try #require(isFree, "\(report)\(question)")

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

  @Test("each undo goes one change further back") func undoGoesFurtherBack() {
    let store = FeedStore(.sample(of: 160))
    for row in [5, 7, 5] { store.toggleLike(row) }

    let liked = (1...3).map { _ in
      store.undo()
      return store.state.posts.indices.filter { store.state.posts[$0].isLiked }
    }

    #expect(
      liked == [[5, 7], [5], []],
      """
      Post 5 was liked, then 7, and 5 was unliked. After three undos, the liked posts were \(liked): \
      that does not lead back to the start. Does the log keep every change, and an undo only take?
      """)
  }

  @Test("each change reloads its own row, afterwards") func changesReloadOneRow() {
    let store = FeedStore(.sample(of: 160))
    var reloaded: [String] = []
    store.onReload = { [weak store] rows in
      let isLiked = rows.first.map { store?.state.posts[$0].isLiked == true }
      reloaded.append("\(rows) \(isLiked == true ? "♥" : "♡")")
    }

    store.toggleLike(3)
    store.toggleLike(7)
    store.undo()
    store.undo()

    #expect(
      reloaded == ["[3] ♥", "[7] ♥", "[7] ♡", "[3] ♡"],
      """
      Rows 3 and 7 were liked, and both likes undone. The reloaded rows, with their hearts at that \
      moment, are \(reloaded). Who knows the row without comparing states, and when has it changed?
      """)
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
