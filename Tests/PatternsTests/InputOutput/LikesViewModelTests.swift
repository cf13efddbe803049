import LabBackend
import LabContract
import LabDomain
import LabSpecification
import Testing

@testable import InputOutput

struct LikesViewModelTests {
  private let environment = AppEnvironment.test(.gated())

  @Test func `a change arrives before the tap returns, after the pending likes`() {
    let (likes, post) = (LikesViewModel(useCases: environment.useCases), [Post].short[0])
    let changes = Collected(
      likes.outputs.changes.withLatestFrom(likes.outputs.pending) { change, pending in
        [change.isLiked, pending.isLiked(post)]
      })

    for _ in 1...2 { likes.inputs.tapped(post) }

    #expect(changes.values == [[true, true], [false, false]])
  }

  @Test func `a screen that is gone leaves no relay in the child`() {
    let likes = LikesViewModel(useCases: environment.useCases)
    weak var found: Relay<FoundPosts?>?
    weak var posts: Relay<Posts>?
    do {
      let feed = FeedViewModel(likes: likes, environment: environment)
      let profile = ProfileViewModel(id: 2, likes: likes, environment: environment)
      found = Mirror(reflecting: feed).descendant("found") as? Relay<FoundPosts?>
      posts = profile.outputs.posts as? Relay<Posts>
      #expect(found != nil && posts != nil)
    }

    #expect(found == nil && posts == nil)
  }
}
