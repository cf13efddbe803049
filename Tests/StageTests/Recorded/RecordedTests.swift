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

  @Test func `the pages have the result, and every difference`() throws {
    func text(_ page: String) throws -> String {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
      return try String(contentsOf: root.appending(path: page), encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    func agreeing(_ scenes: [RecordedScene]) -> Int { scenes.count { $0.difference == nil } }
    let (all, most) = (RecordedScene.all.count, agreeing(RecordedScene.all))
    let result =
      "Of \(all) scenes that were recorded on Apple's SwiftUI and are within its subset, "

    let stage = try text("docs/stage.md")
    let rows = RecordedScene.Question.allCases.map { question in
      let scenes = RecordedScene.all.filter { $0.question == question }
      return "| \(question.rawValue) | \(scenes.count) | \(agreeing(scenes)) |"
    }
    for said in ["\(result)the stage agrees in \(most)."] + rows
      + RecordedScene.all.compactMap(\.difference)
    {
      let isSaid = stage.contains(said)
      #expect(isSaid, "\(said)")
    }
    for page in ["README.md", "docs/findings.md", "docs/index.html"] {
      let isSaid = try text(page).contains("agrees with \(most) of \(all) recorded scenes")
      #expect(isSaid, "\(page)")
    }
  }
}
