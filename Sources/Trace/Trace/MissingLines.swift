import LabCallStack

/// Why a recorder cannot know the lines of writes. A missing line is better than a wrong one.
nonisolated package enum MissingLines: String, CaseIterable, Codable, Sendable {
  /// The compiler merged and moved code, so that the debugger's lines name other writes.
  case optimised
  /// Call stacks are walked on Linux only.
  case platform
  /// The symbolizer and the demangler beside the `swift` on the `PATH` are missing, or find no line of a stripped program.
  case tools

  /// The reason here; `nil` where lines are known.
  package static func here() -> MissingLines? {
    ofBuild ?? (Symbolizer.shared.findsLines ? nil : .tools)
  }

  /// The reason, if it does not depend on the `PATH`.
  static let ofBuild: MissingLines? = {
    #if DEBUG
      Symbolizer.walksStacks ? nil : .platform
    #else
      .optimised
    #endif
  }()
}

nonisolated extension MissingLines: CustomStringConvertible {
  /// As in `No lines: …`, with what to do about it.
  package var description: String {
    switch self {
    case .optimised:
      """
      No lines: in an optimised build they may be those of other writes. A debug build has them: swift \
      run, without -c release.
      """
    case .platform: "No lines: call stacks are walked on Linux only."
    case .tools:
      """
      No lines: \(Symbolizer.tool) and swift-demangle, beside the swift on the PATH, find none in this \
      program.
      """
    }
  }
}
