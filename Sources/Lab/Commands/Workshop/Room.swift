import LabOutput
import LabWorkshop

/// The codes of a class, counted by exercise and by the place where learners are stuck.
struct Room {
  private(set) var codes: [CheckCode] = []
  /// Words that are no code of an exercise.
  private(set) var refused: [String] = []

  init(_ words: [String]) {
    for word in words {
      if let code = CheckCode(word),
        Course.exercises.contains(where: { $0.number == code.exercise })
      {
        codes.append(code)
      } else {
        refused.append(word)
      }
    }
  }

  /// - Parameter clone: Its checks name the tests.
  func table(of clone: String) throws -> Table {
    var table = Table(
      columns: [.left("stuck at"), .right("learners"), .right("tests passed"), .right("hints")])
    table.footnotes = ["A test named here is the first that has not passed."]
    for exercise in Course.path {
      let codes = codes.filter { $0.exercise == exercise.number }
      if codes.isEmpty { continue }
      let tests = try ExerciseSource(exercise, in: clone).checkTests().map(\.title)
      let done = codes.count { $0.ending == .done }
      table.addSection(
        "\(exercise.number) · \(exercise.title): \(done) of \(codes.count) done")
      let places = Dictionary(grouping: codes) { Place($0, among: tests) }
      for (place, codes) in places.sorted(by: { $0.key < $1.key }) {
        table.addRow([
          Cell(place.text, place.isEnd ? .good : nil), Cell("\(codes.count)"),
          Cell("\(Self.range(codes.map(\.passed.count))) of \(tests.count)"),
          Cell(Self.range(codes.map(\.hints))),
        ])
      }
    }
    return table
  }

  private static func range(_ numbers: [Int]) -> String {
    let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 0)
    return least == most ? "\(least)" : "\(least)–\(most)"
  }

  /// Where learners are, the first on the way before the next.
  private struct Place: Hashable, Comparable {
    let order: Int
    let text: String
    let isEnd: Bool

    init(_ code: CheckCode, among tests: [String]) {
      let test = tests.indices.first { !code.passed.contains($0) }
      let title = test.map { tests[$0] } ?? "a test of their own"
      isEnd = code.ending == .done
      (order, text) =
        switch code.ending {
        case .notBuilt: (-2, "is not built")
        case .doesNotCompile: (-1, "does not compile")
        case .failed: (test ?? tests.count, title)
        case .crashed: (test ?? tests.count, "crashes; open: \(title)")
        case .hung: (test ?? tests.count, "hangs; open: \(title)")
        case .done: (.max, "done")
        }
    }

    static func < (one: Place, other: Place) -> Bool {
      (one.order, one.text) < (other.order, other.text)
    }
  }
}
