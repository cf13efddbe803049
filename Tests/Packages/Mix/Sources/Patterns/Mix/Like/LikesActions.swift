import LabDomain

/// What a view may read and call of the store.
package protocol LikesActions: AnyObject, Sendable {
  var notice: Notice? { get }
  func toggle(_ post: Post)
  func dismissNotice()
}
