/// The words without dashes that a command takes: any number of them, or none.
struct Operand {
  let placeholder: String
  /// Those that there are; `nil` when nobody can tell, and any word will do.
  let vocabulary: Vocabulary?
}
