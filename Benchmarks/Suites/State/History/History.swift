/// The last so many entries: a new one replaces the oldest.
struct History<Entry> {
  /// The most entries that are kept.
  let depth: Int
  private var slots: [Entry?]
  /// The slot of the next entry, which holds the oldest when all are taken.
  private var next = 0

  init(depth: Int) {
    self.depth = depth
    slots = Array(repeating: nil, count: depth)
  }

  /// Keeps nothing when the depth is 0.
  mutating func push(_ entry: Entry) {
    guard depth > 0 else { return }
    slots[next] = entry
    next = next + 1 == depth ? 0 : next + 1
  }

  var newestFirst: [Entry] { (slots[next...] + slots[..<next]).reversed().compactMap(\.self) }

  /// The bytes of the slots, without what their entries refer to.
  static func bytesOfSlots(depth: Int) -> Int {
    depth == 0 ? 0 : CopyFormulas.array(of: depth, as: Entry?.self)
  }
}
