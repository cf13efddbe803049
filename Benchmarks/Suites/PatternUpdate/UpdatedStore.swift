import LabContract
import LabDomain
import LabMeasure
import LabPatterns
import MVI
import MVIReactor

/// A store whose own update is measured.
struct UpdatedStore {
  let name: String
  let make: @MainActor (AppEnvironment) -> HeadlessFeed
  /// Whether the lab knows the code, and so what an act has to copy.
  let isKnown: Bool

  struct Copy: Sendable {
    /// What holds the old value.
    let holder: String
    let reason: String
    /// - Parameter list: the posts before the act.
    let bytes: @Sendable (FeedAct, _ list: BufferIdentity) -> Int
  }

  func copies(_ act: FeedAct, _ posts: [Post]) -> Bool {
    (bytesOfCopy(act, BufferIdentity(posts)) ?? 0) > 0
  }

  /// Returns the bytes that the act has to copy; `nil` of a pattern of another package.
  func bytesOfCopy(_ act: FeedAct, _ list: BufferIdentity) -> Int? {
    isKnown ? Self.copies[name]?.bytes(act, list) ?? 0 : nil
  }

  /// The baseline first.
  @MainActor static let all =
    [
      UpdatedStore(
        name: PatternlessFeed.name, make: { PatternlessFeed($0.useCases).headless }, isKnown: true)
    ]
    + Patterns.builtIn.map { UpdatedStore(name: $0.name, make: $0.headlessFeed, isKnown: true) }
    + Patterns.added.map { UpdatedStore(name: $0.name, make: $0.headlessFeed, isKnown: false) }
    + [
      UpdatedStore(name: "MVI\(kept)", make: MVI.Pattern.feedKeepingState, isKnown: true),
      UpdatedStore(
        name: "MVIReactor\(kept)", make: MVIReactor.Pattern.feedKeepingState, isKnown: true),
    ]

  /// Ends the name of a pattern whose store keeps the old state while it reduces, as the published frameworks do.
  static let kept = ", kept"

  static let copies = [
    "MV": Copy(
      holder: "@State",
      reason: """
        @State returns a copy and holds the old value until the new one is stored, so what is changed has \
        two owners and is copied whole; a new post also changes the index by id.
        """, bytes: wholeList),
    "MVI\(kept)": Copy(
      holder: "store", reason: "the store keeps the old state while the reducer runs.",
      bytes: wholeList),
    "MVIReactor\(kept)": Copy(
      holder: "subscriber", reason: "a subscriber keeps the last state.", bytes: wholeList),
    inActor: Copy(
      holder: "main actor", reason: "the main actor shows the state that the actor changes.",
      bytes: wholeList),
  ]

  @Sendable private static func wholeList(_ act: FeedAct, _ list: BufferIdentity) -> Int {
    switch act {
    case .like, .answeredLike, .reducedLike, .reducedOutside: list.bytesOfCopy
    case .type: 0
    case .publish: list.bytesOfCopyToAppendTo + bytesOfIndex(list.count)
    }
  }

  /// The index that a list gets when it is loaded, which has room for another post.
  private static func bytesOfIndex(_ posts: Int) -> Int {
    CopyFormulas.dictionary([Post.ID: Int](minimumCapacity: posts - 1))
  }
}
