import Foundation
import StageUI
import Testing

/// The stage, held against what Apple's SwiftUI was recorded to do.
@MainActor
struct RecordedTests {
  /// Prints the scenes by question.
  @Test func `the stage does what SwiftUI was recorded to do, or says why not`() async throws {
    var agreeing = 0
    for question in RecordedScene.Question.allCases {
      print("\n\(question.rawValue)")
      for scene in RecordedScene.all where scene.question == question {
        let stage = try await scene.stage()
        let agrees = stage == scene.recorded
        agreeing += agrees ? 1 : 0
        print("\(agrees ? "✓" : "≠") \(scene.scene)")
        print("  recorded \(scene.recorded)" + (agrees ? "" : "; stage \(stage)"))
        if let difference = scene.difference { print("  because \(difference)") }
        for source in scene.sources { print("  \(source)") }
        #expect(agrees == (scene.difference == nil), "\(scene.scene): stage \(stage)")
      }
    }
    print("\nThe stage agrees in \(agreeing) of \(RecordedScene.all.count) scenes.")
  }

  @Test func `the page has the result, and every difference`() throws {
    let page: String = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/stage.md")
        .standardized,
      encoding: .utf8)
    let text = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    func agreeing(_ scenes: [RecordedScene]) -> Int { scenes.count { $0.difference == nil } }

    let result = """
      Of \(RecordedScene.all.count) scenes that were recorded on Apple's SwiftUI and are within its subset, the \
      stage agrees in \(agreeing(RecordedScene.all)).
      """
    let hasResult = text.contains(result)
    #expect(hasResult, "\(result)")
    for question in RecordedScene.Question.allCases {
      let scenes = RecordedScene.all.filter { $0.question == question }
      let row = "| \(question.rawValue) | \(scenes.count) | \(agreeing(scenes)) |"
      let hasRow = page.contains(row)
      #expect(hasRow, "\(row)")
    }
    for scene in RecordedScene.all {
      let isStated = scene.difference.map { text.contains($0) } ?? true
      #expect(isStated, "\(scene.difference ?? "")")
    }
  }
}
