import Foundation
import LabCommandLine
import Testing

@testable import LabWorkshop

struct RoomTests {
  private let sample: SampleClone

  init() throws { sample = try SampleClone() }

  /// The words of each line.
  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `counts who is done, and where the others are stuck`() async throws {
    let codes = [
      sample.code(.done, passed: [0, 1]), sample.code(.done, hints: 2, passed: [0, 1]),
      sample.code(.failed, hints: 3, passed: [1]), sample.code(.failed, passed: []),
      sample.code(.hung, passed: [0]), sample.code(.doesNotCompile, hints: 1, passed: []),
      sample.code(.failed, passed: [0, 1]),
    ].map(\.description)

    let run = await sample.run(["room"] + codes)

    let title = Course.exercises[0].title
    #expect(run.code == .done)
    #expect(
      rows(run.results).dropFirst(2) == [
        "1 · \(title): 2 of 7 done", "does not compile 1 0 of 2 1",
        "the isClosed 2 0–1 of 2 0–3", "hangs; open: countsItems 1 1 of 2 0",
        "a test of their own 1 2 of 2 0", "done 2 2 of 2 0–2",
        "A test named here is the first that has not passed.",
      ])
  }

  @Test func `reads lines, names a wrong code, and counts the others`() async {
    let code = sample.code(.done, passed: [0, 1]).description
    let wrong = String(code.dropLast()) + (code.hasSuffix("0") ? "1" : "0")

    let run = await sample.run("room", answers: [code, "", "\(wrong), \(code.lowercased())"])

    #expect(run.code == .failed)
    #expect(
      run.notes == "lab workshop: '\(wrong)' is no code, or was misheard; ask for it again\n")
    #expect(run.results.contains("2 of 2 done"))
  }

  @Test func `refuses a code of no exercise`() async {
    let code = CheckCode(exercise: 99, ending: .done, hints: 0, passed: []).description

    let run = await sample.run("room", code)

    #expect(run.notes.contains("'\(code)' is no code"))
    #expect(run.results == "")
  }
}
