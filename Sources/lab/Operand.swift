/// The words without dashes that a command takes: any number of them, or none.
struct Operand {
  let placeholder: String
  let vocabulary: Vocabulary
}
