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

  /// Keeps the text. One that does not end in a line break is a prompt: it is printed, with all before it, and keeping ends.
  func write(_ text: String) {
    kept += text
    if command == nil || !text.hasSuffix("\n") { printAll() }
  }

  /// Shows the kept text in the pager, or prints it if it fits or the pager cannot start. Quitting early is no error.
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
    // As git does, so that a plain less shows colours.
    setenv("LESS", "FRX", 0)
    guard let pager = popen(command, "w") else { return false }
    _ = put(text, to: fileno(pager))
    let status = pclose(pager)
    return status != -1 && ![126, 127].contains(status >> 8)
  }
}
