import Contract
import Domain
import Trace

extension AppEnvironment {
  /// A world in which `recorder` is told what screens ask of it, and what they tell one another.
  ///
  /// Without a recorder, or with one that is off, nothing stands between the screens and the world.
  package init(
    feed: some FeedRepository, profiles: some ProfileRepository, clock: some AppClock,
    path: [Router.Route], tracedBy recorder: Recorder?
  ) {
    guard let recorder, recorder.level > .off else {
      self.init(
        useCases: UseCases(feed: feed, profiles: profiles), clock: clock, router: Router(path: path)
      )
      return
    }
    self.init(
      useCases: UseCases(
        feed: TracedFeedRepository(base: feed, recorder: recorder),
        profiles: TracedProfileRepository(base: profiles, recorder: recorder)),
      clock: TracedClock(base: clock, recorder: recorder),
      router: Router(path: path) { recorder.recordOutput($0) },
      messages: Messages { recorder.recordOutput("message", $0) })
  }
}
