import LabDomain

/// The view model as its view sees it: what it may read, then every entry.
protocol TemplateActions: AnyObject, Sendable {
  var phase: LoadPhase { get }
  var bio: String { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  var edited: Profile? { get }

  func load() async
  func retry()
  func changeBio(_ bio: String)
  func save()
  func dismissNotice()
  func disappear()
}
