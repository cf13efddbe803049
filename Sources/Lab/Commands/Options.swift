import LabCommandLine
import LabContract
import LabPatterns
import LabSessions
import LabTrace

/// Options of several commands.
extension Option {
  static let pattern = Option(
    "pattern", .word("NAME", of: .patterns), help: "Only this pattern (default: all patterns).")

  static let into = Option(
    "into", .text("FOLDER"),
    help: "The folder to write to, created if missing (default: the current folder).")
  static let patterns = Option(
    "patterns", .words("A,B", of: .patterns),
    help: """
      These patterns in this order, side by side from 100 columns (default: all patterns).
      """)
}

extension Vocabulary {
  static let patterns = Vocabulary("pattern", Patterns.all.map(\.name))
  static let builtInPatterns = Vocabulary("pattern", Patterns.builtIn.map(\.name))
  static let features = Vocabulary("feature", Session.Feature.allCases.map(\.rawValue))
}
