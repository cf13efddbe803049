import LabDomain

/// The edits of a profile that are not saved yet.
package struct ProfileDraft: Equatable {
  package var nameProblem: NameProblem?
  package var distance: PartnerDistance?
  package var name = "" {
    didSet { (name, nameProblem) = NameRule.accept(name) }
  }

  package init() {}

  /// Shows what was loaded, or saved elsewhere, except in fields that have been edited. Its own edits, once saved, stay as typed.
  package mutating func update(from older: Profile?, to newer: Profile?) {
    guard let newer, newer != older, newer != edited(older) else { return }
    if older?.isShown(as: name) ?? true { name = newer.username }
    if older == nil || distance == older?.partnerDistance { distance = newer.partnerDistance }
  }

  /// Returns the edited profile, as it would be saved; `nil` if nothing has changed.
  package func edited(_ profile: Profile?) -> Profile? {
    profile?.edited(name: name, distance: distance)
  }

  package func canSave(_ profile: Profile?, isSaving: Bool) -> Bool {
    edited(profile) != nil && !isSaving && nameProblem?.forbidsSaving != true
  }
}
