import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Observation
import StageUI

/// A running pattern: its screens, in its router's order, and what a recorder records of them.
@Observable
final class RunningPattern {
  let pattern: any TraceablePattern
  let recorder = Recorder(level: .fields, capacity: 300)
  private let environment: AppEnvironment
  private let screens: AppScreens
  private var stack = ScreenStack<any View>()
  private var recorded = 0

  init(_ pattern: any TraceablePattern, _ network: SlowNetwork, path: [Router.Route] = [.feed]) {
    self.pattern = pattern
    environment = AppEnvironment(
      feed: network, profiles: network, clock: SystemClock(), path: path, tracedBy: recorder)
    screens = pattern.screens(environment, tracedBy: recorder)
    followRouter()
    recorder.onRecord = { [weak self] in self?.recorded += 1 }
  }

  var router: Router { environment.router }

  /// The lowest screen.
  var first: ScreenStack<any View>.Screen? { stack.screens.first }

  /// The screens above the first one, the visible one last. Removing the last ones pops the router.
  var pushed: [ScreenStack<any View>.Screen] {
    get { Array(stack.screens.dropFirst()) }
    set {
      for _ in newValue.count..<max(newValue.count, pushed.count) { router.pop() }
      followRouter()
    }
  }

  /// Creates the screens that the router has pushed, and removes those that it has popped.
  func followRouter() {
    stack.follow(router.path, make: screens.screen)
  }

  /// The newest events, act by act.
  var trace: String {
    _ = recorded  // The recorder is not observable.
    return Timeline(recorder.events, dropped: recorder.dropped).text
  }
}
