import Domain
import LabTestSupport
import MV
import Testing

/// Written by `lab trace --emit-test`. When the behaviour shall be another one, record it again.
struct MVSessionTests {
  @Test func `the recorded session happens again`() async throws {
    let app = RecordedApp(MV.Pattern(), dataSeed: 167, posts: 3)

    try await app.appear()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      ◌ Loading
      """)

    try await app.answer(1, "page(after: nil)")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♡ 58]  [Cora Navarro-Keller]  Finally saw the blue tram in the rain.
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      [♡ 66]  [Emil Chopra-Rahman]  Queued for a paper kite with the neighbours.
      That is all.
      """)

    try await app.reveal("feed-end")
    expectSameScreen(app)

    try await app.tap("like-50")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 59]  [Cora Navarro-Keller]  Finally saw the blue tram in the rain.
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      [♡ 66]  [Emil Chopra-Rahman]  Queued for a paper kite with the neighbours.
      That is all.
      """)

    try await app.type("nobody says this", into: "Search")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹nobody says this›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 59]  [Cora Navarro-Keller]  Finally saw the blue tram in the rain.
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      [♡ 66]  [Emil Chopra-Rahman]  Queued for a paper kite with the neighbours.
      That is all.
      """)

    try await app.answer(2, "setLiked(true, post 50)", with: .offline)
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹nobody says this›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♡ 58]  [Cora Navarro-Keller]  Finally saw the blue tram in the rain.
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      [♡ 66]  [Emil Chopra-Rahman]  Queued for a paper kite with the neighbours.
      That is all.
      ┌ Could not change the like
      │ You appear to be offline.
      │ [OK]
      """)

    try await app.tap("OK")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹nobody says this›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♡ 58]  [Cora Navarro-Keller]  Finally saw the blue tram in the rain.
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      [♡ 66]  [Emil Chopra-Rahman]  Queued for a paper kite with the neighbours.
      That is all.
      """)

    try await app.tap("Liked only")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹nobody says this›
      [x] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      That is all.
      """)

    try await app.refresh()
    expectSameScreen(app)

    try await app.answer(3, "page(after: nil)")
    expectSameScreen(app)

    try await app.wait(.milliseconds(1000))
    expectSameScreen(app)

    try await app.tap("like-49")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹nobody says this›
      [x] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      No such posts.
      """)

    try await app.answer(4, "search(\"nobody says this\")")
    expectSameScreen(app)

    try await app.answer(5, "setLiked(false, post 49)")
    expectSameScreen(app)

    try await app.wait(.milliseconds(300))
    expectSameScreen(app)

    try await app.refresh()
    expectSameScreen(app)

    try await app.wait(.milliseconds(300))
    expectSameScreen(app)

    try await app.answer(6, "page(after: nil)", with: .server)
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹nobody says this›
      [x] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      No such posts.
      ┌ Could not refresh
      │ The server could not answer.
      │ [OK]
      """)
  }
}
