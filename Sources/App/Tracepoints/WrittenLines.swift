/// The lines behind writes that end elsewhere: in the store that reduced, or in the relay that a stream changed.
///
/// A write is reported when it is over. By then a reducer has left the call stack, and what composed a stream left it long ago.
public enum WrittenLines {
  nonisolated(unsafe) private(set) static var areShown = false

  /// Whether a tool shows the lines of writes to an object. Costs one check without a tool.
  static func areShown(of object: some TracedObject) -> Bool {
    areShown && TracedWrites.isWatched(object)
  }

  private static var tools = 0
  nonisolated(unsafe) private static var currentStack: () -> [UInt] = { [] }
  nonisolated(unsafe) private static var stacks: [AnyKeyPath: [UInt]] = [:]
  private static var composition: SourceLine?

  /// Keeps lines until ``stop()``.
  ///
  /// - Parameter currentStack: returns the return addresses on the call stack, the nearest first.
  package static func start(_ currentStack: @escaping () -> [UInt]) {
    Self.currentStack = currentStack
    tools += 1
    areShown = true
  }

  package static func stop() {
    tools -= 1
    areShown = tools > 0
    _ = take()
  }

  /// Keeps the call stack of a write to a field in place, until the owner of the state reports it. Call
  /// it on the main actor only.
  nonisolated public static func note(_ field: AnyKeyPath) {
    #if DEBUG
      MainActor.preconditionIsolated()
    #endif
    stacks[field] = currentStack()
  }

  /// Forgets what was noted, before another reduction, and returns whether a tool shows its lines.
  public static func begin(of object: some TracedObject) -> Bool {
    guard areShown(of: object) else { return false }
    _ = take()
    return true
  }

  /// Keeps the line that composed the stream whose value is written to the object next.
  public static func note(composition line: SourceLine, of object: some TracedObject) {
    if areShown(of: object) { composition = line }
  }

  /// Returns what was noted since the last call.
  static func take() -> (stacks: [AnyKeyPath: [UInt]], composition: SourceLine?) {
    defer { (stacks, composition) = ([:], nil) }
    return (stacks, composition)
  }
}

/// A line of source code.
nonisolated public struct SourceLine: Hashable, Sendable {
  /// The path of the file, as the compiler saw it.
  package let path: String
  package let line: Int

  /// Creates a line from the caller's own `#filePath` and `#line`.
  public init(_ path: String, _ line: Int) {
    (self.path, self.line) = (path, line)
  }
}
