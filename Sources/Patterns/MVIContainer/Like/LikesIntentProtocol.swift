import LabDomain

/// The intents of liking, on any screen.
package protocol LikesIntentProtocol: AnyObject, Sendable {
  func tapped(_ post: Post)
  func noticeDismissed()
}
