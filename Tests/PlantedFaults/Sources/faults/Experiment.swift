import Foundation

/// The tests without any change, and each change in all patterns at once: no module imports another.
struct Experiment {
  let copy: Copy
  let tests: [Test]
  let plantings: [String: [String: Planting]]
  /// What runs without a change.
  let all: Set<Case>

  init(in folder: String) throws {
    copy = try Copy(in: folder)
    tests = try Test.all(in: root)
    var plantings: [String: [String: Planting]] = [:]
    for pattern in patterns {
      for planting in try Planting.all(of: pattern) {
        plantings[planting.number, default: [:]][pattern] = planting
      }
    }
    self.plantings = plantings
    if let error = try copy.build().first {
      throw Problem(description: "no build without a change: \(error.file): \(error.message)")
    }
    let run = try copy.test()
    if let test = run.failing.first {
      throw Problem(description: "a test fails without a change: \(test.suite), \(test.name)")
    }
    all = run.cases
    let found = Set(all.filter { !$0.isSpecification }.map { "\($0.suite) \($0.name)" })
    guard found == Set(tests.map { "\($0.suite) \($0.name)" }) else {
      throw Problem(description: "not all side-by-side tests ran")
    }
  }

  /// Counts and times the tests of each pattern.
  func countTests(into record: inout Record) throws {
    let runs = try (0..<5).map { _ in try copy.test("--no-parallel") }
    func milliseconds(_ isCounted: (Case) -> Bool) -> Int {
      let sums = runs.map { run in
        run.seconds.filter { isCounted($0.key) }.values.reduce(0, +)
      }
      return Int((sums.min() ?? 0) * 1000)
    }
    let behaviours = try lines(in: "Sources/Specification/Behaviour") { _ in true }
    for pattern in patterns {
      let own = tests.filter { $0.pattern == pattern }
      record.own[pattern] = Tests(
        count: own.count,
        lines: try own.map(\.lines.count).reduce(0, +)
          + lines(in: "Tests/SideBySideTests") { $0.hasPrefix(pattern + "+") },
        milliseconds: milliseconds { !$0.isSpecification && $0.pattern == pattern })
      record.specification[pattern] = Tests(
        count: all.count { $0.isSpecification && $0.pattern == pattern }, lines: behaviours,
        milliseconds: milliseconds { $0.isSpecification && $0.pattern == pattern })
    }
  }

  private func lines(in folder: String, where isCounted: (String) -> Bool) throws -> Int {
    let path = "\(root)/\(folder)"
    return try FileManager.default.contentsOfDirectory(atPath: path).filter(isCounted)
      .map { try text(of: "\(path)/\($0)").components(separatedBy: "\n").count - 1 }
      .reduce(0, +)
  }

  func outcomes(of change: Change) throws -> [String: Outcome] {
    let plantings = plantings[change.number] ?? [:]
    var outcomes: [String: Outcome] = [:]
    var planted: Set<String> = []

    func plant(_ planting: Planting) throws {
      for (file, source) in try planting.planted(in: copy.original) {
        try copy.write(source, to: file)
        planted.insert(file)
      }
    }
    for (pattern, planting) in plantings {
      outcomes[pattern] = Outcome(refused: planting.refused, none: planting.none)
      guard let refused = planting.refused else { continue }
      try plant(planting)
      let errors = try copy.build(pattern)
      guard errors.contains(where: { $0.message.contains(refused) }),
        errors.allSatisfy({ $0.file.hasPrefix("Sources/Patterns/\(pattern)/") })
      else {
        throw Problem(
          description:
            "\(change.number): the compiler does not say '\(refused)' in \(pattern), but: "
            + (errors.first?.message ?? "nothing"))
      }
      for file in planted { try copy.restore(file) }
    }
    for planting in plantings.values where planting.refused == nil { try plant(planting) }

    var uncompiled: [Test] = []
    while case let errors = try copy.build(), !errors.isEmpty {
      let broken = tests.filter { test in
        errors.contains { $0.file == test.file && test.lines.contains($0.line - 1) }
      }
      guard errors.allSatisfy({ error in broken.contains { $0.file == error.file } }) else {
        throw Problem(
          description: "\(change.number): "
            + errors.map { "\($0.file):\($0.line): \($0.message)" }.joined(separator: "\n"))
      }
      uncompiled += broken
      for test in broken {
        var lines = try text(of: "\(copy.folder)/\(test.file)").components(separatedBy: "\n")
        for line in test.lines { lines[line] = "" }
        try copy.write(lines.joined(separator: "\n"), to: test.file)
        planted.insert(test.file)
      }
    }

    let run = try copy.test()
    for file in planted { try copy.restore(file) }
    let missing = all.subtracting(run.cases).map { "\($0.suite) \($0.name)" }.sorted()
    guard missing == uncompiled.map({ "\($0.suite) \($0.name)" }).sorted() else {
      throw Problem(description: "\(change.number): not all tests ran: \(missing)")
    }
    for (pattern, planting) in plantings where planting.refused == nil {
      let failing = run.failing.filter { $0.pattern == pattern }
      outcomes[pattern]?.failing = failing.filter { !$0.isSpecification }.map(\.suite).sorted()
      outcomes[pattern]?.uncompiled = uncompiled.filter { $0.pattern == pattern }.map(\.suite)
        .sorted()
      let rows = Dictionary(grouping: failing.filter(\.isSpecification)) { test in
        test.name.contains(":") ? String(test.name.prefix { $0 != ":" }) : test.suite
      }
      outcomes[pattern]?.specification = rows.map { "\($0.key) \($0.value.count)" }.sorted()
      if change.isFault, failing.isEmpty {
        throw Problem(description: "\(change.number): nothing sees it in \(pattern)")
      }
      if planting.none != nil, !failing.isEmpty {
        throw Problem(description: "\(change.number): a test of \(pattern) fails without a change")
      }
      if !change.isFault, let test = failing.first(where: \.isSpecification) {
        throw Problem(
          description: "\(change.number) is not neutral in \(pattern): \(test.name) fails")
      }
    }
    return outcomes
  }
}
