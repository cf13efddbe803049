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
