import LabDomain

/// The model as its view sees it.
protocol TemplateModelState: AnyObject {
  var phase: LoadPhase { get }
  var bio: String { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  /// The edited profile, as it would be saved; `nil` if there is nothing to save.
  var edited: Profile? { get }
}
