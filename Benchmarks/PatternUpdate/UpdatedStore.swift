import Contract
import Domain
import Measure
import PatternList
import StateBenchmarks

/// A store whose own update is measured.
struct UpdatedStore {
  let name: String
  let make: @MainActor (AppEnvironment) -> HeadlessFeed
  /// What its shape makes an act copy; `nil` for nothing.
  let copy: Copy?

  struct Copy: Sendable {
    let reason: String
    /// - Parameter list: the posts before the act.
    let bytes: @Sendable (FeedAct, _ list: BufferIdentity) -> Int
  }

  func copies(_ act: FeedAct, _ posts: [Post]) -> Bool {
    (copy?.bytes(act, BufferIdentity(posts)) ?? 0) > 0
  }

  /// The baseline first.
  @MainActor static let all =
    [
      UpdatedStore(
        name: ObservableFeed.name, make: { ObservableFeed($0.useCases).headless }, copy: nil)
    ]
    + Patterns.all.map {
      UpdatedStore(name: $0.name, make: $0.headlessFeed, copy: copies[$0.name])
    }

  static let copies = [
    "MV": Copy(
      reason: """
        @State returns a copy and holds the old value until the new one is stored, so what is changed has \
        two owners and is copied whole; a new post also changes the index by id.
        """
    ) { act, list in
      switch act {
      case .like: list.bytesOfCopy
      case .type: 0
      case .publish: list.bytesOfCopyToAppendTo + bytesOfIndex(list.count)
      }
    }
  ]

  /// The index that a list gets when it is loaded, which has room for another post.
  private static func bytesOfIndex(_ posts: Int) -> Int {
    CopyFormulas.dictionary([Post.ID: Int](minimumCapacity: posts - 1))
  }
}
