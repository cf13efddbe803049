import Contract
import Domain
import SampleBackend

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
