import LabDomain

/// Every entry of the profile's view model.
protocol ProfileActions: AnyObject {
  func load() async
  func save() async
  func back()
  func changeName(_ name: String)
  func choose(_ distance: PartnerDistance)
  func keepEditing()
  func dismissNotice()
}
