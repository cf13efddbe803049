import LabOutput

/// A page whose marked fences are cut from files, or show what commands print.
///
///     <!-- snippet: Sources/Patterns/MVI/Store.swift | package func send {…} -->
///     <!-- output: swift run lab trace --pattern MVI feed -->
///
/// A snippet names parts of a file as ``Listing`` does. An output has `…` where it leaves lines out, as ``ShownOutput``.
package struct MarkedPage {
  private let path: String
  private let lines: [String]
  private var marks: [Mark] = []
  /// Places of marks that no fence follows.
  private var strays: [String] = []

  private struct Mark {
    let isSnippet: Bool
    /// The file and its parts, or the command.
    let text: Substring
    let place: String
    /// Within the fence.
    let lines: Range<Int>
  }

  /// - Parameter path: from the root of the clone.
  package init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index < lines.count {
      let mark = lines[index].wholeMatch(of: /\s*<!-- (snippet|output): (.+?)\s*-->/)
      if mark != nil { index += 1 }
      let place = "\(path):\(index)"
      if index < lines.count, lines[index].isFence,
        let end = lines[(index + 1)...].firstIndex(where: \.isFence)
      {
        if let mark {
          marks.append(
            Mark(
              isSnippet: mark.1 == "snippet", text: mark.2, place: place, lines: index + 1..<end))
        }
        index = end + 1
      } else if mark != nil {
        strays.append("\(place): the mark is not above a fence")
      } else {
        index += 1
      }
    }
  }

  /// Returns the page with what its marks name, and a sentence for each mark that cannot be followed.
  ///
  /// - Parameters:
  ///   - file: Returns the text of a file of the clone.
  ///   - printed: Returns what the command of an output prints; `nil` leaves the output as it is.
  package func renewed(
    file: (_ path: String) -> String?, printed: (ShownOutput) throws -> String?
  ) throws -> (text: String, problems: [String]) {
    var (lines, problems) = (lines, strays)
    for mark in marks.reversed() {
      let margin = self.lines[mark.lines.lowerBound - 1].prefix { $0 == " " }
      let shown = self.lines[mark.lines].map { String($0.dropFirst(margin.count)) }
      do {
        let new = try mark.isSnippet ? snippet(mark, file) : output(mark, shown, printed)
        lines.replaceSubrange(mark.lines, with: new.map { $0.isEmpty ? "" : margin + $0 })
      } catch let error as ListingError {
        problems.append("\(error)")
      } catch let error as ShownOutputError {
        problems.append("\(mark.place): \(error)")
      }
    }
    return (lines.joined(separator: "\n"), problems)
  }

  private func snippet(_ mark: Mark, _ file: (String) -> String?) throws -> [String] {
    let listing = Listing(mark: mark.text, name: mark.place)
    guard let text = file(listing.path) else {
      throw ListingError.noFile(listing: listing.name, path: listing.path)
    }
    return try listing.lines(of: text)
  }

  private func output(
    _ mark: Mark, _ lines: [String], _ printed: (ShownOutput) throws -> String?
  ) throws -> [String] {
    let shown = ShownOutput(command: String(mark.text), lines: lines)
    if shown.labArguments == nil { throw ShownOutputError.isNotRun(shown.command) }
    return try printed(shown).map(shown.lines) ?? lines
  }
}

extension String {
  fileprivate var isFence: Bool { drop { $0 == " " }.hasPrefix("```") }
}
