import StageUI

/// A write to a form's state that no action asks for.
struct PlantedWrite {
  let field: String
  let write: @MainActor () -> Void

  init(_ field: String, _ write: @escaping @MainActor () -> Void) {
    self.field = field
    self.write = write
  }
}

/// The untracked writes that the compiler lets another module do to a form's feed.
@MainActor
enum Planting {
  /// `nil` for a form that refuses all of them.
  static func writes(on feed: any View, of form: String) -> [PlantedWrite]? {
    switch form {
    case "MVVM": mvvm(feed)
    case "MVVMActions": mvvmActions(feed)
    case "InputOutput": inputOutput(feed)
    case "MVIContainer": mviContainer(feed)
    case "MVIReactor": mviReactor(feed)
    default: nil
    }
  }

  /// Whether the form no longer works after the first of them.
  static func endsTheSession(of form: String) -> Bool { form == "MVIReactor" }

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
