import LabBackend
import LabDomain
import LabRandom
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct ChunkedArrayTests {
  @Test(arguments: [0, 1, 255, 256, 257, 512, 700], [1, 2, 3, 4] as [UInt64])
  func `holds what an array holds after any operations`(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var array = Array(0..<count)
    var chunked = ChunkedArray(array)

    for step in 0..<400 {
      change(&array, &chunked, to: -step, using: &generator)
      if !chunked.chunks.allSatisfy({ (1..<512).contains($0.count) }) {
        Issue.record("step \(step): \(chunked.chunks.map(\.count))")
      }
      if step % 20 == 0 { #expect(array.indices.map { chunked[$0] } == array, "step \(step)") }
    }

    #expect(chunked.elements == array)
  }

  /// Applies one random operation to both, many of them at the start.
  private func change(
    _ array: inout [Int], _ chunked: inout ChunkedArray<Int>, to element: Int,
    using generator: inout SeededGenerator
  ) {
    let index =
      Bool.random(using: &generator) ? 0 : Int.random(in: 0...array.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where index < array.count:
      array.remove(at: index)
      chunked.remove(at: index)
    case 1 where index < array.count:
      array[index] = element
      chunked[index] = element
    default:
      array.insert(element, at: index)
      chunked.insert(element, at: index)
    }
  }
}

struct AppStateTests {
  @Test(arguments: [16, 160, 1_600])
  func `a sample has the size that was requested`(size: Int) {
    let state = AppState.sample(size: size, seed: 2026)

    #expect(state.size == size)
    #expect(state.posts.count == 5 * state.users.count)
    #expect(state.comments.count == 10 * state.users.count)
    #expect(AppState.sample(size: size, seed: 2026) == state)
    #expect(AppState.sample(size: size, seed: 2027) != state)
  }

  @Test func `every text is too long to be stored in the string itself`() {
    let state = AppState.sample(size: 160, seed: 2026)

    let texts =
      state.users.map(\.name) + state.posts.map(\.authorName) + state.posts.map(\.text)
      + state.comments.map(\.text)
    #expect(texts.allSatisfy { $0.utf8.count > 15 })
  }
}

extension AppState {
  /// 100 users, 500 posts and 1,000 comments.
  static let medium = sample(size: 1_600, seed: 2026)
}
