import Contract
import Domain
import SampleBackend

extension SampleBackend {
  /// A backend that holds every call, with these posts.
  package static func gated(posts: [Post] = .short, _ policy: Policy = .gated) -> SampleBackend {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = posts
    return SampleBackend(data, policy: policy)
  }
}

extension AppEnvironment {
  /// What a screen is given when `backend` answers.
  package static func test(
    _ backend: SampleBackend = .gated(), clock: TestClock = TestClock(),
    path: [Router.Route] = [.feed]
  ) -> AppEnvironment {
    AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: clock,
      router: Router(path: path))
  }
}

/// Answers the oldest pending call once everything before it is done, and lets the answer be taken in.
package func answer(
  _ backend: SampleBackend, with answer: SampleBackend.Answer = .ordinary
) async throws {
  await settle()
  try backend.releaseFirst(with: answer)
  await settle()
}
