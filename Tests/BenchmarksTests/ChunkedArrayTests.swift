import Benchmarks
import Testing

@Suite struct ChunkedArrayTests {
  @Test(arguments: [0, 1, 255, 256, 257, 1_000])
  func `chunks hold the elements in order, 256 in each but the last`(count: Int) {
    let chunked = ChunkedArray(Array(0..<count))

    #expect(chunked.elements == Array(0..<count))
    #expect(chunked.chunks.dropLast().allSatisfy { $0.count == 256 })
    #expect((0..<count).allSatisfy { chunked[$0] == $0 })
  }

  @Test func `a long row of changes leads to what an array holds`() {
    var array = Array(0..<600)
    var chunked = ChunkedArray(array)
    for step in 0..<2_000 {
      let index = step * 7_919 % array.count
      switch step % 7 {
      case 0, 1:
        array.remove(at: index)
        chunked.remove(at: index)
      case 2, 3:
        array.insert(-step, at: index)
        chunked.insert(-step, at: index)
      case 4:
        array.append(step)
        chunked.append(step)
      case 5:
        array.removeLast()
        chunked.removeLast()
      default:
        array[index] += 1
        chunked[index] += 1
      }
      #expect(chunked[index % array.count] == array[index % array.count])
    }
    #expect(chunked.elements == array)
  }

  @Test func `a list that became empty takes elements again`() {
    var chunked = ChunkedArray([1])

    chunked.removeLast()
    #expect(chunked.chunks.isEmpty)
    chunked.insert(2, at: 0)
    chunked.insert(3, at: 1)

    #expect(chunked.elements == [2, 3])
  }

  @Test func `a chunk of twice the length is split`() {
    var chunked = ChunkedArray(Array(0..<256))

    for element in 0..<256 { chunked.insert(element, at: 0) }

    #expect(chunked.chunks.map(\.count) == [256, 256])
    #expect(chunked[0] == 255)
    #expect(chunked[511] == 255)
  }
}
