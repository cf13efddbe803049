/// The lasting part behind a view: views are made anew at each update, nodes stay while their identity does.
///
/// Identity is structural: the way from the root, by place, by branch of an `if`, or by id in a `ForEach`.
public final class Node {
  let viewType: Any.Type
  let key: ChildKey
  unowned let stage: Stage

  private(set) var element: Element = .group
  private(set) var response: Response = .none
  private(set) var children: [Node] = []
  private(set) var isGone = false

  /// Whether the node stands in a list, and so appears only when the driver says so.
  let isRow: Bool

  /// Steps from the root.
  let depth: Int

  /// What a modifier keeps from one update to the next, to tell whether it changed.
  var memory: Any?

  var composite: Composite?
  var lifecycle: Lifecycle?

  init(_ viewType: Any.Type, key: ChildKey, parent: Node?, stage: Stage) {
    self.viewType = viewType
    self.key = key
    self.stage = stage
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
    let gone = children.gone
    if children.isRearranged || !gone.isEmpty { stage.outputChanged = true }
    self.children = children.nodes
    for node in gone { node.leave() }
  }

  /// Takes the node and all below it off the stage: state ends, tasks are cancelled.
  func leave() {
    isGone = true
    for child in children { child.leave() }
    lifecycle?.disappear()
  }

  /// Visits the node and all below it, in the order in which they stand.
  func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}
