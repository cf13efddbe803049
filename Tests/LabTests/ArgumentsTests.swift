import Testing

@testable import lab

struct ArgumentsTests {
  static let quick = Option("quick", help: "")
  static let output = Option("output", .text("FILE"), help: "")
  static let seed = Option("seed", .number("N"), help: "")
  static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", ["text", "json"])), help: "")
  static let patterns = Option(
    "patterns", .words("A,B", of: Vocabulary("pattern", ["MV", "MVVM", "MVI"])), help: "")

  func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(
      words, options: [Self.quick, Self.output, Self.seed, Self.format, Self.patterns, .help],
      operand: Operand(placeholder: "SUITE", vocabulary: Vocabulary("suite", ["update", "-odd"])))
  }

  @Test func `a value follows its option or an equals sign`() throws {
    let spaced = try parse("--output", "a b.json", "--seed", "7")
    let joined = try parse("--output=a=b.json", "--seed=7")

    #expect(spaced[Self.output] == "a b.json")
    #expect(joined[Self.output] == "a=b.json")
    #expect(spaced[Self.seed] == "7")
    #expect(joined[Self.seed] == "7")
  }

  @Test func `options and operands mix and each operand counts once`() throws {
    let arguments = try parse("update", "--quick", "UPDATE", "--format", "JSON")

    #expect(arguments.operands == ["update"])
    #expect(arguments.has(Self.quick))
    #expect(arguments[Self.format] == "json")
    #expect(!arguments.has(Self.output))
  }

  @Test func `two dashes end the options`() throws {
    #expect(try parse("--", "-odd").operands == ["-odd"])
    #expect(throws: UsageError.self) { try parse("--", "--quick") }
  }

  @Test func `a value that begins with a dash needs the equals sign`() throws {
    #expect(try parse("--output=-")[Self.output] == "-")
    #expect(try parse("--output", "-")[Self.output] == "-")
    #expect(try parse("--output=--quick")[Self.output] == "--quick")
    #expect(throws: UsageError("'--output' needs a value: --output FILE")) {
      try parse("--output", "--quick")
    }
  }

  @Test func `a list keeps its order, and each word counts once`() throws {
    let arguments = try parse("--patterns", "mvi,MV,MVI")

    #expect(arguments.words(of: Self.patterns) == ["MVI", "MV"])
    #expect(try parse().words(of: Self.patterns) == nil)
    #expect(throws: UsageError("unknown pattern ''; there are MV, MVVM and MVI")) {
      try parse("--patterns=MV,,MVI")
    }
  }

  @Test func `without a vocabulary any word will do`() throws {
    let arguments = try Arguments(
      ["Feed", "x", "x"], options: [], operand: Operand(placeholder: "TOPIC", vocabulary: nil))

    #expect(arguments.operands == ["Feed", "x"])
  }

  @Test func `help comes before everything that follows it`() throws {
    #expect(try parse("-h", "--nonsense").has(.help))
    #expect(try parse("update", "--help", "nonsense").has(.help))
    #expect(throws: UsageError.self) { try parse("--nonsense", "--help") }
  }

  @Test(arguments: [
    (["--output"], "'--output' needs a value: --output FILE"),
    (["--output="], "'--output' needs a value: --output FILE"),
    (["--quick", "--quick"], "'--quick' is given twice"),
    (["--seed=1", "--seed", "2"], "'--seed' is given twice"),
    (["--quick=yes"], "'--quick' takes no value"),
    (["--seed", "-5"], "'--seed' takes a whole number from 0 up, not '-5'"),
    (["--seed", "1e3"], "'--seed' takes a whole number from 0 up, not '1e3'"),
    (["--seed", "18446744073709551616"], "'18446744073709551616' is too large for '--seed'"),
    (["--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
    (["--qick"], "unknown option '--qick'; did you mean '--quick'?"),
    (["-quick"], "unknown option '-quick'; did you mean '--quick'?"),
    (["updtae"], "unknown suite 'updtae'; did you mean 'update'?"),
  ])
  func `what makes no sense is one clear line`(words: [String], complaint: String) {
    #expect(throws: UsageError(complaint)) {
      try Arguments(
        words, options: [Self.quick, Self.output, Self.seed, Self.format],
        operand: Operand(placeholder: "SUITE", vocabulary: Vocabulary("suite", ["update"])))
    }
  }

  @Test func `a command without operands takes none`() {
    #expect(throws: UsageError("unexpected 'word'")) { try Arguments(["word"], options: []) }
  }
}
