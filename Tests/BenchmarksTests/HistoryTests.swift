import Benchmarks
import Testing

@Suite struct HistoryTests {
  private func popped(_ history: inout History<Int>) -> [Int] {
    var entries: [Int] = []
    while let entry = history.pop() { entries.append(entry) }
    return entries
  }

  @Test(arguments: [1, 2, 3, 10])
  func `the newest come back first, and no more than are kept`(depth: Int) {
    var history = History<Int>(depth: depth)

    for entry in 0..<25 { history.push(entry) }

    #expect(history.count == depth)
    #expect(popped(&history) == (25 - depth..<25).reversed())
  }

  @Test func `a history that is not full gives back what it has`() {
    var history = History<Int>(depth: 10)

    history.push(1)
    history.push(2)

    #expect(popped(&history) == [2, 1])
  }

  @Test func `what is taken out makes room for what comes`() {
    var history = History<Int>(depth: 3)
    for entry in 0..<5 { history.push(entry) }

    #expect(history.pop() == 4)
    history.push(5)
    history.push(6)

    #expect(popped(&history) == [6, 5, 3])
  }

  @Test func `without depth nothing is kept`() {
    var history = History<Int>(depth: 0)

    history.push(1)

    #expect(history.pop() == nil)
  }

  @Test func `an entry that gives way is let go of`() {
    final class Entry {}
    var history = History<Entry>(depth: 2)
    weak var oldest: Entry?
    do {
      let entry = Entry()
      oldest = entry
      history.push(entry)
    }

    history.push(Entry())
    #expect(oldest != nil)
    history.push(Entry())

    #expect(oldest == nil)
  }
}
