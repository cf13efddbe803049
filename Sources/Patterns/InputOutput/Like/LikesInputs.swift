import LabDomain

/// What a person does about likes, on any screen.
package struct LikesInputs {
  package let tapped = Input<Post>()
  package let noticeDismissed = Input<Void>()
}
