import Testing

@testable import LabMeasure

/// Stores of collections in collections: an inner one is copied after the outer one has left its property.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct NestedOwnerTests {
  @Test func `names what has the outer collection, not what had it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for update in Update.allCases {
        let report = StateMeasurement("Store", state: Sections.init) {
          update.run($0, $1)
        } subscriber: {
          Screen($0)
        }.report(at: 1_000)
        #expect("\(report)".contains(update.answer), "\(update): \(report)")
      }
    }
  }

  @Test func `names a dictionary in whose unused words old addresses are`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = StateMeasurement("Tags", state: Tags.init) { $0.toggle($1) }.report(at: 10_000)
      #expect("\(report)".hasSuffix("because Tags.saved holds the old value."), "\(report)")
    }
  }

  @Test func `tells each of a hundred objects from what has its value`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = StateMeasurement("Cells", state: Cells.init) { $0.like($1) }.report(at: 10_000)
      #expect("\(report)".hasSuffix("because Cells.saved[…] holds the old value."), "\(report)")
    }
  }
}

@MainActor
private enum Update: CaseIterable {
  case savedAfterwards, savedEarlier, closure, subscriber

  var answer: String {
    switch self {
    case .savedAfterwards, .savedEarlier: "because Store.saved"
    case .closure: "because Store.undo holds the old value."
    case .subscriber:
      "because subscriber.last holds the old value. Without the subscriber it copies nothing."
    }
  }

  func run(_ store: Sections, _ index: Int) {
    let (section, row) = (index % 3, index % 300)
    switch self {
    case .savedAfterwards:
      store.sections[section].rows[row] += 1
      store.saved = store.sections
    case .savedEarlier:
      store.saved = store.sections
      store.sections[section].rows[row] += 1
    case .closure:
      store.sections[section].rows[row] += 1
      store.undo = { [sections = store.sections] in sections }
    case .subscriber:
      store.sections[section].rows[row] += 1
      for subscriber in store.subscribers { subscriber(store.sections) }
    }
  }
}

private struct Section {
  var title = ""
  var rows: [Int]
}

private final class Sections {
  var sections: [Section]
  var saved: [Section] = []
  var undo: () -> [Section] = { [] }
  var subscribers: [([Section]) -> Void] = []

  init(_ size: Int) {
    let rows = Array(0..<max(size, 1_000) / 3)
    sections = (0..<3).map { Section(title: "\($0)", rows: rows.map { $0 }) }
  }
}

private final class Screen {
  var last: [Section] = []
  init(_ store: Sections) { store.subscribers.append { [weak self] in self?.last = $0 } }
}

/// Copies a set after the dictionary that it is in.
private final class Tags {
  var tags: [Int: Set<Int>] = [:]
  var saved: [Int: Set<Int>] = [:]
  init(_ size: Int) { for tag in 0..<10 { tags[tag] = Set((0..<size / 10).map { 10 * $0 + tag }) } }

  @inline(never) func toggle(_ index: Int) {
    if tags[index % 10]!.remove(index) == nil { tags[index % 10]!.insert(index) }
    saved = tags
  }
}

private final class Cell {
  var lines: [Int]
  init(_ lines: [Int]) { self.lines = lines }
}

private final class Cells {
  var cells: [Cell]
  var saved: [Int: [Int]] = [:]

  init(_ size: Int) {
    cells = (0..<100).map { _ in Cell(Array(0...size / 100)) }
    for (index, cell) in cells.enumerated() { saved[index] = cell.lines }
  }

  @inline(never) func like(_ index: Int) {
    let cell = cells[index % 100]
    cell.lines[index / 100] += 1
    saved[index % 100] = cell.lines
  }
}
