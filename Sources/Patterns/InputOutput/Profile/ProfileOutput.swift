import Domain

/// The outputs of the profile; each stream starts with the current value.
package protocol ProfileOutput: AnyObject {
  var phase: AsyncStream<LoadPhase> { get }
  var profile: AsyncStream<Profile?> { get }
  var nameProblem: AsyncStream<NameProblem?> { get }
  var distance: AsyncStream<PartnerDistance?> { get }
  var isSaving: AsyncStream<Bool> { get }
  var notice: AsyncStream<Notice?> { get }
  var isAskingToDiscard: AsyncStream<Bool> { get }
  var name: AsyncStream<String> { get }
  var canSave: AsyncStream<Bool> { get }
}
