import LabDomain
import LabMeasure
import LabRandom

/// Elements by their ids in a hash trie, of which a change copies the nodes on the way to one element.
///
/// Each of the 32 slots of a node is empty or has an element or a deeper node, for which the next five
/// bits of the hash choose the slot. Different ids have different hashes, so no two elements collide.
struct HashTrie<Element: Identifiable> where Element.ID == Identifier<Element> {
  private var root: Node

  /// - Parameter elements: of different ids.
  init(_ elements: [Element]) {
    root = Node(elements, depth: 0)
  }

  /// The element with the id, or `nil` if there is none. Setting `nil` removes it.
  subscript(id: Element.ID) -> Element? {
    get {
      var (node, depth) = (root, 0)
      while true {
        let slot = Slots(of: id, depth)
        if node.ofElements.contains(slot) {
          let element = node.elements[node.ofElements.index(of: slot)]
          return element.id == id ? element : nil
        }
        guard node.ofNodes.contains(slot) else { return nil }
        (node, depth) = (node.nodes[node.ofNodes.index(of: slot)], depth + 1)
      }
    }
    set {
      Node.unshare(&root)
      root.set(newValue, at: id, depth: 0)
    }
  }

  /// Where each node keeps its elements.
  var storages: [BufferIdentity] { root.storages }

  /// The bytes of the nodes that a change of these elements copies.
  func bytesOfCopy(toEdit ids: [Element.ID]) -> Int { root.bytesOfCopy(toEdit: ids, depth: 0) }
}

/// Some of the 32 slots of a node.
private struct Slots: OptionSet {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the one slot of an id in a node with this many above it.
  init<Element>(of id: Identifier<Element>, _ depth: Int) {
    var hash = SeededGenerator(seed: UInt64(bitPattern: Int64(id.rawValue)))
    rawValue = 1 << UInt32(hash.next() >> (5 * depth) & 31)
  }

  /// Returns how many of these are before `slot`.
  func index(of slot: Slots) -> Int { (rawValue & (slot.rawValue - 1)).nonzeroBitCount }
}

extension HashTrie {
  /// A node, which several tries may share. Only one that has a single owner is changed.
  private final class Node {
    /// The slots that have an element, and those that have a node.
    private(set) var ofElements: Slots = []
    private(set) var ofNodes: Slots = []
    /// In the order of their slots, as the nodes are.
    private(set) var elements: [Element] = []
    private(set) var nodes: [Node] = []

    init(_ all: [Element], depth: Int) {
      let bySlot = Dictionary(grouping: all) { Slots(of: $0.id, depth).rawValue }
      let groups = bySlot.sorted { $0.key < $1.key }
      let (single, several) = (
        groups.filter { $0.value.count == 1 }, groups.filter { $0.value.count > 1 }
      )
      ofElements = Slots(single.map { Slots(rawValue: $0.key) })
      ofNodes = Slots(several.map { Slots(rawValue: $0.key) })
      elements = single.map { $0.value[0] }
      nodes = several.map { Node($0.value, depth: depth + 1) }
    }

    private init(copying node: Node) {
      (ofElements, ofNodes) = (node.ofElements, node.ofNodes)
      (elements, nodes) = (node.elements, node.nodes)
    }

    /// Replaces a node that has another owner by a copy, which shares all deeper nodes.
    static func unshare(_ node: inout Node) {
      if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
    }

    func set(_ element: Element?, at id: Element.ID, depth: Int) {
      let slot = Slots(of: id, depth)
      if ofNodes.contains(slot) {
        setDeeper(element, at: id, slot, depth)
      } else if let element {
        insert(element, slot, depth)
      } else if ofElements.contains(slot), elements[ofElements.index(of: slot)].id == id {
        elements.remove(at: ofElements.index(of: slot))
        ofElements.remove(slot)
      }
    }

    /// Drops a node with its last element.
    private func setDeeper(_ element: Element?, at id: Element.ID, _ slot: Slots, _ depth: Int) {
      let index = ofNodes.index(of: slot)
      Node.unshare(&nodes[index])
      nodes[index].set(element, at: id, depth: depth + 1)
      if nodes[index].elements.isEmpty, nodes[index].nodes.isEmpty {
        nodes.remove(at: index)
        ofNodes.remove(slot)
      }
    }

    /// Sets an element in a slot without a node. One of another id moves into a new node with it.
    private func insert(_ element: Element, _ slot: Slots, _ depth: Int) {
      let index = ofElements.index(of: slot)
      if !ofElements.contains(slot) {
        elements.insert(element, at: index)
        ofElements.insert(slot)
      } else if elements[index].id == element.id {
        elements[index] = element
      } else {
        let both = Node([elements.remove(at: index), element], depth: depth + 1)
        ofElements.remove(slot)
        nodes.insert(both, at: ofNodes.index(of: slot))
        ofNodes.insert(slot)
      }
    }

    var storages: [BufferIdentity] { [BufferIdentity(elements)] + nodes.flatMap(\.storages) }

    /// The node, the array in it that changes, and the same of each node on the ways.
    func bytesOfCopy(toEdit ids: [Element.ID], depth: Int) -> Int {
      let object = CopyFormulas.objectHeader + MemoryLayout<(Slots, Slots, [Element], [Node])>.size
      let deeper = Dictionary(grouping: ids) { Slots(of: $0, depth).rawValue }
        .filter { ofNodes.contains(Slots(rawValue: $0.key)) }
      let isLast = ids.count > deeper.values.joined().count
      return deeper.reduce(
        object + (isLast ? BufferIdentity(elements).bytesOfCopy : 0)
          + (deeper.isEmpty ? 0 : BufferIdentity(nodes).bytesOfCopy)
      ) { sum, way in
        let node = nodes[ofNodes.index(of: Slots(rawValue: way.key))]
        return sum + node.bytesOfCopy(toEdit: way.value, depth: depth + 1)
      }
    }
  }
}
