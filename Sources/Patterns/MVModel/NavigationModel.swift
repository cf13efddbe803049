import LabContract
import LabTracepoints
import Observation

/// The stack of screens of an app, from the bottom to the visible one.
@Observable
package class NavigationModel: TracedObject {
  package var path: [Router.Route]

  package init(path: [Router.Route]) {
    self.path = path
  }
}
