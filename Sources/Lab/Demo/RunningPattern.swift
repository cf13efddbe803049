import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Observation
import StageUI

/// A running pattern: its screens, in its path's order, and what a recorder records of them.
@Observable
final class RunningPattern {
  let pattern: any TraceablePattern
  let recorder = Recorder(level: .fields, capacity: 300)
  private let screens: AppScreens
  /// The pattern's own, or its router's.
  @ObservationIgnored @Binding var path: [Router.Route]
  private var stack = ScreenStack<any View>()
  private var recorded = 0

  init(_ pattern: any TraceablePattern, _ network: SlowNetwork, path: [Router.Route] = [.feed]) {
    self.pattern = pattern
    let environment = AppEnvironment(
      feed: network, profiles: network, clock: network.clock, path: path, tracedBy: recorder)
    screens = pattern.screens(environment, tracedBy: recorder)
    _path = screens.path ?? Bindable(environment.router).path
    followPath()
    recorder.onRecord = { [weak self] in self?.recorded += 1 }
  }

  /// The lowest screen.
  var first: ScreenStack<any View>.Screen? { stack.screens.first }

  /// The screens above the first one, the visible one last. Removing the last ones removes them from the path.
  var pushed: [ScreenStack<any View>.Screen] {
    get { Array(stack.screens.dropFirst()) }
    set {
      path.removeLast(max(0, pushed.count - newValue.count))
      followPath()
    }
  }

  /// Creates the screens that are new to the path, and removes those that have left it.
  func followPath() {
    stack.follow(path, make: screens.screen)
  }

  /// The newest events, act by act.
  var trace: String {
    _ = recorded  // The recorder is not observable.
    return Timeline(recorder.events, dropped: recorder.dropped).text
  }
}
