import LabCallStack

/// Finds what a series of updates copied, and the second owner where it can be proven.
@MainActor
struct CopySearch {
  private let series: UpdateSeries
  private let code: Code
  private let largestBlock: BlockWatch.Event?

  /// - Parameter locatesLargestBlock: Whether to find out where the largest block was allocated.
  init(in series: UpdateSeries, locatesLargestBlock: Bool) {
    self.series = series
    largestBlock = locatesLargestBlock ? series.largestBlock : nil
    let events = series.updates.flatMap { $0.events ?? [] } + [largestBlock].compactMap(\.self)
    let code = Code(at: Set(events.flatMap(\.stack)))
    self.code = code
    let successors = series.updates.map { $0.successors(code) }
    found = zip(0..., successors).map { number, successors in
      successors.compactMap { finding(of: $0, in: number) }
    }
  }

  /// What each update copied.
  private var found: [[Finding]] = []

  /// Where the largest block was allocated.
  var largestAllocation: String? { largestBlock.flatMap(code.place) }

  /// Elements and bytes for each update.
  var replaced: [(elements: Int, bytes: Int)] {
    found.map { found in (found.sum(\.elements), found.sum(\.bytes)) }
  }

  /// Bytes for each update, without what was only rebuilt.
  var copied: [Int] { found.map { found in found.filter { $0.kind != .rebuilt }.sum(\.bytes) } }

  /// One for each path, kind and holder, the largest first.
  var copies: [UpdateReport.Copy] {
    let groups = Dictionary(grouping: found.joined()) {
      [$0.name, "\($0.kind)", $0.holder.function ?? $0.holder.description.collection]
    }
    return groups.values.map { alike in
      let holders = Set(alike.map(\.holder))
      return UpdateReport.Copy(
        path: alike[0].name, elements: alike.map(\.elements).max() ?? 0,
        bytes: alike.map(\.bytes).max() ?? 0,
        updates: Set(alike.map(\.number)).count, kind: alike[0].kind,
        holder: holders.count > 1 ? alike[0].holder.inCollection : alike[0].holder,
        candidates: Set(alike.flatMap(\.candidates).map(\.collection)).sorted(),
        place: alike.compactMap(\.place).mostFrequent)
    }
    .sorted { ($0.bytes, $0.updates, $1.path) > ($1.bytes, $1.updates, $0.path) }
  }
}

/// A buffer that one update copied or rebuilt.
private struct Finding {
  let old: ReachableBuffer
  /// The buffer that counts: the old one, or what was built in its place.
  let identity: BufferIdentity
  /// The number of the update.
  let number: Int
  let kind: UpdateReport.Kind
  let holder: UpdateReport.Holder
  let candidates: [String]
  let place: String?

  /// The path, without the place in a collection.
  var name: String { old.name.replacing(/\[\d+\]/, with: "[…]") }
  /// Unknown of a buffer that is out of reach.
  var elements: Int { old.block == 0 ? 0 : identity.count }
  var bytes: Int { identity.bytes }
}

extension Sequence {
  fileprivate func sum(_ figure: (Element) -> Int) -> Int { reduce(0) { $0 + figure($1) } }
}

extension CopySearch {
  /// `nil` for an allocation that is only as large as a copy would be.
  private func finding(of successor: ObservedUpdate.Successor, in number: Int) -> Finding? {
    let kind = code.kind(of: successor)
    guard kind == .copied || !successor.isDiscarded else { return nil }
    let (holder, candidates) = holder(of: successor, in: number, kind)
    // By its size, a copy that is gone may be of several buffers, seen or not.
    let isGuess = successor.isDiscarded && holder == .unknown
    if isGuess, successor.allocation?.isOnOtherThread == true { return nil }
    let old = isGuess ? .outOfReach(successor.allocation?.bytes ?? 0) : successor.old
    let built = kind == .rebuilt ? successor.places.first?.identity : nil
    return Finding(
      old: old, identity: built ?? old.identity, number: number, kind: kind, holder: holder,
      candidates: isGuess ? [] : candidates,
      place: successor.allocation.flatMap(code.place))
  }

  /// Returns the properties without which there would have been no second owner when the copy was made, or
  /// the code that released it; otherwise properties that had the old value, too.
  private func holder(
    of successor: ObservedUpdate.Successor, in number: Int, _ kind: UpdateReport.Kind
  ) -> (UpdateReport.Holder, candidates: [String]) {
    guard kind != .rebuilt else { return (.unknown, []) }
    let (update, old) = (series.updates[number], successor.old)
    let (known, new, isPutBack, isDoubtful) = update.owners(of: successor, code)
    guard let copy = successor.allocation else {
      return (new.isEmpty ? .unknown : .owners(new, of: old), [])
    }
    guard let references = copy.references(to: old.block) else { return (.unknown, []) }
    // Beside them, what was changed had a reference of its own.
    // A slot that is no longer used may have the address, too.
    let proven = [known, known + new].first {
      [$0.count, Set($0.map(\.container)).count].contains(references - 1)
    }
    let others = (known + new).filter { successor.isDiscarded || $0.name != old.name }
    if let proven, !others.isEmpty, !isDoubtful,
      others.allSatisfy({ $0.path != "" && (successor.isDiscarded || !$0.isAround(old)) })
    {
      return (.owners(proven, of: old), [])
    }
    let candidates = others.filter { $0.path != "" }.map {
      $0.name == old.name ? $0.name : $0.name.withoutEnd(of: old.name)
    }
    // Any other owner took its reference in this update.
    guard kind == .copied, others.isEmpty, update.references[old.block] == 1 else {
      return (.unknown, candidates)
    }
    let release = update.release(of: old.block, after: copy)
    let frame = release.flatMap {
      code.releaser(of: old.name, until: $0, copiedBy: copy, isPutBack: isPutBack)
    }
    return frame.map { (.releasedBy(function: $0.function, place: $0.place), []) }
      ?? (.unknown, candidates)
  }
}

extension UpdateReport.Holder {
  /// What several owners of one collection have in common.
  fileprivate var inCollection: Self {
    if case .property(let path) = self { .property(path.collection) } else { self }
  }

  /// The function that had the old value, whatever the line.
  fileprivate var function: String? {
    if case .releasedBy(let function, _) = self { function } else { nil }
  }

  /// Owners of an old value, without the end of their paths that is the buffer's. Those in one collection
  /// have its name.
  fileprivate static func owners(_ owners: [ReachableBuffer], of old: ReachableBuffer) -> Self {
    let paths = Set(owners.map { $0.name == old.name ? $0.name : $0.name.withoutEnd(of: old.name) })
      .sorted()
    guard paths.count > 1 else { return .property(paths[0]) }
    return .property(Set(paths.map(\.collection)).sorted().joined(separator: " and "))
  }
}

extension ReachableBuffer {
  /// Whether it is a collection that the other one is in: then it was not the second owner of it.
  fileprivate func isAround(_ other: Self) -> Bool {
    other.name.hasPrefix(name.withoutEnd(of: other.name) + "[")
  }
}

extension UpdateSeries {
  fileprivate var largestBlock: BlockWatch.Event? {
    costs.compactMap(\.largestBlock).max { ($0.bytes ?? 0) < ($1.bytes ?? 0) }
  }
}

extension Sequence where Element: Hashable {
  /// The element that occurs most often; of several, the first.
  fileprivate var mostFrequent: Element? {
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    let most = counts.values.max()
    return first { counts[$0] == most }
  }
}

extension String {
  /// The path without the place in a collection at its end.
  var collection: String { replacing(/\[[\d…]+\]$/, with: "") }

  /// Returns the path without the trailing properties that it shares with `other`.
  fileprivate func withoutEnd(of other: String) -> String {
    let end = indices.first { (self[$0] == "." || self[$0] == "[") && other.hasSuffix(self[$0...]) }
    return end.map { String(self[..<$0]) } ?? self
  }
}
