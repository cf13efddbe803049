import LabDomain

/// Every entry of the profile's view model.
package protocol ProfileActions: AnyObject, Sendable {
  func appear()
  func load() async
  func retry()
  func changeName(_ name: String)
  func choose(_ distance: PartnerDistance)
  func save()
  func back()
  func keepEditing()
  func leave()
  func observeProfiles() async
  func dismissNotice()
  func disappear()
}
