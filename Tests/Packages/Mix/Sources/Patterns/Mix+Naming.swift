import LabDomain
import LabTracepoints

/// Names every call of the store. A subclass, because the screens read the store too, and a decorator of a protocol would be a
/// second reference beside it in each.
package final class NamedPostsStore: PostsStore {
  override package func toggle(_ post: Post) {
    Cause.action("toggle", post.id) { super.toggle(post) }
  }
  override package func dismissNotice() {
    Cause.action("dismissNotice") { super.dismissNotice() }
  }
  override package func showFirstPage(_ answer: [Post]) {
    Cause.action("showFirstPage") { super.showFirstPage(answer) }
  }
  override package func append(_ answer: [Post]) {
    Cause.action("append") { super.append(answer) }
  }
  override package func putOnTop(_ post: Post) {
    Cause.action("putOnTop", post.id) { super.putOnTop(post) }
  }
  override package func showFound(_ answer: [Post], for query: String) {
    Cause.action("showFound", query) { super.showFound(answer, for: query) }
  }
  override package func endSearch() { Cause.action("endSearch") { super.endSearch() } }
  override package func show(_ answer: [Post], by author: Profile.ID) {
    Cause.action("show", author) { super.show(answer, by: author) }
  }
  override package func rename(after profile: Profile) {
    Cause.action("rename", profile.id) { super.rename(after: profile) }
  }
}

/// Names every call of the profile's view model; the store names its own.
final class TracedProfileActions: ProfileActions {
  private let base: any ProfileActions
  var likeActions: any LikesActions { base.likeActions }

  init(_ base: any ProfileActions) {
    self.base = base
  }

  func run() async { await Cause.action("run") { await base.run() } }
  func retry() { Cause.action("retry") { base.retry() } }
  func changeName(_ name: String) {
    Cause.action("changeName", name) { base.changeName(name) }
  }
  func changeHandle(_ handle: String) {
    Cause.action("changeHandle", handle) { base.changeHandle(handle) }
  }
  func changeBio(_ bio: String) { Cause.action("changeBio", bio) { base.changeBio(bio) } }
  func changeBirthday(_ birthday: String) {
    Cause.action("changeBirthday", birthday) { base.changeBirthday(birthday) }
  }
  func changeWebsite(_ website: String) {
    Cause.action("changeWebsite", website) { base.changeWebsite(website) }
  }
  func changeSecondWebsite(_ website: String) {
    Cause.action("changeSecondWebsite", website) { base.changeSecondWebsite(website) }
  }
  func choose(_ country: Country) { Cause.action("choose", country) { base.choose(country) } }
  func choose(_ city: City) { Cause.action("choose", city) { base.choose(city) } }
  func showBirthday(_ shows: Bool) {
    Cause.action("showBirthday", shows) { base.showBirthday(shows) }
  }
  func acceptMessages(_ accepts: Bool) {
    Cause.action("acceptMessages", accepts) { base.acceptMessages(accepts) }
  }
  func acceptCalls(_ accepts: Bool) {
    Cause.action("acceptCalls", accepts) { base.acceptCalls(accepts) }
  }
  func changePhone(_ phone: String) {
    Cause.action("changePhone", phone) { base.changePhone(phone) }
  }
  func choose(_ distance: PartnerDistance) {
    Cause.action("choose", distance) { base.choose(distance) }
  }
  func undo() { Cause.action("undo") { base.undo() } }
  func reset() { Cause.action("reset") { base.reset() } }
  func save() -> ProfileForm.Field? { Cause.action("save") { base.save() } }
  func back() { Cause.action("back") { base.back() } }
  func keepEditing() { Cause.action("keepEditing") { base.keepEditing() } }
  func leave() { Cause.action("leave") { base.leave() } }
  func dismissNotice() { Cause.action("dismissNotice") { base.dismissNotice() } }
  func disappear() { Cause.action("disappear") { base.disappear() } }
}
