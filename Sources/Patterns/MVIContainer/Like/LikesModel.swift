import LabDomain
import LabTracepoints
import Observation

@Observable
package final class LikesModel: LikesModelState, TracedObject {
  package private(set) var notice: Notice?

  package init() {}
}

extension LikesModel: LikesModelActions {
  package func displayAlert(_ error: DomainError) {
    notice = Notice(.like, error) ?? notice
  }

  package func hideAlert() {
    notice = nil
  }
}
