import Domain
import Observation

/// The dependencies of a screen, an object so that a view can find it in its environment.
@Observable
public final class AppEnvironment {
  public let useCases: UseCases
  public let clock: any AppClock
  public let router: Router
  public let messages: Messages

  public init(
    useCases: UseCases, clock: any AppClock, router: Router, messages: Messages = Messages()
  ) {
    self.useCases = useCases
    self.clock = clock
    self.router = router
    self.messages = messages
  }
}
