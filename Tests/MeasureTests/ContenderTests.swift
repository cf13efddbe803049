import Measure
import Testing

@Suite struct ContenderTests {
  let clock = FakeClock()

  @Test func `the subject lives on from sample to sample`() {
    var lengths: [Int] = []
    let contender = Contender("append") {
      [Int]()
    } run: { numbers, iterations in
      for number in 0..<iterations { numbers.append(number) }
      lengths.append(numbers.count)
    }

    let prepared = contender.prepare()
    _ = prepared.time(3, on: clock.stopwatch)
    _ = prepared.time(2, on: clock.stopwatch)

    #expect(lengths == [3, 5])
  }

  @Test func `preparing and restoring take no measured time`() {
    let contender = Contender("restored") {
      self.clock.advance(cpu: 1_000_000, wall: 1_000_000)
    } run: { _, iterations in
      self.clock.advance(cpu: iterations * 10, wall: iterations * 20)
    } restore: { _ in
      self.clock.advance(cpu: 1_000_000, wall: 1_000_000)
    }

    let elapsed = contender.prepare().time(7, on: clock.stopwatch)

    #expect(elapsed == Elapsed(cpu: 70, wall: 140))
  }

  @Test func `a batch is restored before the next one runs`() {
    var lengths: [Int] = []
    let contender = Contender("remove", batch: 4) {
      [1, 2, 3, 4]
    } run: { numbers, iterations in
      for _ in 0..<iterations { numbers.removeLast() }
      lengths.append(numbers.count)
      self.clock.advance(cpu: iterations * 5, wall: iterations * 5)
    } restore: { numbers in
      numbers = [1, 2, 3, 4]
    }

    let elapsed = contender.prepare().time(10, on: clock.stopwatch)

    #expect(lengths == [0, 0, 2])
    #expect(elapsed == Elapsed(cpu: 50, wall: 50))
  }

  @Test func `the subject is not copied when run changes it`() {
    var copied = -1
    let contender = Contender("in place") {
      Array(repeating: 0, count: 1_000)
    } run: { numbers, iterations in
      let before = BufferIdentity(numbers)
      for index in 0..<iterations { numbers[index] += 1 }
      copied = BufferIdentity.copiedBytes(from: before, to: BufferIdentity(numbers))
    }

    _ = contender.prepare().time(10, on: clock.stopwatch)

    #expect(copied == 0)
  }
}
