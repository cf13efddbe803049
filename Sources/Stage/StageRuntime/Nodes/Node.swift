/// The persistent part of a view: views are recreated in each update, nodes live as long as their
/// identity.
///
/// Identity is structural: the path from the root by position, by branch of an `if`, or by id in a
/// `ForEach`.
public final class Node {
  let viewType: Any.Type
  let key: ChildKey
  unowned let stage: Stage
  unowned let parent: Node?

  private(set) var element: Element = .group
  private(set) var response: Response = .none
  private(set) var children: [Node] = []
  private(set) var isRemoved = false

  /// Whether the node is inside a list, and so appears only when a test scrolls to it.
  let isRow: Bool

  /// The distance from the root.
  let depth: Int

  /// The value that a modifier compares with in the next update.
  var memory: Any?

  /// The changes that an `onChange` acted on in the update of this number.
  var changes = (update: 0, count: 0)

  /// The change that a modifier makes to the environment of the views inside.
  var changeEnvironment: ((inout EnvironmentValues) -> Void)?

  var composite: Composite?
  var lifecycle: Lifecycle?

  init(_ viewType: Any.Type, key: ChildKey, parent: Node?, stage: Stage) {
    self.viewType = viewType
    self.key = key
    self.stage = stage
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    isRow = parent.map { $0.isRow || $0.element == .list } ?? false
  }

  /// Shows `element`, with the children that `build` adds.
  func show(
    _ element: Element, responding response: Response = .none,
    children build: (inout Children) -> Void = { _ in }
  ) {
    if self.element != element { stage.outputChanged = true }
    self.element = element
    self.response = response
    var children = Children(of: self)
    build(&children)
    let removed = children.removed
    if children.isRearranged || !removed.isEmpty { stage.outputChanged = true }
    self.children = children.nodes
    for node in removed { node.remove() }
  }

  /// Removes the node and all below it: ends their state and, after the update, cancels their tasks.
  func remove() {
    isRemoved = true
    for child in children { child.remove() }
    if let lifecycle { stage.afterUpdate { lifecycle.disappear() } }
  }

  /// Visits the node and all below it, from top to bottom.
  func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }

  /// Visits all below the node, and then the node.
  func walkInnerFirst(_ visit: (Node) -> Void) {
    for child in children { child.walkInnerFirst(visit) }
    visit(self)
  }
}
