import LabMeasure
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct ArgumentsTests {
  static let quick = Option("quick", help: "")
  static let steps = Option("steps", .number("N", in: 1...9_000), help: "")
  static let pattern = Option(
    "pattern", .word("NAME", of: Vocabulary("pattern", ["MV", "a, b"])), help: "")
  static let patterns = Option(
    "patterns", .words("A,B", of: Vocabulary("pattern", ["MV", "MVVM", "MVI"])), help: "")

  func parse(_ words: [String]) throws(UsageError) -> Arguments {
    try Arguments(
      words, options: [Self.quick, .output, .seed, Self.steps, Self.pattern, Self.patterns, .help],
      operand: Operand(placeholder: "SUITE") { Vocabulary("suite", ["update", "-odd"]) })
  }

  @Test func `a value follows its option or an equals sign`() throws {
    let spaced = try parse(["--output", "a b.json", "--seed", "18446744073709551615"])
    let joined = try parse(["--output=a=b.json", "--seed=007"])

    #expect(spaced[.output] == "a b.json" && joined[.output] == "a=b.json")
    #expect(spaced.number(of: .seed) == .max && joined.number(of: .seed) == 7)
    #expect(joined.given.map(\.name) == ["output", "seed"])
  }

  @Test func `options and operands mix, and each operand counts once`() throws {
    let arguments = try parse(
      ["update", "--quick", "UPDATE", "--pattern", "A, B", "--patterns", "mvi, MV", "--", "-odd"])

    #expect(arguments.operands == ["update", "-odd"])
    #expect(arguments.has(Self.quick) && !arguments.has(.output))
    #expect(arguments[Self.pattern] == "a, b")
    #expect(arguments.words(of: Self.patterns) == ["MVI", "MV"])
  }

  @Test func `a verb is one of its words, and what follows is free`() throws {
    func parse(_ words: String...) throws(UsageError) -> [String] {
      let operand = Operand(placeholder: "VERB N", thenAny: true) {
        Vocabulary("verb", ["start", "check"])
      }
      return try Arguments(words, options: [], operand: operand).operands
    }

    #expect(try parse("CHECK", "3", "Check", "3") == ["check", "3", "Check", "3"])
    #expect(throws: UsageError("unknown verb '3'; there are start and check")) { try parse("3") }
  }

  @Test(arguments: [("out", "out"), ("-", nil), ("/dev/stdout", nil)])
  func `a dash is the standard output`(path: String, expected: String?) throws {
    #expect(try parse(["--output", path]).outputPath == expected)
  }

  @Test func `words after help are not checked`() throws {
    #expect(try parse(["-h", "--nonsense"]).has(.help))
    #expect(try parse(["update", "--help", "nonsense"]).has(.help))
    #expect(throws: UsageError.self) { try parse(["--nonsense", "--help"]) }
    #expect(throws: UsageError("unexpected 'word'")) { try Arguments(["word"], options: []) }
  }

  @Test(arguments: [
    (["--output"], "'--output' needs a value: --output FILE"),
    (["--output", "--quick"], "'--output' needs a value: --output FILE"),
    (["--quick", "--quick"], "'--quick' is given twice"),
    (["--quick=yes"], "'--quick' takes no value"),
    (["--seed", "-5"], "'--seed' takes a whole number from 0 up, not '-5'"),
    (["--steps", "0"], "'--steps' takes a whole number from 1 to 9,000, not '0'"),
    (["--qick"], "unknown option '--qick'; did you mean '--quick'?"),
    (["updtae"], "unknown suite 'updtae'; did you mean 'update'?"),
    (["--patterns", "MV,mv"], "'--patterns' names 'MV' twice"),
    (["--patterns=MV,,MVI"], "unknown pattern ''; there are MV, MVVM and MVI"),
  ])
  func `rejects invalid arguments`(words: [String], complaint: String) {
    #expect(throws: UsageError(complaint)) { try parse(words) }
  }
}
