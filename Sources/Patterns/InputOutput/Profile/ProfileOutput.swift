import Domain

/// What the profile shows; each stream starts with the value of now.
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
