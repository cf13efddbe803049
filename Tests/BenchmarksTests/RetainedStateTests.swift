import Testing

@testable import Benchmarks

struct RetainedStateTests {
  private let state = AppState.sample(size: 1_600, seed: 2026)

  @Test func `a state that nobody holds is changed in place`() {
    #expect(RetainedFigure([], on: state).copiedElements == 0)
  }

  @Test(arguments: Holder.allCases)
  func `each holder alone has the touched array copied, and no other`(holder: Holder) {
    #expect(RetainedFigure([holder], on: state).copiedElements == state.posts.count)
  }

  @Test func `however many hold it, the array is copied once`() {
    let figure = RetainedFigure(Holder.allCases, on: state)

    #expect(figure.copiedElements == state.posts.count)
  }

  @Test func `a filter that names no holder measures nothing`() {
    let suite = RetainedStateSuite(options: BenchOptions(filter: "zebra")) { _ in }

    #expect(throws: BenchError.self) { try suite.report() }
  }

  @Test func `a figure leaves the state that it was given alone`() {
    let before = state.posts

    _ = RetainedFigure([.undoLog], on: state)

    #expect(state.posts == before)
  }
}
