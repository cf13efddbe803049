import Contract
import Domain
import SampleBackend
import StageUI

/// The feed of a pattern with all its rows loaded.
@MainActor
package struct LoadedFeed {
  package let stage: Stage
  /// The newest post, whose row stands first.
  package let post: Int

  /// The first page brings all rows at once.
  package init(of pattern: any StatePattern, rows: Int) async throws {
    var data = SampleData(scale: rows / 50 + 1, seed: 1)
    data.posts = Array(data.posts.suffix(rows))
    post = rows
    let backend = SampleBackend(data, policy: .gated)
    stage = Stage(
      pattern.feed(
        AppEnvironment(
          useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
          router: Router(path: [.feed]))))
    stage.appear()
    await stage.settle()
    backend.policy = .immediate
    try backend.releaseFirst(with: .page(Page(items: data.posts, next: nil)))
    await stage.settle()
  }
}
