// Sources/Patterns/InputOutput/Profile/ProfileViewModel.swift
package let inputs = ProfileInputs()
package let outputs: ProfileOutputs

private let phase = Relay(LoadPhase.loading)
private let profile = Relay<Profile?>(nil)
private let nameProblem = Relay<NameProblem?>(nil)
private let distance = Relay<PartnerDistance?>(nil)
private let notice = Relay<Notice?>(nil)
private let isAskingToDiscard = Relay(false)
private let name = Relay("")
private let isLeaving = Relay(false)

private let load = Request<Void, Profile>()
private let save = Request<Profile, Profile>()
private let effects = Subscription()
// …
// The edited profile, as it would be saved; `nil` if nothing has changed.
let edited = combineLatest(profile, name, distance) { $0?.edited(name: $1, distance: $2) }
// …
canSave: combineLatest(edited, save.isRunning, nameProblem) {
  $0 != nil && !$1 && $2?.forbidsSaving != true
}.removeDuplicates())
// …
let names = Stream.merge(load.values.map(\.username), newNames, inputs.nameChanged.stream)
  .map(NameRule.accept)
name.receive(names) { $0 = $1.name }
// …
nameProblem.receive(names.map(\.problem))
nameProblem.receive(save.errors.filter { $0 == .nameTaken }.map { _ in .taken })
