import LabBackend
import LabContract
import LabDomain
import LabMeasure
import LabPatterns
import LabRandom
import LabTracepoints
import Observation
import Synchronization

/// A store without a screen, one observer of what an act changes, and a backend that answers at
/// once.
@MainActor
final class ObservedFeed {
  private let feed: HeadlessFeed
  private let backend: InstantFeed
  private let act: FeedAct
  /// In a random order, the same for every store.
  private let ids: [Post.ID]
  private var turn = 0
  private var notices = 0
  private let notice: Signal

  init(
    _ act: FeedAct, on posts: [Post], seed: UInt64,
    _ make: @MainActor (AppEnvironment) -> HeadlessFeed
  ) async {
    var generator = SeededGenerator(seed: seed)
    self.act = act
    notice = Signal(resumes: act.isReduced)
    ids = posts.map(\.id).shuffled(using: &generator)
    backend = InstantFeed(posts)
    let useCases = UseCases(feed: backend, profiles: SampleBackend())
    feed = make(
      AppEnvironment(useCases: useCases, clock: TestClock(), router: Router(path: [.feed])))
    await feed.refresh()
    observe()
  }

  /// Times acts on a settled feed.
  ///
  /// A like lasts until the observer has its notice and the request is under way. An act that takes its
  /// answer lasts until that is in the state.
  func sample(_ iterations: Int, _ stopwatch: Stopwatch) async {
    await restore()
    for start in stride(from: 0, to: iterations, by: act.actsInTurn) {
      prepare()
      await stopwatch.time {
        for _ in start..<min(start + act.actsInTurn, iterations) { perform() }
        if act.takesAnswer { await settle() }
      }
      await settle()
    }
  }

  /// Acts, and observes again if the observer was notified.
  private func perform() {
    switch act {
    case .like, .answeredLike, .reducedLike, .reducedOutside: feed.like(nextPost)
    case .type: feed.type(nextDraft)
    case .publish: feed.publish()
    }
    turn += 1
    takeNotice()
  }

  private var nextPost: Post.ID { ids[turn % ids.count] }
  private var nextDraft: String { Self.drafts[turn % 2] }
  private static let drafts = ["A draft that is on the heap.", "Another one, which is as well."]

  /// Lets in the answers to what acts have started.
  private func settle() async {
    if act.isReduced, notices < turn {
      await withUnsafeContinuation { notice.waiting = $0 }
    } else {
      await Task.yield()
    }
    takeNotice()
  }

  /// Loads the list that publishing has changed, and publishes once, which makes room for more.
  private func restore() async {
    guard act == .publish else { return }
    await feed.refresh()
    prepare()
    perform()
    await settle()
  }

  /// Writes the draft that is published next.
  private func prepare() {
    if act == .publish { feed.type(nextDraft) }
  }

  private func takeNotice() {
    if notice.isRaised.exchange(false, ordering: .relaxed) {
      notices += 1
      observe()
    }
  }

  /// Reads what the act changes, and keeps nothing.
  private func observe() {
    withObservationTracking {
      if act == .type { blackHole(feed.draft()) } else { blackHole(feed.posts()) }
    } onChange: { [notice] in
      notice.isRaised.store(true, ordering: .relaxed)
      if notice.resumes { MainActor.assumeIsolated { notice.resume() } }
    }
  }
}

extension ObservedFeed {
  /// Whether each of some acts changes what it should, and notifies the observer.
  func isCorrect() async -> Bool {
    await restore()
    for _ in 0..<8 {
      prepare()
      let (posts, post, draft, before) = (feed.posts(), nextPost, nextDraft, notices)
      perform()
      await settle()
      let isDone =
        switch act {
        case .like, .answeredLike, .reducedLike, .reducedOutside:
          zip(feed.posts(), posts).allSatisfy { ($0.isLiked != $1.isLiked) == ($1.id == post) }
        case .type: feed.posts() == posts && feed.draft() == draft
        case .publish:
          feed.posts().first?.text == draft && feed.posts().dropFirst() == posts[...]
            && feed.draft().isEmpty
        }
      guard isDone, notices > before else { return false }
    }
    return true
  }

  /// Acts that make room for those that are counted. No power of two: there a list that grows moves.
  private static let warmUp = 40

  /// Counts an act on a settled feed, after as many as make room.
  ///
  /// - Returns: The elements that a further act copies, and the list before the act, too.
  func count() async -> (allocations: Allocations?, copiedElements: Int, before: BufferIdentity) {
    for _ in 0..<Self.warmUp {
      prepare()
      perform()
      await settle()
    }
    await restore()
    prepare()
    let before = BufferIdentity(feed.posts())
    var counts: [Allocations] = []
    // Where threads are woken, a count in six or so lacks what one allocates.
    for _ in 0..<(act.isReduced ? 9 : 1) {
      let counter = AllocationCounter.start(in: act.takesAnswer ? .process : .thread)
      // The answer may be recorded: other code runs while it is awaited.
      Cause.unheard { perform() }
      if act.takesAnswer { await settle() }
      if let allocations = counter.stop() { counts.append(allocations) }
      await settle()
    }
    let allocations = counts.sorted { $0.bytes < $1.bytes }
    return (
      allocations.isEmpty ? nil : allocations[allocations.count / 2], await copiedElements(), before
    )
  }

  private func copiedElements() async -> Int {
    await restore()
    prepare()
    let before = BufferIdentity(feed.posts())
    perform()
    if act.takesAnswer { await settle() }
    let after = BufferIdentity(feed.posts())
    await settle()
    return BufferIdentity.copiedBytes(from: before, to: after) / before.stride
  }

  /// Counts the bytes of stack that an act uses.
  func stackBytes() async -> Int? {
    let bytes = Cause.unheard { StackMeter.leastBytes { perform() } }
    await settle()
    return bytes
  }
}

/// Answers at once, and keeps nothing.
private final class InstantFeed: FeedRepository {
  private let posts: [Post]
  private let published = Atomic(0)

  init(_ posts: [Post]) { self.posts = posts }

  func page(after cursor: Cursor?) -> Page<Post> { Page(items: posts, next: nil) }

  func setLiked(_ isLiked: Bool, post: Post.ID) {}

  func publish(_ text: String) -> Post {
    let number = published.add(1, ordering: .relaxed).newValue
    let newest = posts.first?.id.rawValue ?? 0
    return Post(id: Post.ID(newest + number), author: 1, authorName: "Me", text: text)
  }

  func search(_ query: String) -> [Post] { [] }
}
