import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Testing

/// The argument of a test that every pattern must pass. Failures name it.
nonisolated package struct PatternUnderTest: Sendable, CustomTestStringConvertible {
  package let pattern: any TraceablePattern
  /// Whether a recorder watches the screens and records their requests.
  package var isTraced = false

  package var testDescription: String { isTraced ? "\(pattern.name), traced" : pattern.name }

  /// The patterns that another package adds, or else the built-in ones, in list order.
  package static let all = (Patterns.added.isEmpty ? Patterns.all : Patterns.added)
    .map { PatternUnderTest(pattern: $0) }

  /// Each pattern without a recorder, then each with one, which must change nothing.
  package static let tracedToo =
    all + all.map { PatternUnderTest(pattern: $0.pattern, isTraced: true) }

  @MainActor package func feed(
    posts: [Post] = .short, policy: SampleBackend.Policy = .gated
  ) -> TestApp {
    ConformanceRun.current?.runs(on: pattern.name)
    return TestApp.feed(pattern, posts: posts, policy: policy, tracedBy: recorder)
  }

  @MainActor package func profile() -> TestApp {
    ConformanceRun.current?.runs(on: pattern.name)
    return TestApp.profile(pattern, tracedBy: recorder)
  }

  @MainActor private var recorder: Recorder? { isTraced ? Recorder() : nil }

  /// Creates the feed and answers its first request.
  @MainActor package func openFeed(
    posts: [Post] = .short, policy: SampleBackend.Policy = .gated
  ) async throws -> TestApp {
    let app = feed(posts: posts, policy: policy)
    try await app.open()
    return app
  }

  /// Creates the profile and answers its first request.
  @MainActor package func openProfile() async throws -> TestApp {
    let app = profile()
    try await app.open()
    return app
  }
}
