import LabDomain
import LabSpecification
import MVI
import Testing

/// Written by `lab trace --emit-test`. When the behaviour is meant to change, record it again.
struct MVISessionTests {
  @Test func `replays the recorded session`() async throws {
    let app = RecordedApp(MVI.Pattern(), dataSeed: 12669, posts: 0)

    try await app.appear()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      ◌ Loading
      """)

    try await app.disappear()
    expectScreen(
      app,
      """

      """)

    try await app.appear()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      ◌ Loading
      """)

    try await app.answer(2, "page(after: nil)", with: .server)
    expectScreen(
      app,
      """
      ═══ Feed ═══
      The server could not answer.
      [Retry]
      """)

    try await app.tap("Retry")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      ◌ Loading
      """)

    try await app.wait(.milliseconds(300))
    expectSameScreen(app)

    try await app.answer(3, "page(after: nil)")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [ ] Liked only
      [Write]
      New post ‹›
      0/140  (Publish)
      ───
      No posts yet.
      """)

    try await app.reveal("feed-end")
    expectSameScreen(app)

    try await app.type("", into: "New post")
    expectSameScreen(app)

    try await app.reveal("feed-end")
    expectSameScreen(app)

    try await app.refresh()
    expectSameScreen(app)
  }
}
