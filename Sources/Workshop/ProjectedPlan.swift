import Foundation
import LabOutput

/// A plan as a page to project: a screen for each part of the timetable, with its questions,
/// commands and files, and one more for the questions after an exercise. What the plan expects the
/// room to answer is left out.
package struct ProjectedPlan: Sendable {
  private let title: String
  private let language: String
  private let parts: [Part]

  /// A screen: a row of the timetable, and what its section shows the room.
  private struct Part {
    let start: String
    let minutes: String
    let title: String
    let blocks: [Block]
  }

  enum Block: Hashable {
    case question(String)
    case files(String)
    case code(String)
  }

  /// Reads a plan in Markdown.
  ///
  /// - Parameters:
  ///   - language: As HTML names it.
  ///   - page: Returns another page of the plan's folder, from which a part may be taught.
  package init(
    _ text: String, language: String = "en", page: (_ name: String) -> String? = { _ in nil }
  ) throws(PlanError) {
    let own = PlanSections(text)
    title = own.title
    self.language = language
    let rows = text.matches(of: /(?m)^\| ((?:\d+:)?\d+) \| (\d+) \| (.+?) \| .*\|$/)
    if rows.isEmpty { throw .noTimetable }

    var parts: [Part] = []
    for row in rows {
      let (start, name) = (row.1, row.3)
      var blocks = own.blocks(ofMinute: start)
      if let link = name.firstMatch(of: /\]\((.*?)#(.+?)\)/) {
        let other = link.1.isEmpty ? own : page(String(link.1)).map(PlanSections.init)
        guard let linked = other?.blocks(at: link.2) else {
          throw .noSection(part: name.withoutMarks, link: "\(link.1)#\(link.2)")
        }
        blocks = linked
      }
      var screens = [blocks]
      if let exercise = name.prefixMatch(of: /(?:exercise|실습) (\d+)/)?.1 {
        let commands = ["start", "watch"].map { "swift run lab workshop \($0) \(exercise)" }
        let questions = blocks.filter { if case .question = $0 { true } else { false } }
        screens = [
          [.code(commands.joined(separator: "\n"))] + blocks.filter { !questions.contains($0) }
        ]
        if !questions.isEmpty { screens.append(questions) }
      }
      parts += screens.map {
        Part(start: String(start), minutes: String(row.2), title: name.withoutMarks, blocks: $0)
      }
    }
    self.parts = parts
  }

  /// The page, complete in itself. Space and the page keys go from part to part.
  package var html: String {
    let screens = parts.map { part in
      let blocks = part.blocks.map { block in
        switch block {
        case .question(let text), .files(let text): "<p>\(text.markup)</p>"
        case .code(let text): "<pre>\(text.escapedForMarkup)</pre>"
        }
      }
      return """
        <section>
        <h2><small>\(part.start) · \(part.minutes)\(language == "ko" ? "분" : " min")</small> \(part.title.markup)</h2>
        \(blocks.joined(separator: "\n"))
        </section>
        """
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title.escapedForMarkup)</title>
      <style>
      \(Self.styles)
      </style>
      <h1>\(title.markup)</h1>
      \(screens.joined(separator: "\n"))
      </html>

      """
  }

  /// Writes a page for each plan in `docs/teaching`, in both languages.
  ///
  /// - Returns: The pages, from the root of the clone.
  /// - Throws: ``FileError`` or ``PlanError``.
  package static func writeAll(in clone: String) throws -> [String] {
    var pages: [AtomicFolder.File] = []
    for (language, folder) in [("en", ""), ("ko", "ko/")] {
      for name in ["45-minutes", "90-minutes", "day"] {
        let path = "\(clone)/docs/teaching/\(folder)"
        let text = String(decoding: try InputFile.read("\(path)\(name).md"), as: UTF8.self)
        let plan = try ProjectedPlan(text, language: language) { other in
          try? String(contentsOfFile: path + other, encoding: .utf8)
        }
        pages.append(("\(folder)\(name).html", plan.html))
      }
    }
    let build = ".build/plans"
    try? FileManager.default.removeItem(atPath: "\(clone)/\(build)")
    try FileManager.default.createDirectory(
      atPath: "\(clone)/.build", withIntermediateDirectories: true)
    try AtomicFolder.write(pages, to: "\(clone)/\(build)")
    return pages.map { "\(build)/\($0.path)" }
  }

  private static let styles = """
    :root { color-scheme: light dark; scroll-snap-type: y mandatory }
    body { margin: 0; font: 4vmin/1.35 system-ui, sans-serif }
    h1, section { box-sizing: border-box; min-height: 100vh; margin: 0; padding: 8vmin; scroll-snap-align: start }
    h1 { display: grid; place-content: center; font-size: 9vmin }
    h2 { margin: 0 0 5vmin; font-size: 7vmin; line-height: 1.15 }
    small { display: block; margin-bottom: 1vmin; font-size: 3.2vmin; font-weight: normal; opacity: .75 }
    p { max-width: 32em; margin: 0 0 3vmin }
    pre { margin: 0 0 3vmin; padding: 2.5vmin; overflow-x: auto; font-size: 3vmin; border-left: .6vmin solid }
    code { font-size: .9em }
    @media print { section { break-inside: avoid; min-height: 0 } }
    """
}

package enum PlanError: Error, Hashable, CustomStringConvertible {
  case noTimetable
  case noSection(part: String, link: String)

  package var description: String {
    switch self {
    case .noTimetable: "the plan has no timetable: rows such as '| 0 | 4 | start | a terminal |'"
    case .noSection(let part, let link): "'\(part)' is taught from \(link), which is not there"
    }
  }
}

extension StringProtocol {
  /// The text of inline Markdown.
  fileprivate var withoutMarks: String {
    String(self).replacing(/\[(.+?)\]\(.+?\)/) { String($0.1) }
  }

  /// Inline Markdown as HTML.
  fileprivate var markup: String {
    withoutMarks.escapedForMarkup
      .replacing(/`(.+?)`/) { "<code>\($0.1)</code>" }
      .replacing(/\*\*(.+?)\*\*/) { "<b>\($0.1)</b>" }
      .replacing(/\*(.+?)\*/) { "<i>\($0.1)</i>" }
  }
}
