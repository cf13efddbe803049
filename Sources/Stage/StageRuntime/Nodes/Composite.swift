import Observation

/// The part of a node for a view with a body: its state, and how to run the body again.
class Composite {
  fileprivate var boxes: [String: AnyObject] = [:]
  fileprivate(set) var runs = 0
  /// The runs in the update of this number.
  fileprivate var recent = (update: 0, runs: 0)
  /// Whether a value that the body has read has changed since it ran.
  var isInvalid = false
  /// Whether the body is about to run.
  var isPlanned = false
  /// The types of the objects that the view takes from its environment.
  var environmentTypes: Set<ObjectIdentifier> = []

  /// What the body has read through bindings to state: whether each value is still the same.
  var readings: [() -> Bool] = []
  var hasReadCurrentValues: Bool { readings.allSatisfy { $0() } }

  /// Runs the body for the view that was made last.
  func run(in node: Node) {}
}

/// A composite that keeps its view, to compare the next one with it.
private final class CompositeOf<V: View>: Composite {
  /// The view as the body around it made it, before its properties are installed.
  var view: V

  init(_ view: V) { self.view = view }

  override func run(in node: Node) { node.run(view, self) }
}

extension Node {
  /// Plans a run of the view's body, in its own observation scope, unless the view equals the last one.
  ///
  /// The body runs after the body around it, so that its reads do not count as reads there.
  func runBody<V: View>(of view: V) {
    if let composite = composite as? CompositeOf<V> {
      if isEqual(composite.view, view) { return }
      composite.view = view
    } else {
      composite = CompositeOf(view)
    }
    stage.plan(self)
  }

  /// Compares two views, and then the bindings that an `==` of theirs may have left out.
  private func isEqual<V: View>(_ old: V, _ new: V) -> Bool {
    stage.comparison.areEqual(old, new)
      && stage.properties(of: V.self).allSatisfy {
        $0.isEqual(in: old, and: new, by: stage.comparison)
      }
  }

  fileprivate func run<V: View>(_ view: V, _ composite: Composite) {
    var view = view
    let trigger = trigger(of: composite)
    composite.isPlanned = false
    composite.isInvalid = false
    composite.runs += 1
    composite.readings = []
    let run = composite.runs
    let isRecent = composite.recent.update == stage.pending.number
    composite.recent = (stage.pending.number, isRecent ? composite.recent.runs + 1 : 1)
    guard composite.recent.runs <= Stage.runsPerUpdate else {
      return stage.stop(.endlessUpdate("\(V.self)"))
    }
    stage.countBody(of: V.self, in: self) {
      withObservationTracking {
        for property in stage.properties(of: V.self) { property.install(in: &view, of: self) }
        let body = view.body
        show(.group) { $0.add(body) }
      } onChange: { [weak self, weak composite] in
        MainActor.assumeIsolated {
          guard let self, composite?.runs == run else { return }
          self.stage.invalidate(self)
        }
      }
    }
    stage.bodyObserver?.stageRan(
      BodyRun(
        view: V.self, body: ObjectIdentifier(self), parent: bodyAround.map(ObjectIdentifier.init),
        trigger: trigger, changedScreen: stage.outputChanged))
  }

  private func trigger(of composite: Composite) -> BodyRun.Trigger {
    if composite.runs == 0 { return stage.pending.number == 1 ? .newScreen : .newView }
    return composite.isInvalid ? .write : .parent
  }

  /// The nearest node around this one that has a body.
  var bodyAround: Node? {
    sequence(first: self, next: \.parent).dropFirst().first { $0.composite != nil }
  }

  /// Returns the box of the state `name`, created when the view first comes on stage.
  func stateBox<Value>(_ name: String, make: () -> StateBox<Value>) -> StateBox<Value> {
    if let box = composite?.boxes[name] as? StateBox<Value> { return box }
    let box = make()
    composite?.boxes[name] = box
    let property = name.drop { $0 == "_" }
    let observer = stage.observer?.stageMadeState("\(viewType).\(property)") { [unowned box] in
      box.unobservedValue
    }
    if let observer { box.observe(by: observer) }
    return box
  }
}
