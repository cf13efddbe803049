import Foundation
import LabOutput

/// The places that a command writes to.
package struct Output {
  package let results: Sink
  /// For complaints and progress.
  package let notes: Sink
  /// Columns of the place that results go to.
  package let width: Int
  /// The command that complains.
  package var speaker = "lab"

  package static let usualWidth = 80

  package init(results: Sink, notes: Sink, width: Int) {
    self.results = results
    self.notes = notes
    self.width = width
  }

  /// For prose, which is hard to read in long lines.
  package var proseWidth: Int { min(width, Self.usualWidth) }

  package func print(_ text: String) {
    results.write(text + "\n")
  }

  /// Writes the text to a file and says so, or prints it.
  package func deliver(_ text: String, to path: String?) throws(FileError) {
    guard let path else { return results.write(text) }
    try AtomicFile.write(text, to: path)
    print("Wrote \(path)")
  }

  /// Shows what a pager would keep until the command ends.
  package func flush() { results.write("") }

  /// Writes one line, which a terminal gets wrapped between words.
  package func complain(_ complaint: String) {
    let line = "\(speaker): \(complaint.onOneLine)"
    let text = notes.isTerminal ? wrapped(line, width: proseWidth) : line
    let head = notes.style.render(speaker + ":", .bad)
    notes.write(head + text.dropFirst(speaker.count + 1) + "\n")
  }
}

extension Output {
  /// Creates the outputs of this process; colours, width and progress follow from them.
  init(
    results: Descriptor, through pager: Pager, notes: Descriptor, environment: [String: String]
  ) {
    let wished = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.init(
      results: Sink(
        isTerminal: results.isTerminal, environment: environment, write: pager.write),
      notes: Sink(isTerminal: notes.isTerminal, environment: environment, write: notes.write),
      width: wished ?? results.size.map { Int($0.ws_col) } ?? Self.usualWidth)
  }
}

/// A place that texts are written to, printable ones only.
package struct Sink {
  package let isTerminal: Bool
  package let style: Style
  private let put: (String) -> Void

  /// Colours are for terminals that know them, unless `NO_COLOR` is set (https://no-color.org).
  package init(isTerminal: Bool, environment: [String: String], write: @escaping (String) -> Void) {
    let isColourful =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    self.isTerminal = isTerminal
    style = isColourful ? .ansi : .plain
    put = write
  }

  /// Writes the text without control characters other than line breaks and the style's own,
  /// whatever a file or the environment brought into it.
  package func write(_ text: String) { put(text.printable(keeping: style)) }

  /// Moves the cursor to the start of the line, and writes there.
  func rewrite(_ text: String) { put("\r" + text.onOneLine) }
}

/// An open file that remembers the first failure to write.
package final class Descriptor {
  private let descriptor: Int32
  package private(set) var failure: String?

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Rows and columns of a terminal that knows them.
  var size: winsize? {
    var size = winsize()
    let isKnown = ioctl(descriptor, .init(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? size : nil
  }

  /// Gives other programs this file as their standard output.
  func becomeStandardOutput() { dup2(descriptor, STDOUT_FILENO) }

  package func write(_ text: String) {
    if failure == nil { failure = put(text, to: descriptor) }
  }
}

/// The answers of a person, or of a pipe.
package struct Input {
  /// Whether a person types, who can be asked again.
  package let isTerminal: Bool
  /// Returns the next line without its line break; `nil` at the end.
  package let nextLine: () -> String?

  package init(isTerminal: Bool, nextLine: @escaping () -> String?) {
    self.isTerminal = isTerminal
    self.nextLine = nextLine
  }

  package static let standard = Input(isTerminal: isatty(STDIN_FILENO) == 1) { readLine() }
}
