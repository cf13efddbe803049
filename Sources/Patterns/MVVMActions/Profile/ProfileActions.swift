import LabDomain

/// The profile's view model as its view sees it: what it may read, then every entry.
package protocol ProfileActions: AnyObject, Sendable {
  var phase: LoadPhase { get }
  var profile: Profile? { get }
  var nameProblem: NameProblem? { get }
  var distance: PartnerDistance? { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  var isAskingToDiscard: Bool { get }
  var name: String { get }
  var canSave: Bool { get }

  func appear()
  func load() async
  func retry()
  func changeName(_ name: String)
  func choose(_ distance: PartnerDistance)
  func save()
  func back()
  func keepEditing()
  func leave()
  func observeProfiles() async
  func dismissNotice()
  func disappear()
}
