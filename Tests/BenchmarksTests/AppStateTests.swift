import Benchmarks
import Domain
import Testing

@Suite struct AppStateTests {
  @Test(arguments: [(1, 160), (10, 1_600), (100, 16_000)])
  func `scale gives the number of elements`(scale: Int, size: Int) {
    #expect(AppState.sample(scale: scale, seed: 2026).size == size)
  }

  @Test func `a state follows from its seed`() {
    let state = AppState.sample(scale: 1, seed: 2026)

    #expect(AppState.sample(scale: 1, seed: 2026) == state)
    #expect(AppState.sample(scale: 1, seed: 2027) != state)
  }

  @Test func `every text is too long to be stored in the string itself`() {
    let state = AppState.sample(scale: 1, seed: 2026)

    let texts =
      state.users.map(\.name) + state.posts.map(\.authorName) + state.posts.map(\.text)
      + state.comments.map(\.text)
    #expect(texts.allSatisfy { $0.utf8.count > 15 })
  }
}
