import LabDomain

/// The likes' model as its intent sees it: what to show.
package protocol LikesModelActions: AnyObject {
  func displayAlert(_ error: DomainError)
  func hideAlert()
}
