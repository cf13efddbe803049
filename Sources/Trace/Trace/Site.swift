import LabCallStack
import LabTracepoints

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
  /// The names of what was written: the field's, and that of the state around it.
  package var names: [String] = []
}

nonisolated extension Site {
  /// At most the writer and three callers.
  private static let depth = 4

  /// The line of a write.
  ///
  /// - Parameters:
  ///   - frames: every function on the stack, inlined ones too, the innermost first.
  ///   - source: the files of the frames; a frame in no file is of generated code.
  init?(of origin: WriteOrigin, in frames: [SourceFrame], source: inout SourceLines) {
    var all: [Site] = []
    var callee: String?
    // Callers of the stage act as the person at the screen, and write nothing.
    for frame in frames.prefix(while: { !$0.isStageDriver }) {
      // The line of the write names what is written, or its accessor, and that of a caller what it calls.
      let names = (all.isEmpty ? origin.names : []) + [callee?.baseName].compactMap(\.self)
      if frame.isHandWritten,
        let line = source.line(
          of: frame, calling: callee, naming: names, isEarly: origin.isEarly)
      {
        all.append(Site(function: frame.function, file: frame.pathInPackage, line: line))
      }
      callee = frame.function
    }
    // A store or a relay writes everything; who asked it to is the answer.
    let own = all.filter { !$0.isOfMachinery }
    var sites = own.isEmpty && origin.composition == nil ? all : own
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
    var source = SourceLines()
    for origin in Set(origins) {
      let frames = origin.stack.flatMap { frames[$0] ?? [] }
      sites[origin] = Site(of: origin, in: frames, source: &source)
    }
    return sites
  }
}

nonisolated extension Site {
  /// Whether it is in a part of a pattern that serves every screen: a file beside the screens' folders.
  fileprivate var isOfMachinery: Bool {
    file.hasPrefix("Sources/Patterns/") && file.split(separator: "/").count == 4
  }
}

nonisolated extension String {
  /// `show` for `FeedViewModel.show(_:)` and for `closure #1 in FeedViewModel.show(_:)`.
  fileprivate var baseName: String? {
    let function = prefix { $0 != "(" && $0 != "<" }
    return function.split(whereSeparator: { $0 == "." || $0 == " " })
      .last { !["getter", "setter", "modify"].contains($0) }.map(String.init)
  }
}

nonisolated extension SourceFrame {
  /// Whether it is in a file, outside generated code, the recorder, the stage, shared components, streams and
  /// observers.
  fileprivate var isHandWritten: Bool {
    let machinery = [
      "App/Components", "App/Fields", "App/Streams", "App/Tracepoints", "Stage", "Trace",
    ]
    return line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !["/Observers.swift", "+Lab.swift", "+Naming.swift", "+NamedMembers.swift"].contains(
        where: path.hasSuffix)
      && !["thunk for ", "key path "].contains(where: function.hasPrefix)
      && !machinery.contains { pathInPackage.hasPrefix("Sources/\($0)/") }
  }

  fileprivate var isStageDriver: Bool { path.contains("/StageRuntime/Driver/") }
}
