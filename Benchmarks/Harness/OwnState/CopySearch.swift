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
    let successors = series.updates.map(\.successors)
    let olds = Set(successors.joined().map(\.old.block))
    var stacks = successors.joined().compactMap { $0.allocation?.stack }
    stacks += series.updates.flatMap { $0.events ?? [] }
      .filter { $0.bytes == nil && olds.contains($0.block) }.map(\.stack)
    largestBlock = locatesLargestBlock ? series.largestBlock : nil
    stacks += [largestBlock?.stack].compactMap(\.self)
    code = Code(at: Set(stacks.joined()))
    found = zip(0..., successors).map { number, successors in
      successors.compactMap { finding(of: $0, in: number) }
    }
  }

  /// What each update copied.
  private var found: [[Finding]] = []

  /// Where the largest block was allocated.
  var largestAllocation: String? { largestBlock.flatMap(code.place) }

  /// Elements and bytes for each update.
  var copied: [(elements: Int, bytes: Int)] {
    found.map { found in
      found.reduce((0, 0)) { ($0.0 + $1.old.identity.count, $0.1 + $1.old.identity.bytes) }
    }
  }

  /// One for each path and kind, the largest first. Most of its updates have proven the holder.
  var copies: [UpdateReport.Copy] {
    let groups = Dictionary(grouping: found.joined()) { [$0.old.name, "\($0.kind)"] }
    return groups.values.map { alike in
      let named = alike.filter { $0.holder != .unknown }
      let isProven = 2 * named.count >= alike.count
      return UpdateReport.Copy(
        path: alike[0].old.name, elements: alike.map(\.old.identity.count).max() ?? 0,
        bytes: alike.map(\.old.identity.bytes).max() ?? 0,
        updates: Set(alike.map(\.number)).count, kind: alike[0].kind,
        holder: isProven ? named.map(\.holder).mostFrequent ?? .unknown : .unknown,
        place: alike.compactMap(\.place).mostFrequent)
    }
    .sorted { ($0.bytes, $0.updates, $1.path) > ($1.bytes, $1.updates, $0.path) }
  }
}

/// A buffer that one update copied or rebuilt.
private struct Finding {
  let old: ReachableBuffer
  /// The number of the update.
  let number: Int
  let kind: UpdateReport.Kind
  let holder: UpdateReport.Holder
  let place: String?
}

extension CopySearch {
  /// `nil` for an allocation that is only as large as a copy would be.
  private func finding(of successor: ObservedUpdate.Successor, in number: Int) -> Finding? {
    let kind = code.kind(of: successor)
    guard kind == .copied || !successor.isDiscarded else { return nil }
    let holder = kind == .rebuilt ? .unknown : holder(of: successor, in: number, kind)
    let isAmbiguous = holder == .unknown && !series.updates[number].isOnlySource(of: successor)
    return Finding(
      old: successor.old, number: number,
      kind: kind == .copied && isAmbiguous ? .undetermined : kind, holder: holder,
      place: successor.allocation.flatMap(code.place))
  }

  /// Returns a property that has the old buffer after the update or had it when the copy was made, or
  /// the code that released it.
  private func holder(
    of successor: ObservedUpdate.Successor, in number: Int, _ kind: UpdateReport.Kind
  ) -> UpdateReport.Holder {
    let (update, old, copy) = (series.updates[number], successor.old, successor.allocation)
    let sharing = update.before.first { other in
      other.block == old.block && other.path != old.path
        && copy.map { update.isHeld(other, at: $0) } == true
    }
    // A block that was freed may be another buffer's by now.
    let isFreed = update.events?.contains { $0.bytes == nil && $0.block == old.block } == true
    let keeping = isFreed ? nil : update.after.first { $0.block == old.block }
    if let owner = sharing ?? (successor.isDiscarded ? nil : keeping) {
      let path = owner.name.withoutEnd(of: old.name)
      return path == ReachableBuffer.subscriber ? .subscriber : .property(path)
    }
    // Any other holder took its reference in this update.
    guard kind == .copied, let copy, update.unshared.contains(old.block),
      update.isOnlySource(of: successor)
    else { return .unknown }
    let holder =
      if let release = update.release(of: old.block, after: copy) {
        code.releaser(of: old.name, until: release, copiedBy: copy)
      } else if let release = series.release(of: old.block, afterUpdate: number) {
        code.taker(releasedBy: release, copiedBy: copy)
      } else {
        SourceFrame?.none
      }
    return holder.map { .releasedBy(function: $0.function, place: $0.place) } ?? .unknown
  }
}

extension UpdateSeries {
  fileprivate var largestBlock: BlockWatch.Event? {
    costs.compactMap(\.largestBlock).max { ($0.bytes ?? 0) < ($1.bytes ?? 0) }
  }

  /// The first release of the block in a later update.
  fileprivate func release(of block: UInt, afterUpdate number: Int) -> BlockWatch.Event? {
    updates[(number + 1)...].lazy.compactMap { update in
      update.events?.first { $0.bytes == nil && $0.block == block }
    }.first
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
  /// Returns the path without the trailing properties that it shares with `other`.
  fileprivate func withoutEnd(of other: String) -> String {
    let end = indices.first { (self[$0] == "." || self[$0] == "[") && other.hasSuffix(self[$0...]) }
    return end.map { String(self[..<$0]) } ?? self
  }
}
