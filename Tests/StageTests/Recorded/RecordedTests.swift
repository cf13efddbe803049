import Foundation
import StageUI
import Testing

/// The stage, held against what Apple's SwiftUI was recorded to do.
@MainActor
struct RecordedTests {
  /// Lists the scenes by question, if it runs by its name.
  @Test func `the stage does what SwiftUI was recorded to do, or says why not`() async throws {
    let isAsked = CommandLine.arguments.contains { $0.contains("RecordedTests") }
    func say(_ line: String) { if isAsked { print(line) } }
    var agreeing = 0
    for question in RecordedScene.Question.allCases {
      say("\n\(question.rawValue)")
      for scene in RecordedScene.all where scene.question == question {
        let stage = try await scene.stage()
        let agrees = stage == scene.recorded
        agreeing += agrees ? 1 : 0
        say("\(agrees ? "✓" : "≠") \(scene.scene)")
        say("  recorded \(scene.recorded)" + (agrees ? "" : "; stage \(stage)"))
        if let difference = scene.difference { say("  because \(difference.reason)") }
        for source in scene.sources { say("  \(source)") }
        #expect(stage == scene.difference?.stage ?? scene.recorded, "\(scene.scene)")
      }
    }
    say("\nThe stage agrees in \(agreeing) of \(RecordedScene.all.count) scenes.")
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
      + RecordedScene.all.compactMap(\.difference?.reason)
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
