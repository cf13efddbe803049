import Domain
import SampleBackend

extension SampleBackend {
  /// A backend that holds every call, with these posts.
  package static func gated(posts: [Post] = .short) -> SampleBackend {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = posts
    return SampleBackend(data, policy: .gated)
  }

  package var useCases: UseCases {
    UseCases(feed: self, profiles: self)
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
