import LabDomain

/// The fields, and the rules for each and between them.
nonisolated struct TemplateForm: Equatable, Sendable {
  var name: String { didSet { failure = nil } }
  var handle: String { didSet { failure = nil } }
  /// Why the last save failed, until the next edit.
  var failure: DomainError?

  init(_ profile: Profile) {
    (name, handle) = (profile.username, profile.handle)
  }

  var nameError: String? {
    if NameRule.saved(name).isEmpty { return "A name cannot be blank." }
    return failure == .nameTaken ? failure?.message : nil
  }

  var handleError: String? {
    if !HandleRule.accepts(handle) { return "3 to 15 lowercase letters, digits and _." }
    if handle == name { return "The handle must differ from the name." }
    return failure == .handleTaken ? failure?.message : nil
  }

  /// A failure that belongs to no field.
  var saveError: String? {
    [.nameTaken, .handleTaken].contains(failure) ? nil : failure?.message
  }

  /// Returns the profile to save; `nil` if a field has an error, or nothing has changed.
  func edited(_ profile: Profile) -> Profile? {
    guard nameError == nil, handleError == nil else { return nil }
    var edited = profile
    (edited.username, edited.handle) = (name, handle)
    return edited == profile ? nil : edited
  }
}
