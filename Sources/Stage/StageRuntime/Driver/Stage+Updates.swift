/// The work left before the screen is up to date.
struct PendingUpdates {
  fileprivate var planned: [Node] = []
  fileprivate var invalid: [Node] = []
  fileprivate var arrived: [Node] = []
  fileprivate var afterwards: [() -> Void] = []
  fileprivate var isRunning = false
  fileprivate var isScheduled = false
  /// The number of the update that runs, or ran last.
  fileprivate(set) var number = 0
}

extension Stage {
  /// Runs the node's body in this update.
  func plan(_ node: Node) {
    guard let composite = node.composite, !composite.isPlanned else { return }
    composite.isPlanned = true
    pending.planned.append(node)
  }

  /// Marks a body as outdated, because a value that it has read is about to change.
  func invalidate(_ node: Node) {
    activity.record()
    node.composite?.isInvalid = true
    bodyObserver?.stageInvalidates(ObjectIdentifier(node))
    pending.invalid.append(node)
    guard !pending.isScheduled else { return }
    pending.isScheduled = true
    Task {
      pending.isScheduled = false
      update()
    }
  }

  /// Runs `action` once the screen is up to date.
  func afterUpdate(_ action: @escaping () -> Void) { pending.afterwards.append(action) }

  /// Lets `node` appear in this update, if the screen is visible.
  func appearAfterUpdate(_ node: Node) { pending.arrived.append(node) }

  /// The most changes that one `onChange` acts on in one update: SwiftUI drops the others, with a warning.
  nonisolated static let changesPerUpdate = 2

  /// The most that one body may run in one update: more are taken for a loop that never ends.
  nonisolated static let runsPerUpdate = 100

  /// Ends the update, and shows the error in place of the screen.
  func stop(_ error: StageError) {
    failure = error
    pending.planned = []
    pending.invalid = []
    pending.afterwards = []
  }

  /// Runs the planned bodies, then the invalid ones from the root outwards, then what follows them as one batch,
  /// until nothing is left.
  func update() {
    guard !pending.isRunning, failure == nil else { return }
    pending.isRunning = true
    pending.number += 1
    defer { pending.isRunning = false }
    while true {
      if !pending.planned.isEmpty {
        let nodes = pending.planned
        pending.planned = []
        for node in nodes where !node.isRemoved { node.composite?.run(in: node) }
      } else if let node = pending.invalid.min(by: { $0.depth < $1.depth }) {
        pending.invalid.removeAll { $0 === node }
        if node.composite?.isInvalid == true, !node.isRemoved { node.composite?.run(in: node) }
      } else if !pending.arrived.isEmpty || !pending.afterwards.isEmpty {
        let (nodes, actions) = (isOnScreen ? pending.arrived : [], pending.afterwards)
        (pending.arrived, pending.afterwards) = ([], [])
        for node in nodes.sorted(by: { $0.depth > $1.depth }) where !node.isRow && !node.isRemoved {
          node.lifecycle?.appear()
        }
        for action in actions where failure == nil { action() }
      } else if endFocus != nil, upToDate().focusedField == nil {
        endFocus.take()?()
      } else {
        return
      }
    }
  }
}
