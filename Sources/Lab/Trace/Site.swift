import CallStack
import Tracepoints

/// A place in the source code that wrote: a line with the write, or with a call of the code that writes.
nonisolated package struct Site: Hashable, Codable, Sendable {
  /// `nil` for a line that composed a stream.
  package let function: String?

  /// From the package's root, as in `Sources/Patterns/MVI/Feed/FeedReducer.swift`.
  package let file: String
  package let line: Int

  /// The callers in code outside the recorder, the stage and the shared components, the nearest first.
  package var callers: [Site] = []
}

nonisolated extension Site: CustomStringConvertible {
  /// As in `FeedViewModel.swift:96 FeedViewModel.toggleLike(_:)`.
  package var description: String { [place, function].compactMap(\.self).joined(separator: " ") }

  /// The site, and its nearest caller in another file.
  package var withCaller: String {
    callers.first { $0.file != file }.map { "\(place) ← \($0)" } ?? description
  }

  /// As in `FeedViewModel.swift:96`.
  package var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

/// Where a write came from, before its line is looked up.
nonisolated package struct WriteOrigin: Hashable, Sendable {
  /// Return addresses, the nearest first.
  package var stack: [UInt]
  /// The line that composed the stream that wrote.
  package var composition: SourceLine?
  /// Whether the stack was kept before the field was changed in place, and not after the write.
  package var isEarly = false
}

nonisolated extension Site {
  /// Looks up the lines of writes, as far as they are found. Runs a symbolizer.
  package static func ofWriters(from origins: [WriteOrigin]) -> [WriteOrigin: Site] {
    Symbolizer().sites(of: origins)
  }

  /// At most the writer and three callers.
  private static let depth = 4

  /// The line of a write.
  ///
  /// - Parameter frames: every function on the stack, inlined ones too, the innermost first.
  init?(of origin: WriteOrigin, in frames: [SourceFrame]) {
    // Callers of the stage act as the person at the screen, and write nothing.
    let all = zip([nil] + frames.map(\.function), frames).prefix { !$1.isStageDriver }
      .compactMap { Frame($1, calling: $0, isEarly: origin.isEarly) }
    // A store or a relay writes everything; who asked it to is the answer.
    let own = all.filter { !$0.isOfMachinery }
    var sites = (own.isEmpty && origin.composition == nil ? all : own).map(\.site)
    if let composition = origin.composition {
      let frame = SourceFrame(function: "", path: composition.path, line: composition.line)
      sites.insert(Site(function: nil, file: frame.pathInPackage, line: frame.line), at: 0)
    }
    guard let writer = sites.first else { return nil }
    self = writer
    callers = Array(sites.dropFirst().prefix(Self.depth - 1))
  }
}

nonisolated extension Symbolizer {
  /// Returns the line of each write for which one is found.
  func sites(of origins: [WriteOrigin]) -> [WriteOrigin: Site] {
    let frames = frames(at: Set(origins.flatMap(\.stack)))
    var sites: [WriteOrigin: Site] = [:]
    for origin in Set(origins) {
      sites[origin] = Site(of: origin, in: origin.stack.flatMap { frames[$0] ?? [] })
    }
    return sites
  }
}

/// A frame of handwritten code, with a certain line.
nonisolated private struct Frame {
  let site: Site
  /// Whether it is a part of a pattern that serves every screen: a file beside the screens' folders.
  let isOfMachinery: Bool

  /// - Parameters:
  ///   - callee: the function that the frame has called.
  ///   - isEarly: whether the stack was kept before the write.
  init?(_ frame: SourceFrame, calling callee: String?, isEarly: Bool) {
    guard frame.isHandWritten else { return nil }
    // Where the call has no line of its own: what is to be modified is fetched before the statement that does;
    // a setter, and the end of a modification, come after it.
    let isFetching = isEarly && callee?.hasSuffix(".modify") == true
    let line = isFetching ? frame.followingLine ?? frame.line : frame.line
    let file = frame.pathInPackage
    site = Site(function: frame.function, file: file, line: line)
    isOfMachinery = file.hasPrefix("Sources/Patterns/") && file.split(separator: "/").count == 4
  }
}

nonisolated extension SourceFrame {
  /// Whether it is in a file, outside generated code, the recorder, the stage, shared components and streams.
  fileprivate var isHandWritten: Bool {
    let machinery = [
      "CallStack", "Trace", "Tracepoints", "StageRuntime", "StageUI", "Components", "MVIFields",
      "Streams",
    ]
    return line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !path.hasSuffix("+Tracing.swift") && !path.hasSuffix("+Naming.swift")
      && !["thunk for ", "key path "].contains(where: function.hasPrefix)
      && !machinery.contains { path.contains("/\($0)/") }
  }

  fileprivate var isStageDriver: Bool { path.contains("/StageRuntime/Driver/") }
}
