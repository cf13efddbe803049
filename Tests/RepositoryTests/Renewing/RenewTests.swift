import Foundation
import LabCallStack
import LabCommandLine
import LabCommands
import LabOutput
import Testing

/// What pages show of code, commands and figures. `.ci/renew` sets the variable `LAB_RENEW`, with which the test
/// writes the files instead of comparing them.
@MainActor
struct RenewTests {
  private static let isRenewing = ProcessInfo.processInfo.environment["LAB_RENEW"] != nil

  @Test(.enabled(if: Symbolizer.walksStacks, "outputs and tables show the lines of changes"))
  func `pages and pictures show the code and the figures of now`() async throws {
    let figures = try Figures()
    for page in Repository.here.files(".md") {
      try expect(page.path, is: try await renewed(page, figures))
    }
    for picture in try Pictures(figures).all {
      try expect("docs/pictures/\(picture.name)", is: picture.svg)
    }
    if Self.isRenewing { try expect(Figures.path, is: try figures.usedRun()) }
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

  private func renewed(_ page: TextFile, _ figures: Figures) async throws -> String {
    let marked = MarkedPage(page)
    var lines = marked.lines
    for mark in marked.marks.reversed() {
      do {
        lines.replaceSubrange(mark.lines, with: try await text(of: mark, figures))
      } catch {
        Issue.record("\(page.path):\(mark.number): \(error)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of mark: MarkedPage.Mark, _ figures: Figures) async throws -> [String] {
    switch mark.kind {
    case .snippet:
      let parts = mark.text.components(separatedBy: " | ")
      guard let file = Repository.here.file(parts[0]) else {
        throw MarkError("there is no \(parts[0])")
      }
      return try Snippet(of: file.text).lines(of: Array(parts.dropFirst()))
    case .output: return try mark.shown.excerpt(of: try await printed(by: mark.text))
    case .table: return try await figures.table(mark.text, mark.shown)
    }
  }

  private func printed(by command: String) async throws -> [String] {
    guard let words = command.wholeMatch(of: /swift run lab (trace .*)/)?.1 else {
      throw MarkError("only the output of lab trace is shown by a mark, not of '\(command)'")
    }
    var text = ""
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { text += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { _ in }, width: Output.usualWidth)
    _ = await Lab(Command.all).run(words.split(separator: " ").map(String.init), output: output)
    return text.components(separatedBy: "\n")
  }
}

/// A page, and what its marks renew: the fence or the table below each.
///
///     <!-- snippet: Sources/Patterns/MVI/Store.swift | package func send {…} -->
///     <!-- output: swift run lab trace --pattern MVI feed -->
///     <!-- table: like -->
struct MarkedPage {
  enum Kind: String {
    case snippet, output, table
  }

  struct Mark {
    let kind: Kind
    let text: String
    let number: Int
    /// The lines that it renews, and their text.
    let lines: Range<Int>
    let shown: [String]
  }

  let lines: [String]
  private(set) var marks: [Mark] = []

  init(_ page: TextFile) {
    lines = page.text.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      guard let mark = line.wholeMatch(of: /<!-- (\w+): (.+?) -->/),
        let kind = Kind(rawValue: String(mark.1))
      else { continue }
      let start = kind == .table ? index + 1 : index + 2
      let end = lines[start...].firstIndex {
        kind == .table ? !$0.hasPrefix("|") : $0.hasPrefix("```")
      }
      let range = start..<(end ?? lines.count)
      marks.append(
        Mark(
          kind: kind, text: String(mark.2), number: index + 1, lines: range,
          shown: Array(lines[range])))
    }
  }
}

/// Why a mark cannot be followed.
struct MarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension [String] {
  /// Returns the same lines of what is printed now: those most alike without their figures.
  fileprivate func excerpt(of printed: [String]) throws -> [String] {
    if isEmpty { return printed }
    let (wanted, known) = (map(\.withoutFigures), printed.map(\.withoutFigures))
    let places = known.indices.dropLast(count - 1).map { place in
      (place: place, alike: zip(wanted, known[place...]).count { $0 == $1 })
    }
    guard let best = places.max(by: { $0.alike < $1.alike }), best.alike * 2 > count else {
      throw MarkError("nothing printed is like '\(first ?? "")'")
    }
    return Array(printed[best.place..<best.place + count])
  }
}

extension String {
  fileprivate var withoutFigures: String { replacing(/\d+/, with: "#").replacing(/\s+/, with: " ") }
}
