import Benchmarks
import Testing

extension AppState {
  /// 100 users, 500 posts and 1,000 comments.
  static let medium = sample(size: 1_600, seed: 2026)
  /// 300 users, 1,500 posts and 3,000 comments.
  static let large = sample(size: 4_800, seed: 2026)
  /// 1,000 users, 5,000 posts and 10,000 comments.
  static let largest = sample(size: 16_000, seed: 2026)
}

extension AppState: CustomTestStringConvertible {
  /// Its size, for a test's output has no room for what it holds.
  public var testDescription: String { "\(posts.count) posts" }
}
