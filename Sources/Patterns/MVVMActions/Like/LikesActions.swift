import LabDomain

/// Every entry of the view model of likes.
package protocol LikesActions: AnyObject, Sendable {
  func toggle(_ post: Post)
  func dismissNotice()
}
