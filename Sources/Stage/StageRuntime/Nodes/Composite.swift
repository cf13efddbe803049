import Observation

/// The part of a node for a view with a body: its state, and how to run the body again.
final class Composite {
  fileprivate(set) var run: () -> Void = {}
  fileprivate var boxes: [String: AnyObject] = [:]
  fileprivate var hasProperties = true
  fileprivate var runs = 0
  /// The runs in the update of this number.
  fileprivate var recent = (update: 0, runs: 0)
  /// Whether a value that the body has read has changed since it ran.
  var isInvalid = false
}

extension Node {
  /// Plans a run of the view's body, in its own observation scope.
  ///
  /// The body runs after the body around it, so that its reads do not count as reads there.
  func runBody<V: View>(of view: V) {
    let composite = composite ?? Composite()
    self.composite = composite
    composite.run = { [unowned self, unowned composite] in run(view, composite) }
    stage.plan(self)
  }

  private func run<V: View>(_ view: V, _ composite: Composite) {
    installProperties(of: view)
    let trigger = trigger(of: composite)
    composite.isInvalid = false
    composite.runs += 1
    let run = composite.runs
    let isRecent = composite.recent.update == stage.pending.number
    composite.recent = (stage.pending.number, isRecent ? composite.recent.runs + 1 : 1)
    guard composite.recent.runs <= Stage.runsPerUpdate else { return stage.stop(by: V.self) }
    stage.countBody(of: V.self) {
      withObservationTracking {
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
  private var bodyAround: Node? {
    sequence(first: self, next: \.parent).dropFirst().first { $0.composite != nil }
  }

  private func installProperties<V: View>(of view: V) {
    guard let composite, composite.hasProperties else { return }
    composite.hasProperties = false
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any NodeProperty else { continue }
      composite.hasProperties = true
      property.install(as: child.label ?? "", in: self)
    }
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

/// A property of a composite view that is stored in the view's node.
protocol NodeProperty {
  /// Called before each run of the view's body.
  func install(as name: String, in node: Node)
}

/// A reference that all copies of one view value share.
final class Link<Target> {
  var target: Target?
}
