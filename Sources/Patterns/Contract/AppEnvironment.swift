import Domain
import Observation

/// The dependencies of a screen, an object so that a view can find it in its environment.
@Observable
package final class AppEnvironment {
  package let useCases: UseCases
  package let clock: any AppClock
  package let router: Router
  package let messages: Messages

  package init(
    useCases: UseCases, clock: any AppClock, router: Router, messages: Messages = Messages()
  ) {
    self.useCases = useCases
    self.clock = clock
    self.router = router
    self.messages = messages
  }
}
