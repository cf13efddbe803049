import LabContract
import LabDomain
import LabPatterns
import LabTracepoints
import Observation

/// What the window shows: one pattern at work, on a network that can be slow and fail.
@Observable
final class DemoModel {
  let network = SlowNetwork()
  private(set) var running: RunningPattern

  init() {
    running = RunningPattern(Patterns.all[0], network)
    choice = running.pattern.name
    Cause.defaultSink = running.recorder
  }

  /// The name of the pattern in the sidebar; choosing another one starts it.
  var choice: String? {
    didSet {
      guard let pattern = Patterns.all.first(where: { $0.name == choice }),
        pattern.name != running.pattern.name
      else { return }
      running = RunningPattern(pattern, network)
      Cause.defaultSink = running.recorder
    }
  }

  /// The latency and the outcome of requests from now on.
  var condition = SlowNetwork.Condition() { didSet { network.condition = condition } }
}
