import LabDomain

/// The profile screen without its controls: the entries that the check calls, still empty.
final class ProfileViewModel {
  /// Called after each change.
  var onChange: () -> Void = {}

  var name: String { "" }
  var bio: String { "" }
  var problem: String { "" }
  var saveTitle: String { "" }
  var canEdit: Bool { false }
  var canSave: Bool { false }

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {}

  func nameEdited(_ name: String) {}
  func bioEdited(_ bio: String) {}
  func saveTapped() async {}
}
