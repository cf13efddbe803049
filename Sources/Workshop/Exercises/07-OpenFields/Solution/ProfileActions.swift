import LabDomain

/// The profile's view model as its view sees it: what it may read, then every entry.
protocol ProfileActions: AnyObject {
  var nameProblem: NameProblem? { get }
  var distance: PartnerDistance? { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  var isAskingToDiscard: Bool { get }
  var name: String { get }
  var edited: Profile? { get }

  func load() async
  func save() async
  func back()
  func changeName(_ name: String)
  func choose(_ distance: PartnerDistance)
  func keepEditing()
  func dismissNotice()
}
