/// The identity of a child among its siblings.
enum ChildKey: Hashable {
  case position(Int)
  case branch(Bool)
  case id(AnyHashable)
}

/// The children of a node during an update.
///
/// A child with the same key is kept, with its state; all others are new. Under one key, the type of
/// view never changes: it follows from the parent's type.
struct Children {
  private let parent: Node
  private var old: [Node?]
  private var oldIndex: [ChildKey: Int]?
  private(set) var nodes: [Node] = []

  /// Whether a child was inserted, removed or moved.
  private(set) var isRearranged = false

  init(of parent: Node) {
    self.parent = parent
    old = parent.children
    nodes.reserveCapacity(old.count)
  }

  mutating func add<V: View>(_ view: V, key: ChildKey? = nil) {
    let key = key ?? .position(nodes.count)
    let kept = take(key)
    if kept == nil { isRearranged = true }
    let node = kept ?? Node(V.self, key: key, parent: parent, stage: parent.stage)
    nodes.append(node)
    view._update(node)
  }

  /// The old children that no new view has taken over.
  var removed: [Node] { old.compactMap(\.self) }

  private mutating func take(_ key: ChildKey) -> Node? {
    guard let index = index(of: key), let node = old[index] else { return nil }
    if index != nodes.count { isRearranged = true }
    old[index] = nil
    return node
  }

  private mutating func index(of key: ChildKey) -> Int? {
    let place = nodes.count
    if place < old.count, old[place]?.key == key { return place }
    if oldIndex == nil {
      oldIndex = Dictionary(
        old.indices.compactMap { index in old[index].map { ($0.key, index) } },
        uniquingKeysWith: { first, _ in first })
    }
    return oldIndex?[key]
  }
}
