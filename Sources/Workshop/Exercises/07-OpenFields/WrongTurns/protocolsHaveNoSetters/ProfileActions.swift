import LabDomain

/// The profile's view model as its view sees it: what it may read, then every entry.
protocol ProfileActions: AnyObject {
  var nameProblem: NameProblem? { get }
  var distance: PartnerDistance? { get set }
  var isSaving: Bool { get }
  var notice: Notice? { get set }
  var isAskingToDiscard: Bool { get set }
  var name: String { get set }
  var edited: Profile? { get }

  func load() async
  func save() async
  func back()
  func changeName(_ name: String)
  func choose(_ distance: PartnerDistance)
  func keepEditing()
  func dismissNotice()
}
