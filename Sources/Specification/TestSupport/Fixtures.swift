import LabBackend
import LabContract
import LabDomain

extension SampleBackend {
  /// Creates a backend that holds every call, with these posts.
  package static func gated(posts: [Post] = .short, _ policy: Policy = .gated) -> SampleBackend {
    var data = sampleData
    data.posts = posts
    return SampleBackend(data, policy: policy)
  }

  private static let sampleData = SampleData(scale: 1, seed: 1)
}

extension AppEnvironment {
  /// Creates the dependencies of a screen over `backend`.
  package static func test(
    _ backend: SampleBackend = .gated(), clock: TestClock = TestClock(),
    path: [Router.Route] = [.feed]
  ) -> AppEnvironment {
    AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: clock,
      router: Router(path: path))
  }
}

extension Posts {
  /// Three posts with short names and texts.
  package static var short: Posts { Posts(.short) }
}

extension [Post] {
  /// Three posts with short names and texts.
  package static var short: [Post] {
    [
      Post(id: 3, author: 2, authorName: "Ada", text: "Third", likeCount: 3, isLiked: false),
      Post(id: 2, author: 3, authorName: "Bo", text: "Second", likeCount: 2, isLiked: true),
      Post(id: 1, author: 2, authorName: "Ada", text: "First", likeCount: 0, isLiked: false),
    ]
  }

  /// `count` posts, newest first, so that 20 fill a page.
  package static func numbered(_ count: Int) -> [Post] {
    (1...count).reversed().map { number in
      Post(id: Post.ID(number), author: 2, authorName: "Ada", text: "Post \(number)")
    }
  }
}
