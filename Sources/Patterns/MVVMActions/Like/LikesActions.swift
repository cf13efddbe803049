import LabDomain

/// Every method of the likes' view model.
package protocol LikesActions: AnyObject, Sendable {
  func toggle(_ post: Post)
  func dismissNotice()
}
