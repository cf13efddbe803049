import Foundation

/// What became of a change in a pattern.
struct Outcome: Codable, Equatable {
  /// What the compiler says, if it refuses the fault.
  var refused: String?
  /// Why there is nothing to change, if so.
  var none: String?
  /// The side-by-side tests of the pattern that fail, by suite.
  var failing: [String] = []
  /// Those that no longer compile.
  var uncompiled: [String] = []
  /// The rows of the specification that fail, each with the number of its tests.
  var specification: [String] = []

  var broken: Int { failing.count + uncompiled.count }
  var isPlanted: Bool { refused == nil && none == nil }

  /// The cell of a table: how many of the pattern's tests see the change.
  var cell: String {
    if refused != nil { return "c" }
    if none != nil { return "–" }
    return broken > 0 ? "\(broken)" : specification.isEmpty ? "0" : "s"
  }
}

/// What a pattern is tested with, its own tests or the specification.
struct Tests: Codable {
  let count: Int
  let lines: Int
  /// How long they take one after the other, in a debug build: the least of five runs.
  let milliseconds: Int
}

/// What the last run of each change has shown: counted.json.
struct Record: Codable {
  var own: [String: Tests] = [:]
  var specification: [String: Tests] = [:]
  var outcomes: [String: [String: Outcome]] = [:]

  static let path = here.path + "/counted.json"

  static func read() throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(text(of: path).utf8))
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A line for each change in a pattern.
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacing(#/"[A-Za-z]+":\{"(count|failing)"/#) { "\n\($0.output.0)" }
      .replacing(#/"R?\d+":\{/#) { "\n\($0.output)" }
    try (text + "\n").write(toFile: Self.path, atomically: true, encoding: .utf8)
  }
}
