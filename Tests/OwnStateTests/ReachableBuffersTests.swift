import Observation
import Testing

@testable import LabMeasure

struct ReachableBuffersTests {
  private enum Phase {
    case idle
    case loaded(Feed, page: [Int])
  }

  @MainActor private class Parent {
    var inherited = [1]

    init() {}
  }

  private final class Child: Parent {
    var other: Child?
    var optional: [Int]? = [2]
    var phase = Phase.loaded(Feed(numbers: [3]), page: [4])
    var byID = [1: [5]]
    let ids: Set = [6]
    lazy var lazily = ContiguousArray([7])
    var slice: ArraySlice<Int> = [8, 9][1...]
    var text = "A text of more than fifteen bytes"
    var empty: [Int] = []
  }

  private func paths(_ value: Any) -> [String] {
    var buffers = ReachableBuffers()
    buffers.add(value, named: "Root")
    return buffers.all.filter { !$0.isObject }.map(\.path)
  }

  @Test func `finds what properties, payloads and ancestors hold`() {
    let child = Child()
    child.other = child
    _ = child.lazily

    #expect(
      Set(paths(child)) == [
        "Root.inherited", "Root.optional", "Root.phase.loaded.0.numbers", "Root.phase.loaded.page",
        "Root.byID", "Root.byID[#0].value", "Root.ids", "Root.lazily", "Root.slice",
      ])
  }

  @Test func `follows the ends of a long collection`() {
    let log = (0..<200).map { Feed(numbers: [$0]) }

    #expect(
      paths(log) == ["Root"] + [0, 1, 2, 3, 196, 197, 198, 199].map { "Root[\($0)].numbers" })
  }

  @Test func `drops an underscore only where the macro adds it`() {
    #expect(paths(Underscored()) == ["Root._rows", "Root.rows"])
    #expect(paths(Observed()) == ["Root.rows"])
  }

  private struct Underscored {
    let _rows = [1]
    let rows = [2]
  }

  @Test func `takes no function of C for a closure`() {
    let functions: [@convention(c) () -> Void] = [{}, {}]
    let rows = [1]
    let closures: [() -> Void] = [{ _ = rows.count }]
    var buffers = (ReachableBuffers(), ReachableBuffers())
    buffers.0.add(functions, named: "Root")
    buffers.1.add(closures, named: "Root")

    #expect(buffers.0.all.filter(\.isObject).isEmpty)
    #expect(buffers.1.all.filter(\.isObject).map(\.path) == ["Root[0]"])
  }

  @Test func `finds what a mirror of its own hides`() {
    #expect(paths(OrderedRows(2)) == ["Root.keys", "Root.values"])
  }
}

@MainActor @Observable private final class Observed { var rows = [1] }
