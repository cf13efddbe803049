import LabDomain

/// Every method of the profile's view model; `likeActions` are its child's.
package protocol ProfileActions: AnyObject, Sendable {
  var likeActions: any LikesActions { get }
  func run() async
  func retry()
  func changeName(_ name: String)
  func changeHandle(_ handle: String)
  func changeBio(_ bio: String)
  func changeBirthday(_ birthday: String)
  func changeWebsite(_ website: String)
  func changeSecondWebsite(_ website: String)
  func choose(_ country: Country)
  func choose(_ city: City)
  func showBirthday(_ shows: Bool)
  func acceptMessages(_ accepts: Bool)
  func acceptCalls(_ accepts: Bool)
  func changePhone(_ phone: String)
  func choose(_ distance: PartnerDistance)
  func undo()
  func reset()
  func save() -> ProfileForm.Field?
  func back()
  func keepEditing()
  func leave()
  func dismissNotice()
  func disappear()
}
