import StageUI
import Testing

/// The stage, held against what Apple's SwiftUI was recorded to do. Prints the scenes by question.
@MainActor
struct RecordedTests {
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
}
