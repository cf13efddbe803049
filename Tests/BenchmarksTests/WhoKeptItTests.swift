import Testing

@testable import Benchmarks

struct WhoKeptItTests {
  private let state = AppState.sample(size: 1_600, seed: 2026)

  @Test func `a state that nobody holds is changed in place`() {
    #expect(KeptFigure([], on: state).copiedElements == 0)
  }

  @Test(arguments: Holder.allCases)
  func `each holder alone has the touched array copied, and no other`(holder: Holder) {
    #expect(KeptFigure([holder], on: state).copiedElements == state.posts.count)
  }

  @Test func `however many hold it, the array is copied once`() {
    let figure = KeptFigure(Holder.allCases, on: state)

    #expect(figure.copiedElements == state.posts.count)
  }

  @Test @MainActor func `a filter that names no holder measures nothing`() async {
    await #expect(throws: BenchError.self) {
      try await WhoKeptItSuite.report(BenchOptions(filter: "zebra"), Timings()) { _ in }
    }
  }

  @Test func `a figure leaves the state that it was given alone`() {
    let before = state.posts

    _ = KeptFigure([.undoLog], on: state)

    #expect(state.posts == before)
  }
}
