import LabContract
import LabDomain
import LabTracepoints
import MVIContainer

/// Names every call of the intent.
final class TracedFeedIntent: FeedIntentProtocol {
  private let base: any FeedIntentProtocol

  init(_ base: any FeedIntentProtocol) {
    self.base = base
  }

  func appeared(_ phase: LoadPhase, query: String) {
    Cause.action("appeared") { base.appeared(phase, query: query) }
  }
  func retryTapped(_ phase: LoadPhase) { Cause.action("retryTapped") { base.retryTapped(phase) } }
  func endReached(_ paging: Paging) { Cause.action("endReached") { base.endReached(paging) } }
  func pageRetryTapped(_ paging: Paging) {
    Cause.action("pageRetryTapped") { base.pageRetryTapped(paging) }
  }
  func refreshPulled() async { await Cause.action("refreshPulled") { await base.refreshPulled() } }
  func draftChanged(_ draft: String) {
    Cause.action("draftChanged", draft) { base.draftChanged(draft) }
  }
  func composingChanged(_ isComposing: Bool) {
    Cause.action("composingChanged", isComposing) { base.composingChanged(isComposing) }
  }
  func publishTapped(_ draft: String) {
    Cause.action("publishTapped") { base.publishTapped(draft) }
  }
  func authorTapped(_ post: Post) {
    Cause.action("authorTapped", post.author) { base.authorTapped(post) }
  }
  func queryChanged(_ query: String) {
    Cause.action("queryChanged", query) { base.queryChanged(query) }
  }
  func likedOnlyChanged(_ isLikedOnly: Bool) {
    Cause.action("likedOnlyChanged", isLikedOnly) { base.likedOnlyChanged(isLikedOnly) }
  }
  func noticeDismissed() { Cause.action("noticeDismissed") { base.noticeDismissed() } }
  func messageDismissed() { Cause.action("messageDismissed") { base.messageDismissed() } }
  func disappeared() { Cause.action("disappeared") { base.disappeared() } }
}

final class TracedLikesIntent: LikesIntentProtocol {
  private let base: any LikesIntentProtocol

  init(_ base: any LikesIntentProtocol) {
    self.base = base
  }

  func tapped(_ post: Post) { Cause.action("tapped", post.id) { base.tapped(post) } }
  func noticeDismissed() { Cause.action("noticeDismissed") { base.noticeDismissed() } }
}

final class TracedProfileIntent: ProfileIntentProtocol {
  private let base: any ProfileIntentProtocol

  init(_ base: any ProfileIntentProtocol) {
    self.base = base
  }

  func appeared(_ phase: LoadPhase, handle: String?) {
    Cause.action("appeared") { base.appeared(phase, handle: handle) }
  }
  func retryTapped(_ phase: LoadPhase) { Cause.action("retryTapped") { base.retryTapped(phase) } }
  func nameChanged(_ name: String) {
    Cause.action("nameChanged", name) { base.nameChanged(name) }
  }
  func handleChanged(_ handle: String, of profile: Profile?) {
    Cause.action("handleChanged", handle) { base.handleChanged(handle, of: profile) }
  }
  func bioChanged(_ bio: String) { Cause.action("bioChanged", bio) { base.bioChanged(bio) } }
  func birthdayChanged(_ birthday: String) {
    Cause.action("birthdayChanged", birthday) { base.birthdayChanged(birthday) }
  }
  func websiteChanged(_ website: String) {
    Cause.action("websiteChanged", website) { base.websiteChanged(website) }
  }
  func secondWebsiteChanged(_ website: String) {
    Cause.action("secondWebsiteChanged", website) { base.secondWebsiteChanged(website) }
  }
  func countryChosen(_ country: Country) {
    Cause.action("countryChosen", country) { base.countryChosen(country) }
  }
  func cityChosen(_ city: City) { Cause.action("cityChosen", city) { base.cityChosen(city) } }
  func showsBirthdayChanged(_ shows: Bool) {
    Cause.action("showsBirthdayChanged", shows) { base.showsBirthdayChanged(shows) }
  }
  func acceptsMessagesChanged(_ accepts: Bool) {
    Cause.action("acceptsMessagesChanged", accepts) { base.acceptsMessagesChanged(accepts) }
  }
  func acceptsCallsChanged(_ accepts: Bool) {
    Cause.action("acceptsCallsChanged", accepts) { base.acceptsCallsChanged(accepts) }
  }
  func phoneChanged(_ phone: String) {
    Cause.action("phoneChanged", phone) { base.phoneChanged(phone) }
  }
  func distanceChosen(_ distance: PartnerDistance) {
    Cause.action("distanceChosen", distance) { base.distanceChosen(distance) }
  }
  func undoTapped(_ form: ProfileForm, of profile: Profile?) {
    Cause.action("undoTapped") { base.undoTapped(form, of: profile) }
  }
  func resetTapped(_ form: ProfileForm, of profile: Profile?) {
    Cause.action("resetTapped") { base.resetTapped(form, of: profile) }
  }
  func saveTapped(_ form: ProfileForm, of profile: Profile?) {
    Cause.action("saveTapped") { base.saveTapped(form, of: profile) }
  }
  func backTapped(isEdited: Bool) {
    Cause.action("backTapped") { base.backTapped(isEdited: isEdited) }
  }
  func discardTapped() { Cause.action("discardTapped") { base.discardTapped() } }
  func discardQuestionClosed() {
    Cause.action("discardQuestionClosed") { base.discardQuestionClosed() }
  }
  func noticeDismissed() { Cause.action("noticeDismissed") { base.noticeDismissed() } }
  func disappeared() { Cause.action("disappeared") { base.disappeared() } }
}
