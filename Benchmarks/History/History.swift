/// The last so many entries: a new one takes the place of the oldest.
package struct History<Entry> {
  /// How many entries are kept at most.
  package let depth: Int
  package private(set) var count = 0
  private var slots: [Entry?]
  /// The slot of the next entry; the oldest one stands there when all are taken.
  private var next = 0

  package init(depth: Int) {
    self.depth = depth
    slots = Array(repeating: nil, count: depth)
  }

  /// Keeps nothing when the depth is 0.
  package mutating func push(_ entry: Entry) {
    guard depth > 0 else { return }
    slots[next] = entry
    next = next + 1 == depth ? 0 : next + 1
    if count < depth { count += 1 }
  }

  /// Takes the newest entry out; `nil` when none is left.
  package mutating func pop() -> Entry? {
    guard count > 0 else { return nil }
    next = next == 0 ? depth - 1 : next - 1
    count -= 1
    defer { slots[next] = nil }
    return slots[next]
  }

  /// What the slots take, without what stands behind their references.
  static func bytesOfSlots(depth: Int) -> Int {
    depth == 0 ? 0 : CopyFormulas.array(of: depth, as: Entry?.self)
  }
}
