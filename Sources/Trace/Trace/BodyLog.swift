import LabTracepoints
import StageRuntime

/// Why a body ran.
nonisolated package struct BodyReason: Hashable, Sendable {
  /// The property that was written, after a body had read it; or what else made the body run.
  package let cause: String

  /// The view around it, where that ran for this reason and made the view again.
  var parent: String?

  static let firstAppearance = BodyReason(cause: "first appearance")
  package static let untracedWrite = BodyReason(cause: "a property that is not traced")
}

nonisolated extension BodyReason: CustomStringConvertible {
  /// As in `first appearance`, `FeedState.posts` or `parent FeedView: FeedState.posts`.
  package var description: String { parent.map { "parent \($0): \(cause)" } ?? cause }
}

/// The bodies that ran between one act and the next, in the order of their first run.
nonisolated package struct ActBodies: Hashable, Sendable {
  /// Runs of one type of view for one reason.
  package struct Runs: Hashable, Sendable {
    package let view: String
    package let reason: BodyReason
    package var runs = 0
    /// Those after which the screen showed something else.
    package var changed = 0
  }

  package let act: String
  package fileprivate(set) var bodies: [Runs] = []

  /// Adds runs to those of the same view for the same reason.
  mutating func add(_ new: Runs) {
    let index = bodies.firstIndex { $0.view == new.view && $0.reason == new.reason }
    if let index {
      bodies[index].runs += new.runs
      bodies[index].changed += new.changed
    } else {
      bodies.append(new)
    }
  }

  /// Adds up the runs of all views for each reason, where a body counts to the reason of the one around it.
  package static func byOrigin(_ bodies: [Runs]) -> [Runs] {
    var sums = ActBodies(act: "")
    for runs in bodies {
      let origin = BodyReason(cause: runs.reason.cause)
      sums.add(Runs(view: "", reason: origin, runs: runs.runs, changed: runs.changed))
    }
    return sums.bodies
  }
}

/// The bodies that ran on the stages of a recorder, act by act, each with its reason.
///
/// A stage hears that a body will run again just before the write; the written property is named just
/// after it, on the same call. The log joins the two.
package final class BodyLog {
  /// The acts so far, each with what ran until the next one.
  package private(set) var acts: [ActBodies] = []

  /// What ran when a screen was made, which belongs to the act that shows it.
  private var early = ActBodies(act: "")

  /// The bodies invalidated by each write that is under way, the innermost last.
  private var writes: [[BodyRun.ID]] = []
  private var invalid: [BodyRun.ID: BodyReason] = [:]
  /// Why each body ran last.
  private var last: [BodyRun.ID: (view: String, reason: BodyReason)] = [:]

  /// Starts the next act.
  package func begin(_ act: String) {
    acts.append(ActBodies(act: act, bodies: early.bodies))
    early.bodies = []
  }

  /// Names the property of the innermost write.
  func name(_ property: String) {
    for body in writes.last ?? [] { invalid[body] = BodyReason(cause: property) }
  }
}

extension BodyLog: NotificationListener {
  package func notificationBegins() { writes.append([]) }

  package func notificationEnds(_ property: String?) {
    if let property { name(property) }
    _ = writes.popLast()
  }
}

extension BodyLog: BodyObserver {
  package func stageInvalidates(_ body: BodyRun.ID) {
    invalid[body] = .untracedWrite
    if !writes.isEmpty { writes[writes.count - 1].append(body) }
  }

  package func stageRan(_ run: BodyRun) {
    let view = String("\(run.view)".prefix { $0 != "<" })
    let reason = reason(for: run)
    last[run.body] = (view, reason)
    invalid[run.body] = nil
    let runs = ActBodies.Runs(
      view: view, reason: reason, runs: 1, changed: run.changedScreen ? 1 : 0)
    if run.trigger == .newScreen || acts.isEmpty {
      early.add(runs)
    } else {
      acts[acts.count - 1].add(runs)
    }
  }

  private func reason(for run: BodyRun) -> BodyReason {
    switch run.trigger {
    case .newScreen, .newView: return .firstAppearance
    case .write: return invalid[run.body] ?? .untracedWrite
    case .parent:
      guard let parent = run.parent.flatMap({ last[$0] }) else { return .untracedWrite }
      return BodyReason(cause: parent.reason.cause, parent: parent.view)
    }
  }
}
