import StageUI

/// What a screen did on Apple's SwiftUI, recorded in public, and what the same scene does on the stage.
struct RecordedScene: Sendable {
  /// What the scene is evidence for.
  enum Question: String, CaseIterable {
    case objects = "a child or a row that holds an object"
    case values = "a child that holds values"
    case closures = "a closure as a field"
    case turns = "several writes in one turn"
    case equalWrites = "a write that changes nothing"
    case changes = "onChange"
    case tasks = "task"
    case appearance = "appearance"
    case environment = "the environment"
  }

  let question: Question
  /// The views and the act, in words.
  let scene: String
  /// How often each body ran, as in `Child 1, Parent 0`, or what was called, in order.
  let recorded: String
  /// Where it was recorded, one address for each record of the same scene.
  let sources: [String]
  /// What the stage does otherwise, and why; `nil` where it agrees.
  let difference: Difference?
  /// What the stage does, in the words of ``recorded``.
  let stage: @MainActor () async throws -> String

  struct Difference: Sendable {
    let stage: String
    let reason: String
  }

  init(
    _ question: Question, _ scene: String, recorded: String, _ sources: String...,
    difference: Difference? = nil, stage: @escaping @MainActor () async throws -> String
  ) {
    (self.question, self.scene, self.recorded) = (question, scene, recorded)
    (self.sources, self.difference, self.stage) = (sources, difference, stage)
  }
}

extension RecordedScene {
  static let all = objects + turns + closures + appearance + changes + values

  /// A test of TCA's integration suite, such as `iOS 17/ObservableBasicsTests.testBasics`.
  static func tca(_ test: String) -> String {
    "pointfreeco/swift-composable-architecture@d34c1dfe IntegrationUITests/\(test)"
  }

  /// A test of OpenSwiftUI's compatibility suite, which its CI also runs on SwiftUI.
  static func openSwiftUI(_ test: String) -> String {
    "OpenSwiftUIProject/OpenSwiftUI@069dd80b OpenSwiftUICompatibilityTests/\(test)"
  }

  /// The log of nine children with closures, through five changes.
  static let swiftUIBodies = "grigorye/SwiftUIBodies@626dbe1f SwiftUIBodiesRun.log"

  /// Returns what a view logs once it is shown.
  static func log<V: View>(of view: (Log) -> V) async -> [String] {
    let log = Log()
    let stage = Stage(view(log))
    stage.appear()
    await stage.settle()
    return log.lines
  }
}

/// Calls its closure, and so reads what the closure reads.
struct Wrapper<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

/// The events of views, in order.
final class Log {
  var lines: [String] = []
}

extension Stage {
  /// Returns how often the bodies of these views run during an act, as in `Child 1, Parent 0`.
  func runs(
    of views: String..., during act: (Stage) async throws -> Void
  ) async rethrows -> String {
    await settle()
    let before = bodies
    try await act(self)
    await settle()
    return views.map { view in
      "\(view) \((bodies[view]?.run ?? 0) - (before[view]?.run ?? 0))"
    }
    .joined(separator: ", ")
  }
}
