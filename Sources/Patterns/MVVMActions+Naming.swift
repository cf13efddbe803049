import LabContract
import LabDomain
import LabTracepoints
import MVVMActions

/// Names every call of the view model.
final class TracedFeedActions: FeedActions {
  let likeActions: any LikesActions
  private let base: any FeedActions

  @MainActor init(_ base: any FeedActions) {
    likeActions = TracedLikesActions(base.likeActions)
    self.base = base
  }

  func run() async { await Cause.action("run") { await base.run() } }
  func retry() { Cause.action("retry") { base.retry() } }
  func loadNextPage() { Cause.action("loadNextPage") { base.loadNextPage() } }
  func retryPage() { Cause.action("retryPage") { base.retryPage() } }
  func refresh() async { await Cause.action("refresh") { await base.refresh() } }
  func changeDraft(_ draft: String) {
    Cause.action("changeDraft", draft) { base.changeDraft(draft) }
  }
  func showComposer(_ isComposing: Bool) {
    Cause.action("showComposer", isComposing) { base.showComposer(isComposing) }
  }
  func publish() { Cause.action("publish") { base.publish() } }
  func openAuthor(of post: Post) {
    Cause.action("openAuthor", post.author) { base.openAuthor(of: post) }
  }
  func changeQuery(_ query: String) {
    Cause.action("changeQuery", query) { base.changeQuery(query) }
  }
  func showLikedOnly(_ isLikedOnly: Bool) {
    Cause.action("showLikedOnly", isLikedOnly) { base.showLikedOnly(isLikedOnly) }
  }
  func dismissNotice() { Cause.action("dismissNotice") { base.dismissNotice() } }
  func dismissMessage() { Cause.action("dismissMessage") { base.dismissMessage() } }
  func disappear() { Cause.action("disappear") { base.disappear() } }
}

final class TracedProfileActions: ProfileActions {
  let likeActions: any LikesActions
  private let base: any ProfileActions

  @MainActor init(_ base: any ProfileActions) {
    likeActions = TracedLikesActions(base.likeActions)
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

final class TracedLikesActions: LikesActions {
  private let base: any LikesActions

  init(_ base: any LikesActions) {
    self.base = base
  }

  func toggle(_ post: Post) { Cause.action("toggle", post.id) { base.toggle(post) } }
  func dismissNotice() { Cause.action("dismissNotice") { base.dismissNotice() } }
}
