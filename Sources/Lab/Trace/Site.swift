import CallStack

/// A place in the source code that wrote.
nonisolated package struct Site: Hashable, Codable, Sendable {
  /// In an optimised build, it may be one that the writing function was inlined into.
  package let function: String

  /// From the package's root, as in `Sources/Patterns/MVI/Store.swift`.
  package let file: String
  package let line: Int

  /// The callers in code outside the recorder, the stage and the shared components, the nearest first.
  package var callers: [Site] = []
}

nonisolated extension Site: CustomStringConvertible {
  /// As in `FeedViewModel.swift:96 FeedViewModel.toggleLike(_:)`.
  package var description: String { "\(place) \(function)" }

  /// The site and, where one line writes everything, the caller, which says more.
  package var withCaller: String {
    // Tracing only passes calls on.
    let callers = callers.filter { !$0.file.hasSuffix("+Tracing.swift") }
    return callers.first { $0.file != file }.map { "\(place) ← \($0)" } ?? description
  }

  /// As in `FeedViewModel.swift:96`.
  package var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

nonisolated extension Site {
  /// Looks up the writers behind call stacks, as far as they are found. Runs a symbolizer.
  package static func ofWriters(in stacks: [[UInt]]) -> [[UInt]: Site] {
    Symbolizer().sites(of: stacks)
  }

  /// At most the writer and three callers.
  private static let depth = 4

  /// The writer behind a call stack.
  ///
  /// - Parameter frames: every function on the stack, inlined ones too, the innermost first.
  init?(writerIn frames: [SourceFrame]) {
    // Callers of the stage act as the person at the screen, and write nothing.
    let sites = frames.prefix { !$0.isStageDriver }.filter(\.isHandWritten).prefix(Self.depth)
      .map { Site(function: $0.function, file: $0.pathInPackage, line: $0.line) }
    guard let writer = sites.first else { return nil }
    self = writer
    callers = Array(sites.dropFirst())
  }
}

nonisolated extension Symbolizer {
  /// Returns the writer behind each call stack for which one is found.
  func sites(of stacks: [[UInt]]) -> [[UInt]: Site] {
    let frames = frames(at: Set(stacks.joined()))
    var sites: [[UInt]: Site] = [:]
    for stack in Set(stacks) {
      sites[stack] = Site(writerIn: stack.flatMap { frames[$0] ?? [] })
    }
    return sites
  }
}

nonisolated extension SourceFrame {
  /// Whether it is in a file, outside generated code, the recorder, the stage, shared components and streams.
  fileprivate var isHandWritten: Bool {
    let machinery = [
      "CallStack", "Trace", "Tracepoints", "StageRuntime", "StageUI", "Components", "Streams",
    ]
    return line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !machinery.contains { path.contains("/\($0)/") }
  }

  fileprivate var isStageDriver: Bool { path.contains("/StageRuntime/Driver/") }
}
