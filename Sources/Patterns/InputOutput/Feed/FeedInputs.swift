import LabDomain

/// What a person does on the feed.
package struct FeedInputs {
  package let appeared = Input<Void>()
  package let retryTapped = Input<Void>()
  package let endReached = Input<Void>()
  package let pageRetryTapped = Input<Void>()
  package let refreshPulled = Input<Void>()
  package let draftChanged = Input<String>()
  package let composingChanged = Input<Bool>()
  package let publishTapped = Input<Void>()
  package let authorTapped = Input<Post>()
  package let queryChanged = Input<String>()
  package let likedOnlyChanged = Input<Bool>()
  package let noticeDismissed = Input<Void>()
  package let messageDismissed = Input<Void>()
  package let disappeared = Input<Void>()
}
