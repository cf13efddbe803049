import Observation

/// The state and user actions of a profile's name.
@Observable
final class ProfileViewModel {
  static let limit = 20

  var name = ""

  private let onSave: (String) -> Void

  init(onSave: @escaping (String) -> Void) {
    self.onSave = onSave
  }

  func save() {
    onSave(String(name.prefix(Self.limit)))
  }
}
