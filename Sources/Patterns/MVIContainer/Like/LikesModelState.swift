import LabDomain

/// The likes' model as the views of the screens see it.
package protocol LikesModelState: AnyObject {
  var notice: Notice? { get }
}
