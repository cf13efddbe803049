extension Option {
  package static let help = Option("help", help: "Shows this text, as does -h.")
  package static let version = Option("version", help: "Prints the version.")

  /// ``Lab/main(_:usual:)`` takes it out of the words.
  static let noPager = Option("no-pager", help: "Prints directly, not through $PAGER.")

  package static let output = Option(
    "output", .text("FILE"),
    help: "Writes the results to FILE, in full or not at all; '-' is standard output.")
  package static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", ["text", "json"])),
    help: "'text', or 'json' with all results (default: text).")
}
