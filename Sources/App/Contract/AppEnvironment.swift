import LabDomain
import Observation

/// The dependencies of a screen, an object so that a view can find it in its environment.
///
///     let backend = SampleBackend()
///     let environment = AppEnvironment(
///       useCases: UseCases(feed: backend, profiles: backend), clock: SystemClock(),
///       router: Router(path: [.feed]))
@Observable
public final class AppEnvironment {
  /// The requests of all screens.
  public let useCases: UseCases
  /// The clock for the delay before a search.
  public let clock: any AppClock
  /// The stack of screens, or where the path begins that a pattern keeps itself.
  public let router: Router
  /// The messages from one screen to another.
  public let messages: Messages

  /// Creates the environment shared by the screens of an app.
  public init(
    useCases: UseCases, clock: any AppClock, router: Router, messages: Messages = Messages()
  ) {
    self.useCases = useCases
    self.clock = clock
    self.router = router
    self.messages = messages
  }
}
