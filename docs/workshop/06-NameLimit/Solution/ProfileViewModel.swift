import Observation

/// The state and user actions of a profile's name.
@Observable
final class ProfileViewModel {
  static let limit = 20

  /// The name as it will be saved: every write is cut to the limit.
  var name = "" {
    didSet {
      let accepted = String(name.prefix(Self.limit))
      if name != accepted { name = accepted }  // `@Observable` runs `didSet` again.
    }
  }

  private let onSave: (String) -> Void

  init(onSave: @escaping (String) -> Void) {
    self.onSave = onSave
  }

  func save() {
    onSave(name)
  }
}
