import Testing

@testable import LabWorkshop

struct CheckCodeTests {
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-")

  @Test func `every state of every exercise reads back`() throws {
    for exercise in Course.exercises {
      let tests = try ExerciseSource(exercise, in: SampleClone.lab).checkTests().count
      let passed = [[], Set(0..<tests)] + (0..<tests).map { [$0] }
      for ending in CheckCode.Ending.allCases {
        for hints in 0...3 {
          for passed in passed { expectToReadBack(exercise.number, ending, hints, passed) }
        }
      }
    }
    for mask in stride(from: 0, to: 1 << CheckCode.mostTests, by: 31) {
      expectToReadBack(
        19, .failed, 0, Set((0..<CheckCode.mostTests).filter { mask >> $0 & 1 == 1 }))
    }
  }

  private func expectToReadBack(
    _ exercise: Int, _ ending: CheckCode.Ending, _ hints: Int, _ passed: Set<Int>
  ) {
    let code = CheckCode(exercise: exercise, ending: ending, hints: hints, passed: passed)
    if CheckCode(code.description) != code || code.description.count > 9 {
      Issue.record("\(code)")
    }
  }

  @Test func `every other character in one place is refused`() {
    var (changes, refused) = (0, 0)
    for code in Self.codes {
      let text = Array(code.description)
      for (place, other) in text.indices.flatMap({ place in Self.alphabet.map { (place, $0) } }) {
        // They are read as the digits that they look like.
        let lookalikes: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
        if (lookalikes[other] ?? other) == text[place] { continue }
        var heard = text
        heard[place] = other
        changes += 1
        if CheckCode(String(heard)) == nil { refused += 1 }
      }
    }
    #expect(changes > 30_000)
    #expect(refused == changes)
  }

  @Test func `characters missing, repeated or swapped are refused`() {
    for code in Self.codes {
      let text = Array(code.description)
      for place in text.indices {
        var (short, long) = (text, text)
        short.remove(at: place)
        long.insert(text[place], at: place)
        #expect(CheckCode(String(short)) == nil)
        #expect(CheckCode(String(long)) == nil)
      }
      for place in text.indices.dropLast(3) where text[place] != text[place + 1] {
        var swapped = text
        swapped.swapAt(place, place + 1)
        #expect(CheckCode(String(swapped)) == nil, "\(code)")
      }
    }
  }

  @Test func `case does not matter, nor O for 0 and L for 1`() {
    let code = CheckCode(exercise: 1, ending: .failed, hints: 0, passed: [])

    #expect(code.description.hasPrefix("1R0000"))
    #expect(CheckCode(code.description.lowercased()) == code)
    #expect(CheckCode("lro0o0" + code.description.suffix(2)) == code)
  }

  @Test func `a code is letters and digits that are not mixed up`() {
    let letters = Set(Self.codes.flatMap(\.description))

    #expect(letters.isDisjoint(with: "ILOU"))
    #expect(letters.isSubset(of: Set(Self.alphabet.dropLast())))
  }

  @Test func `the checks name each of their tests once`() throws {
    for exercise in Course.exercises {
      let source = ExerciseSource(exercise, in: SampleClone.lab)
      let tests = try source.checkTests()
      let check = try source.package().first { $0.path.hasSuffix("/Check.swift") }
      let text = check?.text ?? ""

      #expect(tests.count == text.matches(of: /@Test\b/).count && !tests.isEmpty)
      #expect(tests.count <= CheckCode.mostTests)
      #expect(Set(tests.map(\.name)).count == tests.count)
      #expect(Set(tests.map(\.title)).count == tests.count)
    }
  }

  /// Some of every ending, with one digit for the exercise and with two.
  private static let codes = [9, 16].flatMap { exercise in
    CheckCode.Ending.allCases.flatMap { ending in
      [[], [0], [1, 3, 4], [9], Set(0..<15)].flatMap { passed in
        [0, 3].map {
          CheckCode(exercise: exercise, ending: ending, hints: $0, passed: passed)
        }
      }
    }
  }
}
