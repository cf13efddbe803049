/// The rows of the table at the end of a run of the specification.
struct TickTable {
  /// What was tested, and whether each pattern has passed.
  let rows: [(behaviour: String, hasPassed: [Bool])]

  var failed: [String] {
    rows.filter { $0.hasPassed.contains(false) }.map(\.behaviour)
  }

  init(_ output: String) {
    rows = output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let marks = words.reversed().prefix { ["✓", "✗", "·"].contains($0) }
      guard !marks.isEmpty, marks.count < words.count else { return nil }
      let behaviour = words.dropLast(marks.count).joined(separator: " ")
      return (behaviour, marks.reversed().map { $0 == "✓" })
    }
  }
}
