import StageUI

/// A write to a pattern's state that no action asks for.
struct PlantedWrite {
  /// What it changes, in the words of a trace at `snapshots`: `posts[0].authorName`.
  let path: String
  let write: @MainActor () -> Void

  init(_ path: String, _ write: @escaping @MainActor () -> Void) {
    self.path = path
    self.write = write
  }
}

/// The untracked writes that the compiler lets another module do to a pattern's feed.
@MainActor
enum Planting {
  /// `nil` where none is known; whether the pattern refuses them all, only the compiler can tell.
  static func writes(on feed: any View, of pattern: AuditedPattern) -> [PlantedWrite]? {
    switch pattern {
    case .mv, .mvi: nil
    case .mvvm: mvvm(feed)
    case .mvvmActions: mvvmActions(feed)
    case .inputOutput: inputOutput(feed)
    case .mviContainer: mviContainer(feed)
    case .mviReactor: mviReactor(feed)
    }
  }

  /// Whether the pattern no longer works after the first of them.
  static func endsTheSession(of pattern: AuditedPattern) -> Bool { pattern == .mviReactor }

  /// The object of this type that a screen holds, as code that was handed the object would have it.
  static func object<Object: AnyObject>(
    _ type: Object.Type, in value: Any, depth: Int = 4
  ) -> Object? {
    if let object = value as? Object { return object }
    if depth == 0 { return nil }
    return Mirror(reflecting: value).children.lazy
      .compactMap { object(type, in: $0.value, depth: depth - 1) }.first
  }
}
