// Plants the faults and the refactorings of catalogue.txt in every pattern, one at a time, and counts
// which tests see them: docs/faults.md.
//
//     swift run --package-path Tests/PlantedFaults faults all --write
//     swift run --package-path Tests/PlantedFaults faults 3 R2
//     swift run --package-path Tests/PlantedFaults faults tests --write
//     swift run --package-path Tests/PlantedFaults faults --recorded
//     swift run --package-path Tests/PlantedFaults faults --apply 3 MVVM
//     swift run --package-path Tests/PlantedFaults faults --check

import Foundation

let pages = ["docs/faults.md", "docs/findings.md"]

func original(_ file: String) throws -> String { try text(of: "\(root)/\(file)") }

/// Checks that each change can be planted, and that the pages say what was counted.
func check(_ changes: [Change]) throws {
  for pattern in patterns {
    let plantings = try Planting.all(of: pattern)
    guard plantings.map(\.number) == changes.map(\.number) else {
      throw Problem(description: "\(pattern).txt does not have the numbers of catalogue.txt")
    }
    for planting in plantings {
      let isEmpty = try planting.planted(in: original).isEmpty
      guard isEmpty == (planting.none != nil) else {
        throw Problem(description: "\(pattern).txt: \(planting.number) has no edit, and no reason")
      }
    }
  }
  let suites = Set(try Test.all(in: root).map(\.suite))
  for change in changes {
    guard let asked = change.asked, !suites.contains(asked) else { continue }
    throw Problem(description: "\(change.number): there is no suite \(asked)")
  }
  let record = try Record.read()
  for change in changes where record.outcomes[change.number]?.count != patterns.count {
    throw Problem(description: "counted.json has no \(change.number)")
  }
  for page in pages {
    let page = "\(root)/\(page)"
    guard try Report(changes: changes, record: record).filled(text(of: page)) == text(of: page)
    else {
      throw Problem(
        description: "\(page) is not what counted.json says; run faults --recorded")
    }
  }
  print("\(changes.count) changes can be planted in \(patterns.count) patterns.")
}

/// Prints at once, unlike `print` into a pipe.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Plants changes, and writes or compares what was counted.
func plant(_ chosen: [Change], of changes: [Change], in scratch: String, write: Bool) throws {
  var record = (try? Record.read()) ?? Record()
  let experiment = try Experiment(in: scratch)
  if chosen.count == changes.count || chosen.isEmpty {
    try experiment.countTests(into: &record)
    if write { try record.write() }
  }
  var differing: [String] = []
  for change in chosen {
    let outcomes = try experiment.outcomes(of: change)
    say("\(change.number) \(change.title): \(change.sentence)")
    for pattern in patterns {
      guard let outcome = outcomes[pattern] else { continue }
      let names = outcome.failing + outcome.uncompiled.map { "\($0) (no longer compiles)" }
      let what =
        outcome.refused.map { "refused: \($0)" } ?? outcome.none.map { "nothing to change: \($0)" }
        ?? "own tests: \(names.isEmpty ? "none" : names.joined(separator: ", "));"
        + " specification: \(outcome.specification.isEmpty ? "none" : outcome.specification.joined(separator: ", "))"
      say("  \(pattern): \(what)")
    }
    if record.outcomes[change.number] != outcomes { differing.append(change.number) }
    record.outcomes[change.number] = outcomes
    if write { try record.write() }
  }
  if write {
    try fill(changes)
  } else if !differing.isEmpty {
    throw Problem(description: "not as in counted.json: \(differing.joined(separator: ", "))")
  }
}

func fill(_ changes: [Change]) throws {
  let report = Report(changes: changes, record: try Record.read())
  for page in pages {
    let page = "\(root)/\(page)"
    try report.filled(text(of: page)).write(toFile: page, atomically: true, encoding: .utf8)
  }
}

func main() throws {
  var arguments = Array(CommandLine.arguments.dropFirst())
  func flag(_ name: String) -> Bool {
    defer { arguments.removeAll { $0 == name } }
    return arguments.contains(name)
  }
  let changes = try Change.all()
  if flag("--check") { return try check(changes) }
  if flag("--recorded") {
    let report = Report(changes: changes, record: try Record.read())
    try fill(changes)
    return print(
      [report.sections["seen"], report.sections["broken"]].compactMap(\.self).joined(
        separator: "\n\n"))
  }
  if arguments.first == "--apply", arguments.count == 3 {
    guard patterns.contains(arguments[2]),
      let planting = try Planting.all(of: arguments[2]).first(where: { $0.number == arguments[1] })
    else { throw Problem(description: "there is no \(arguments[1]) of \(arguments[2])") }
    for (file, source) in try planting.planted(in: original) {
      try source.write(toFile: "\(root)/\(file)", atomically: true, encoding: .utf8)
      print("changed \(file)")
    }
    return
  }
  let write = flag("--write")
  let isAll = flag("all")
  let onlyTests = flag("tests")
  let chosen = changes.filter { isAll || arguments.contains($0.number) }
  guard isAll || onlyTests || !chosen.isEmpty, isAll || chosen.count == Set(arguments).count else {
    throw Problem(description: "name changes of catalogue.txt, or say all: faults 3 R2")
  }
  try plant(chosen, of: changes, in: "\(root)/.build/faults", write: write)
}

do { try main() } catch {
  FileHandle.standardError.write(Data("faults: \(error)\n".utf8))
  exit(1)
}
