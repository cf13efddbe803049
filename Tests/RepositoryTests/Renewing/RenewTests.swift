import Foundation
import LabAudit
import LabCallStack
import LabCommandLine
import LabCommands
import LabOutput
import LabReport
import Testing

/// What pages show of code, commands and figures. `.ci/renew` sets the variable `LAB_RENEW`, with which the test
/// writes the files instead of comparing them.
@MainActor
struct RenewTests {
  private static let isRenewing = ProcessInfo.processInfo.environment["LAB_RENEW"] != nil

  @Test(.enabled(if: Symbolizer.walksStacks, "outputs and tables show the lines of changes"))
  func `pages and pictures show the code and the current figures`() async throws {
    let figures = try Figures()
    for page in Repository.here.files(".md") {
      try expect(page.path, is: try await renewed(page, figures))
    }
    try expect("docs/pictures/notice.svg", is: try await NoticePicture().svg)
    try expect(Figures.path, is: try figures.usedRun())
    let page = try await printed(by: "swift run lab report \(Figures.path) --output -")
    try expect("docs/index.html", is: page.joined(separator: "\n"))
  }

  /// Compares a file with its text, or writes it.
  private func expect(_ path: String, is text: String) throws {
    if Repository.here.file(path)?.text == text { return }
    guard Self.isRenewing else {
      Issue.record("\(path) is not what it shows; run .ci/renew")
      return
    }
    try text.write(toFile: "\(Repository.here.root)/\(path)", atomically: true, encoding: .utf8)
    print("Renewed \(path)")
  }

  /// Returns the page with the fence or the table below each mark renewed.
  ///
  ///     <!-- snippet: Sources/Patterns/MVI/Store.swift | package func send {…} -->
  ///     <!-- output: swift run lab trace --pattern MVI feed -->
  ///     <!-- output: swift run -c release lab bench --quick -->
  ///     <!-- table: like -->
  private func renewed(_ page: TextFile, _ figures: Figures) async throws -> String {
    var lines: [String] = []
    var rest = page.text.components(separatedBy: "\n")[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard let mark = line.wholeMatch(of: /<!-- (snippet|output|table): (.+?) -->/) else {
        continue
      }
      let isTable = mark.1 == "table"
      if !isTable, let fence = rest.popFirst() { lines.append(fence) }
      let shown = Array(rest.prefix { isTable ? $0.hasPrefix("|") : !$0.hasPrefix("```") })
      rest = rest.dropFirst(shown.count)
      do {
        lines += try await renewed(shown, by: String(mark.1), String(mark.2), figures)
      } catch {
        lines += shown
        Issue.record("\(page.path):\(lines.count): \(error)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func renewed(
    _ shown: [String], by kind: String, _ text: String, _ figures: Figures
  ) async throws -> [String] {
    if kind == "table" { return try await figures.table(text, shown) }
    if kind == "output" {
      let isMeasured = text.hasSuffix("lab bench --quick")
      return try shown.excerpt(of: isMeasured ? figures.answers : try await printed(by: text))
    }
    let parts = text.components(separatedBy: " | ")
    guard let file = Repository.here.file(parts[0]) else {
      throw MarkError("there is no \(parts[0])")
    }
    return try Snippet(of: file.text).lines(of: Array(parts.dropFirst()))
  }

  private func printed(by command: String) async throws -> [String] {
    guard let words = command.wholeMatch(of: /swift run lab ((?:trace|report) .*)/)?.1 else {
      throw MarkError("no mark shows the output of '\(command)'")
    }
    var text = ""
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { text += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { _ in }, width: Output.usualWidth)
    _ = await Lab(Command.all).run(words.split(separator: " ").map(String.init), output: output)
    return text.components(separatedBy: "\n")
  }
}

extension [String] {
  /// Returns the same parts of what is printed now; `…` stands for lines that are left out. An empty fence shows all.
  fileprivate func excerpt(of printed: [String]) throws -> [String] {
    let end = (printed.lastIndex { !$0.isEmpty } ?? -1) + 1
    if isEmpty { return Array(printed[..<end]) }
    let known = printed.map(\.withoutFigures)
    var (lines, start) = ([String](), 0)
    for (index, part) in split(separator: "…", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { lines.append("…") }
      if part.isEmpty { continue }
      let wanted = part.map(\.withoutFigures)
      let places = known.indices[start...].dropLast(part.count - 1)
      let best = places.map { place in
        (place: place, alike: zip(wanted, known[place...]).count { $0 == $1 })
      }
      .max { $0.alike < $1.alike }
      guard let best, best.alike * 2 > part.count else {
        throw MarkError("nothing printed is like '\(part[part.startIndex])'")
      }
      start = best.place + part.count
      lines += printed[best.place..<start]
    }
    return lines
  }
}

extension String {
  fileprivate var withoutFigures: String { replacing(/\d+/, with: "#").replacing(/\s+/, with: " ") }
}
