import LabBackend
import LabDomain
import LabSpecification
import MV
import Testing

@MainActor
struct FollowedLikesTests {
  /// A new screen has followed what happened before it, so that a later change restores nothing.
  @Test func `a like on a new profile restores no older like`() async throws {
    let feed = TestApp.feed(MV.Pattern())
    try await feed.open()
    try await feed.tap("like-3")
    try await feed.answer()
    let profile = try await feed.opening(2)
    let ada = Profile(id: 2, username: "Ada", bio: "", regions: [], partnerDistance: .near)
    let posts: [Post] = .short.filter { $0.author == 2 }
    try await profile.answer(.profile(ada, posts: posts))
    expectLine(profile, "[♡ 3]  Third")

    try await profile.tap("like-1")
    expectLine(profile, "[♥ 1]  First")
    expectLine(profile, "[♡ 3]  Third")
  }
}
