import LabDomain

/// The profile's model as its view sees it.
package protocol ProfileModelState: AnyObject {
  /// As the screen before knew it.
  var name: String? { get }
  var phase: LoadPhase { get }
  var profile: Profile? { get }
  var posts: Posts { get }
  var form: ProfileForm { get }
  /// Where a save has moved the focus, until the next edit.
  var focus: ProfileForm.Field? { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  var isAskingToDiscard: Bool { get }
  var canSave: Bool { get }
  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  var edited: Profile? { get }
  /// The handle to ask the server about.
  var handleToCheck: String? { get }
}
