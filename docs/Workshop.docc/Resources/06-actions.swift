// Sources/Patterns/MVIContainer/Profile/ProfileModelActions.swift
package protocol ProfileModelActions: AnyObject {
  // …
  func change(name: String)
  func choose(_ distance: PartnerDistance)
  // …
  func startSaving() -> Profile?
  func displaySaved(_ profile: Profile)
  func displayNameTaken()
  func endSaving()
