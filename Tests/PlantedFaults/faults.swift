// Plants the faults of faults.txt one at a time, and prints what catches each: docs/faults.md.
//
//     swift Tests/PlantedFaults/faults.swift [number …] [--depth N] [--scratch FOLDER]
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
  let before: [String]
  let after: [String]

  var pattern: String { String(file.prefix { $0 != "/" }) }
  var screen: String { file.contains("/Profile/") ? "profile" : "feed" }

  /// Parses a paragraph of faults.txt; `nil` if it is prose.
  init?(_ paragraph: String) {
    let lines = paragraph.components(separatedBy: "\n")
    guard let head = lines[0].firstMatch(of: #/^(\d+) (\S+): (.+)$/#), let number = Int(head.1)
    else { return nil }
    self.number = number
    file = String(head.2)
    kind = String(head.3)
    breaks = lines[1]
    before = lines.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    after = lines.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
  }

  /// Puts a switch between both versions into the text of the file.
  func planted(in source: String) throws -> String {
    var lines = source.components(separatedBy: "\n")
    let marked = before[0].firstMatch(of: #/«(.*)»/#)
    let old = before.map { line in
      line.filter { !"«»".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
    let places = lines.indices.dropLast(old.count - 1).filter { start in
      zip(lines[start...], old).allSatisfy { line, old in
        marked == nil ? line.trimmingCharacters(in: .whitespaces) == old : line.contains(old)
      }
    }
    guard let start = places.first, places.count == 1 else {
      throw Problem(description: "fault \(number): \(file) has the text \(places.count) times")
    }
    if let marked {
      let either = "(planted(\(number)) ? (\(after[0])) : (\(marked.1)))"
      lines[start].replace(old[0], with: before[0].replacing("«\(marked.1)»", with: either))
    } else {
      let place = start..<start + old.count
      let either = ["if planted(\(number)) {"] + after + ["} else {"] + lines[place] + ["}"]
      lines.replaceSubrange(place, with: either)
    }
    return lines.joined(separator: "\n")
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

  /// The tests that fail with the fault, in alphabetical order.
  func failingTests(with fault: Fault?) throws -> [String] {
    let suites = "LabSpecification|SideBySideTests|PatternsTests|TraceTests"
    let tests = try run(
      ["swift", "test", "--skip-build", "--disable-xctest", "--filter", "^(\(suites))\\."],
      in: folder, with: fault)
    let failed = tests.text.matches(
      of: #/✘ Test (?!run with)(.+?) (?:with \d+ test cases? )?failed after/#)
    let names = Set(failed.map { $0.1.trimmingCharacters(in: ["\""]) }).sorted()
    return names.isEmpty && tests.code != 0 ? ["(the process ends with \(tests.code))"] : names
  }

  /// The shortest session that shows the fault; `nil` if none of this depth does.
  func session(with fault: Fault?, depth: String) throws -> String? {
    let pattern = fault?.pattern ?? "MVVM"
    let explore =
      ".build/release/lab explore --depth \(depth) --alphabet \(fault?.screen ?? "feed")"
      + " --patterns \(pattern == "MV" ? "MVVM" : "MV"),\(pattern) --format json"
    let explored = try run(explore.components(separatedBy: " "), in: folder, with: fault)
    if explored.code == 0 { return nil }
    let json = Data(explored.text.drop { $0 != "{" }.utf8)
    return try JSONDecoder().decode(Exploration.self, from: json).findings.first.map {
      $0.session.joined(separator: ", ") + ($0.shortest ? "" : " (there may be a shorter one)")
    }
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
  _ command: [String], in folder: String, with fault: Fault? = nil
) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  var environment = ProcessInfo.processInfo.environment
  if let fault {
    environment["PLANTED_FAULT"] = "\(fault.number)"
    environment["PLANTED_PATTERN"] = fault.pattern
  }
  process.environment = environment
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
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
  let depth = option("--depth") ?? "6"
  let scratch = option("--scratch") ?? "\(root)/.build/faults"
  let text = try String(contentsOf: here.appending(path: "faults.txt"), encoding: .utf8)
  let faults = text.components(separatedBy: "\n\n").compactMap(Fault.init)
  if arguments.contains("--check") {
    for fault in faults {
      let file = "\(root)/Sources/Patterns/\(fault.file)"
      _ = try fault.planted(in: String(contentsOfFile: file, encoding: .utf8))
    }
    return print("\(faults.count) faults can be planted.")
  }
  let copy = try Copy(of: root, with: faults, in: scratch)
  try copy.build()
  if let test = try copy.failingTests(with: nil).first {
    throw Problem(description: "a test fails without a fault: \(test)")
  }
  if let session = try copy.session(with: nil, depth: depth) {
    throw Problem(description: "patterns differ without a fault: \(session)")
  }
  print("| fault | pattern | kind | what it breaks | tests | the first | shortest session |")
  print("|---:|---|---|---|---:|---|---|")
  let wanted = arguments.compactMap { Int($0) }
  for fault in faults where wanted.isEmpty || wanted.contains(fault.number) {
    let tests = try copy.failingTests(with: fault)
    let session = try copy.session(with: fault, depth: depth)
    print(
      "| \(fault.number) | \(fault.pattern) | \(fault.kind) | \(fault.breaks) |", tests.count,
      "| \(tests.first ?? "–") | \(session ?? "– (none to depth \(depth))") |"
    )
    fflush(stdout)
  }
}

do { try main() } catch {
  FileHandle.standardError.write(Data("faults: \(error)\n".utf8))
  exit(1)
}
