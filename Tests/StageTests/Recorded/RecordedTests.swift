import Foundation
import StageUI
import Testing

/// The stage, held against what Apple's SwiftUI was recorded to do.
@MainActor
struct RecordedTests {
  /// Lists the scenes by question, if it runs by its name.
  @Test func `the stage does what SwiftUI was recorded to do, or says why not`() async {
    let isAsked = CommandLine.arguments.contains { $0.contains("RecordedTests") }
    let results = await RecordedScene.report(on: StageHost(), called: "stage") {
      if isAsked { print($0) }
    }

    for (scene, counted) in results {
      #expect(counted == scene.difference?.stage ?? scene.recorded, "\(scene.scene)")
    }
  }

  @Test func `the pages have the result, and every difference`() throws {
    func text(_ page: String) throws -> String {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
      return try String(contentsOf: root.appending(path: page), encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    func agreeing(_ scenes: [RecordedScene]) -> Int { scenes.count { $0.difference == nil } }
    let (all, most) = (RecordedScene.all.count, agreeing(RecordedScene.all))

    let stage = try text("docs/stage.md")
    let rows = RecordedScene.Question.allCases.map { question in
      let scenes = RecordedScene.all.filter { $0.question == question }
      return "| \(question.rawValue) | \(scenes.count) | \(agreeing(scenes)) |"
    }
    for said in ["in \(most) of the \(all) recorded scenes that use only what it models."] + rows
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
