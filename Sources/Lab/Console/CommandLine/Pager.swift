import Foundation
import LabOutput

/// Keeps what a command prints on a terminal until it ends, and shows it through a pager if it is longer than the screen.
final class Pager {
  private let terminal: Descriptor
  /// A command for the shell; `nil` prints everything at once.
  private var command: String?
  private var kept = ""

  init(_ terminal: Descriptor, environment: [String: String], isWanted: Bool) {
    self.terminal = terminal
    let pager = environment["PAGER"] ?? "less -FRX"
    let isAble = terminal.isTerminal && !["", "dumb"].contains(environment["TERM", default: ""])
    command = isAble && isWanted && !["", "cat"].contains(pager) ? pager : nil
  }

  /// A text without a line break at its end is a question, which ends the keeping.
  func write(_ text: String) {
    kept += text
    if command == nil || !text.hasSuffix("\n") { printAll() }
  }

  /// Leaves the pager early without an error; one that cannot start is replaced by plain printing.
  func finish() {
    let rows = terminal.size.map { Int($0.ws_row) } ?? .max
    if let command, kept.count(where: \.isNewline) >= rows, Self.show(kept, command, on: terminal) {
      kept = ""
    }
    printAll()
  }

  private func printAll() {
    command = nil
    terminal.write(kept)
    kept = ""
  }

  /// Returns whether the shell could start the command, which reads its keys from the terminal.
  private static func show(_ text: String, _ command: String, on terminal: Descriptor) -> Bool {
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    terminal.becomeStandardOutput()
    guard let pager = popen(command, "w") else { return false }
    _ = put(text, to: fileno(pager))
    return ![126, 127].contains(pclose(pager) >> 8)
  }
}
