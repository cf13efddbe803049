import Domain

/// Every entry of the profile's view model, after what the view may read.
package protocol ProfileActions: AnyObject, Sendable {
  var phase: LoadPhase { get }
  var profile: Profile? { get }
  var nameProblem: NameProblem? { get }
  var distance: PartnerDistance? { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  var name: String { get }
  var canSave: Bool { get }

  func load() async
  func retry()
  func changeName(_ name: String)
  func choose(_ distance: PartnerDistance)
  func save()
  func dismissNotice()
  func disappear()
}
