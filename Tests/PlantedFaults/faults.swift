// Plants the faults of faults.txt one at a time, and prints what catches each: docs/faults.md.
//
//     swift Tests/PlantedFaults/faults.swift [number …] [--depth N] [--scratch FOLDER] [--write]
//     swift Tests/PlantedFaults/faults.swift --check
//
// All are compiled at once into a copy of the checkout, each behind a switch that is read when the
// process starts (mutant schemata: Untch, Offutt and Harrold, 1993). So one build serves all.

import Foundation

struct Problem: Error, CustomStringConvertible {
  let description: String
}

/// A wrong version of a few lines in one file of a pattern.
struct Fault {
  let number: Int
  let file: String
  let kind: String
  let breaks: String
  /// How deep a session must be to show it, if that is deeper than the others are explored.
  let depth: String?
  /// The alphabet whose sessions are tried: that of its screen, unless only another one can show it.
  let alphabet: String
  /// Why the explorer cannot show it at any depth, if so.
  let outOfReach: String?
  let edits: [Edit]

  var pattern: String { String(file.prefix { $0 != "/" }) }

  /// Parses a paragraph of faults.txt; `nil` if it is prose.
  init?(_ paragraph: String) {
    let lines = paragraph.components(separatedBy: "\n")
    guard let head = lines[0].firstMatch(of: #/^(\d+) (\S+): (.+)$/#), let number = Int(head.1)
    else { return nil }
    self.number = number
    file = String(head.2)
    kind = String(head.3)
    breaks = lines[1]
    depth = lines.firstMatch(of: #/Explored to depth (\d+)\./#)
    alphabet =
      lines.firstMatch(of: #/Explored with the alphabet (\w+)\./#)
      ?? (file.contains("/Profile/") ? "profile" : "feed")
    outOfReach = lines.firstMatch(of: #/Out of reach: (.+)\./#)
    var edits: [Edit] = []
    for line in lines {
      let text = String(line.dropFirst(2))
      switch line.prefix(2) {
      case "- ":
        if edits.last?.isComplete != false { edits.append(Edit()) }
        edits[edits.count - 1].before.append(text)
      case "+ ": edits[edits.count - 1].after.append(text)
      case "* ": edits[edits.count - 1].declarations.append(text)
      default: continue
      }
    }
    self.edits = edits
  }

  /// Puts a switch between both versions into the text of the file.
  func planted(in source: String) throws -> String {
    var lines = source.components(separatedBy: "\n")
    for edit in edits {
      let places = edit.places(in: lines)
      guard let start = places.first, places.count == 1 else {
        throw Problem(description: "fault \(number): \(file) has the text \(places.count) times")
      }
      edit.apply(to: &lines, from: start, as: number)
    }
    return lines.joined(separator: "\n")
  }
}

/// One place of a fault: lines, or a part of one, and what replaces them.
struct Edit {
  var before: [String] = []
  var after: [String] = []
  /// Lines added below in every build, such as a property that only the fault uses.
  var declarations: [String] = []

  var isComplete: Bool { !after.isEmpty || !declarations.isEmpty }

  private var old: [String] {
    before.map { line in
      line.filter { !"«»".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
  }

  private var part: Substring? { before[0].firstMatch(of: #/«(.*)»/#)?.1 }

  func places(in lines: [String]) -> [Int] {
    lines.indices.dropLast(old.count - 1).filter { start in
      zip(lines[start...], old).allSatisfy { line, old in
        part == nil ? line.trimmingCharacters(in: .whitespaces) == old : line.contains(old)
      }
    }
  }

  func apply(to lines: inout [String], from start: Int, as number: Int) {
    let place = start..<start + old.count
    if let part {
      let either = "(planted(\(number)) ? (\(after[0])) : (\(part)))"
      lines[start].replace(old[0], with: before[0].replacing("«\(part)»", with: either))
    } else if !declarations.isEmpty {
      lines.insert(contentsOf: declarations, at: place.upperBound)
    } else {
      let either = ["if planted(\(number)) {"] + after + ["} else {"] + lines[place] + ["}"]
      lines.replaceSubrange(place, with: either)
    }
  }
}

extension [String] {
  /// What the expression captures in the first line that it matches.
  func firstMatch(of expression: Regex<(Substring, Substring)>) -> String? {
    lazy.compactMap { $0.wholeMatch(of: expression) }.first.map { String($0.1) }
  }
}

/// A copy of the checkout that has all faults, switched off.
struct Copy {
  let folder: String

  init(of root: String, with faults: [Fault], in folder: String) throws {
    self.folder = folder
    let files = try run(["git", "ls-files"], in: root).text.components(separatedBy: "\n")
    try removeAll(except: Set(files))
    for file in files {
      guard let data = FileManager.default.contents(atPath: "\(root)/\(file)") else { continue }
      let planted = faults.filter { file == "Sources/Patterns/\($0.file)" }
      if file.hasSuffix("/PatternUnderTest.swift") {
        try write(Self.choosing(in: String(decoding: data, as: UTF8.self)), to: file)
      } else if !planted.isEmpty {
        let source = String(decoding: data, as: UTF8.self)
        try write(Data(try planted.reduce(source) { try $1.planted(in: $0) }.utf8), to: file)
      } else {
        try write(data, to: file)
      }
    }
    for pattern in Set(faults.map(\.pattern)) {
      try write(Data(Self.lookup.utf8), to: "Sources/Patterns/\(pattern)/Planted.swift")
    }
  }

  /// The alarm ends a process that the fault keeps busy.
  private static let lookup = """
    import Foundation

    nonisolated private let fault: Int = {
      alarm(600)
      return ProcessInfo.processInfo.environment["PLANTED_FAULT"].flatMap { Int($0) } ?? 0
    }()

    nonisolated func planted(_ number: Int) -> Bool { fault == number }
    """

  /// The specification on the pattern that has the fault: the others are as they were.
  private static func choosing(in source: String) throws -> Data {
    let all = ".map { PatternUnderTest(pattern: $0) }"
    guard source.contains(all) else { throw Problem(description: "the tests list no patterns") }
    let chosen = """
      \(all)
          .filter { [$0.pattern.name, nil].contains(
            ProcessInfo.processInfo.environment["PLANTED_PATTERN"]) }
      """
    return Data(("import Foundation\n" + source.replacing(all, with: chosen)).utf8)
  }

  /// Removes what an earlier copy has of files that are gone, but not its build.
  private func removeAll(except files: Set<String>) throws {
    for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      let path = "\(folder)/\(file)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue, !file.hasPrefix(".build/"), !files.contains(file)
      else { continue }
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Leaves a file alone that has this text, so that the next build is short.
  private func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    guard FileManager.default.contents(atPath: url.path) != data else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func build() throws {
    for options in [["--build-tests"], ["-c", "release", "--product", "lab"]] {
      let build = try run(["swift", "build"] + options, in: folder)
      guard build.code == 0 else { throw Problem(description: "no build:\n\(build.text)") }
    }
  }

  /// The tests of a pattern that fail, with the fault or without, in alphabetical order.
  func failingTests(of pattern: String, with fault: Fault? = nil) throws -> [String] {
    let suites = "LabSpecification|SideBySideTests|PatternsTests|TraceTests"
    let tests = try run(
      ["swift", "test", "--skip-build", "--disable-xctest", "--filter", "^(\(suites))\\."],
      in: folder, testing: pattern, with: fault)
    let failed = tests.text.matches(
      of: #/✘ Test (?!run with)(.+?) (?:with \d+ test cases? )?failed after/#)
    let names = Set(failed.map { $0.1.trimmingCharacters(in: ["\""]) }).sorted()
    return names.isEmpty && tests.code != 0 ? ["(the process ends with \(tests.code))"] : names
  }

  /// The shortest session that shows the fault; `nil` if none of this depth does.
  func session(with fault: Fault, depth: String) throws -> String? {
    let reference = fault.pattern == "MV" ? "MVVM" : "MV"
    return try explore(
      fault.alphabet, to: depth, "--patterns", "\(reference),\(fault.pattern)", with: fault)
  }

  /// A session in which the patterns differ without a fault.
  func divergence() throws -> String? {
    try explore("feed", to: "3") ?? explore("profile", to: "3")
  }

  private func explore(
    _ alphabet: String, to depth: String, _ options: String..., with fault: Fault? = nil
  ) throws -> String? {
    let explored = try run(
      [".build/release/lab", "explore", "--alphabet", alphabet, "--depth", depth] + options
        + ["--format", "json"], in: folder, with: fault)
    if explored.code == 0 { return nil }
    let json = Data(explored.text.drop { $0 != "{" }.utf8)
    guard let found = try? JSONDecoder().decode(Exploration.self, from: json).findings.first else {
      throw Problem(description: "lab explore ends with \(explored.code):\n\(explored.text)")
    }
    return found.session.joined(separator: ", ")
      + (found.shortest ? "" : " (there may be a shorter one)")
  }
}

/// The JSON of `lab explore`.
struct Exploration: Decodable {
  struct Finding: Decodable {
    let session: [String]
    let shortest: Bool
  }
  let findings: [Finding]
}

/// The exit code of a command, and what it prints.
func run(
  _ command: [String], in folder: String, testing pattern: String? = nil, with fault: Fault? = nil
) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  var environment = ProcessInfo.processInfo.environment
  environment["PLANTED_FAULT"] = fault.map { "\($0.number)" }
  environment["PLANTED_PATTERN"] = pattern
  process.environment = environment
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// What catches a fault: a row of the table of docs/faults.md.
struct Row {
  let number: Int
  let pattern: String
  let tests: Int
  let hasSession: Bool
  let text: String

  init(_ fault: Fault, failing tests: [String], session: String?, depth: String) {
    number = fault.number
    pattern = fault.pattern
    self.tests = tests.count
    hasSession = session != nil
    text =
      "| \(fault.number) | \(fault.pattern) | \(fault.kind) | \(fault.breaks) | \(tests.count)"
      + " | \(tests.first ?? "–") | \(session ?? "– (none to depth \(depth))") |"
  }

  /// Reads a row of the page; `nil` for any other line.
  init?(_ line: String) {
    let cells = line.components(separatedBy: " | ")
    guard cells.count == 7, let number = Int(cells[0].dropFirst(2)), let tests = Int(cells[4])
    else { return nil }
    self.number = number
    pattern = cells[1]
    self.tests = tests
    hasSession = !cells[6].hasPrefix("–")
    text = line
  }

  static let head = """
    | fault | pattern | kind | what it breaks | tests | the first | shortest session |
    |---:|---|---|---|---:|---|---|
    """
}

/// docs/faults.md, with the two sections that this script writes.
struct Page {
  let path: String
  let faults: [Fault]

  /// Replaces the rows of these faults, and all that is counted in the rows.
  func write(_ new: [Row]) throws {
    var text = try String(contentsOfFile: path, encoding: .utf8)
    let old = text.components(separatedBy: "\n").compactMap(Row.init)
    let rows = faults.compactMap { fault in
      (new + old).first { $0.number == fault.number }
    }
    try replace("caught", in: &text, with: caught(rows))
    try replace("each", in: &text, with: ([Row.head] + rows.map(\.text)).joined(separator: "\n"))
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func replace(_ name: String, in text: inout String, with section: String) throws {
    let (start, end) = ("<!-- faults: \(name) -->\n", "<!-- end -->")
    guard let first = text.range(of: start),
      let last = text.range(of: end, range: first.upperBound..<text.endIndex)
    else { throw Problem(description: "\(path) has no section '\(name)'") }
    text.replaceSubrange(first.upperBound..<last.lowerBound, with: section + "\n")
  }

  private func caught(_ rows: [Row]) -> String {
    var lines = [
      "| pattern | faults | by tests | by explore | by neither |", "|---|---:|---:|---:|---:|",
    ]
    func add(_ name: String, _ rows: [Row], _ mark: String = "") {
      let counts = [
        rows.count, rows.count { $0.tests > 0 }, rows.count(where: \.hasSession),
        rows.count { $0.tests == 0 && !$0.hasSession },
      ]
      let cells = [name] + counts.map { "\($0)" }
      lines.append("| " + cells.map { mark + $0 + mark }.joined(separator: " | ") + " |")
    }
    var patterns: [String] = []
    for row in rows where !patterns.contains(row.pattern) { patterns.append(row.pattern) }
    for pattern in patterns { add(pattern, rows.filter { $0.pattern == pattern }) }
    add("all", rows, "**")
    let both = faults.filter { $0.alphabet == "both" }.map { "\($0.number)" }
    lines += [
      "",
      "Sessions are those of the faulty screen, or of both for faults that need them: "
        + both.joined(separator: ", ") + ".",
    ]
    let missed = faults.filter { fault in
      rows.contains { $0.number == fault.number && !$0.hasSession }
    }
    let unreachable = missed.filter { $0.outOfReach != nil }
    if !unreachable.isEmpty {
      lines += [
        "", "No depth shows \(unreachable.count) of the \(missed.count) without a session:", "",
      ]
    }
    var reasons: [String] = []
    for case let reason? in unreachable.map(\.outOfReach) where !reasons.contains(reason) {
      reasons.append(reason)
    }
    for reason in reasons {
      let numbers = unreachable.filter { $0.outOfReach == reason }.map { "\($0.number)" }
      lines.append(
        "- \(reason) (\(numbers.joined(separator: ", ")))\(reason == reasons.last ? "." : ";")")
    }
    return lines.joined(separator: "\n")
  }
}

func main() throws {
  var arguments = Array(CommandLine.arguments.dropFirst())
  func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name) else { return nil }
    defer { arguments.removeSubrange(index..<min(index + 2, arguments.endIndex)) }
    return arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
  }
  let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let root = here.deletingLastPathComponent().deletingLastPathComponent().path
  let depth = option("--depth")
  let scratch = option("--scratch") ?? "\(root)/.build/faults"
  let text = try String(contentsOf: here.appending(path: "faults.txt"), encoding: .utf8)
  let faults = text.components(separatedBy: "\n\n").compactMap(Fault.init)
  let page = Page(path: "\(root)/docs/faults.md", faults: faults)
  if arguments.contains("--check") {
    for fault in faults {
      let file = "\(root)/Sources/Patterns/\(fault.file)"
      _ = try fault.planted(in: String(contentsOfFile: file, encoding: .utf8))
    }
    return print("\(faults.count) faults can be planted.")
  }
  let copy = try Copy(of: root, with: faults, in: scratch)
  try copy.build()
  let wanted = arguments.compactMap { Int($0) }
  let chosen = faults.filter { wanted.isEmpty || wanted.contains($0.number) }
  for pattern in Set(chosen.map(\.pattern)).sorted() {
    if let test = try copy.failingTests(of: pattern).first {
      throw Problem(description: "a test of \(pattern) fails without a fault: \(test)")
    }
  }
  if let session = try copy.divergence() {
    throw Problem(description: "patterns differ without a fault: \(session)")
  }
  print(Row.head)
  for fault in chosen {
    let depth = depth ?? fault.depth ?? "5"
    let tests = try copy.failingTests(of: fault.pattern, with: fault)
    let session = try copy.session(with: fault, depth: depth)
    let row = Row(fault, failing: tests, session: session, depth: depth)
    print(row.text)
    fflush(stdout)
    if arguments.contains("--write") { try page.write([row]) }
    if let session, fault.outOfReach != nil {
      throw Problem(description: "fault \(fault.number) is not out of reach: \(session)")
    }
  }
}

do { try main() } catch {
  FileHandle.standardError.write(Data("faults: \(error)\n".utf8))
  exit(1)
}
