#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

/// What a screen did on Apple's SwiftUI, recorded in public, and the same scene for a host to run: the lab's stage,
/// or SwiftUI on a Mac.
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
    case observableObject = "an ObservableObject"
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
  /// Runs the scene, and returns what happened in the words of ``recorded``.
  let run: @MainActor (any Host) async -> String

  struct Difference: Sendable {
    let stage: String
    let reason: String
  }

  init(
    _ question: Question, _ scene: String, recorded: String, _ sources: String...,
    difference: Difference? = nil, run: @escaping @MainActor (any Host) async -> String
  ) {
    (self.question, self.scene, self.recorded) = (question, scene, recorded)
    (self.sources, self.difference, self.run) = (sources, difference, run)
  }
}

extension RecordedScene {
  static let all = objects + turns + closures + appearance + changes + values + observableObject

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

  /// Runs all scenes, and lists by question what was recorded and what happened on the host.
  ///
  /// - Returns: What happened in each scene, in the order of the list.
  static func report(
    on host: some Host, called name: String, say: (String) -> Void
  ) async -> [(scene: RecordedScene, counted: String)] {
    var results: [(scene: RecordedScene, counted: String)] = []
    for question in Question.allCases {
      say("\n\(question.rawValue)")
      for scene in all where scene.question == question {
        let counted = await scene.run(host)
        let agrees = counted == scene.recorded
        say("\(agrees ? "✓" : "≠") \(scene.scene)")
        say("  recorded \(scene.recorded)" + (agrees ? "" : "; \(name) \(counted)"))
        #if canImport(StageUI)
          if let difference = scene.difference { say("  because \(difference.reason)") }
        #else
          if let difference = scene.difference { say("  stage \(difference.stage)") }
        #endif
        for source in scene.sources { say("  \(source)") }
        results.append((scene, counted))
      }
    }
    let agreeing = results.count { $0.counted == $0.scene.recorded }
    say("\nThe \(name) agrees in \(agreeing) of \(all.count) scenes.")
    return results
  }
}

/// Calls its closure, and so reads what the closure reads.
struct Wrapper<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = ran("Wrapper")
    content()
  }
}

/// The events of views, in order.
final class Log {
  var lines: [String] = []
}

/// How often each body has run during an act. Scenes run one after another.
private var counts: [String: Int] = [:]

/// Counts a run of a body, because SwiftUI does not.
func ran(_ body: String) { counts[body, default: 0] += 1 }

extension Host {
  /// Returns how often these bodies run during an act, as in `Child 1, Parent 0`.
  func runs(of bodies: [String], during act: () async -> Void) async -> String {
    await settle()
    counts = [:]
    await act()
    await settle()
    return bodies.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
  }

  /// Returns what a view logs once it is shown.
  func log(of view: (Log) -> some View) async -> [String] {
    let log = Log()
    show(view(log))
    await settle()
    return log.lines
  }
}
