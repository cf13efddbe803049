import Domain
import LabTestSupport
import MVI
import Testing

/// Written by `lab trace --emit-test`. When the behaviour is meant to change, record it again.
struct MVISessionTests {
  @Test func `replays the recorded session`() async throws {
    let app = RecordedApp(MVI.Pattern(), dataSeed: 167, posts: 3)

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

    try await app.type("unheard of", into: "Search")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹unheard of›
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
      Search ‹unheard of›
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
      Search ‹unheard of›
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
      Search ‹unheard of›
      [x] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 94]  [Noor van der Berg]  Finally saw three brass bands without a map.
      That is all.
      """)

    try await app.refresh()
    expectSameScreen(app)
  }
}
