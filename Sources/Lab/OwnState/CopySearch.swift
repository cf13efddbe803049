import CallStack
import Measure

/// The buffers before and after one update, and what happened to them in between.
struct CopySearch {
  let before: [ReachableBuffer]
  let after: [ReachableBuffer]
  /// `nil` where allocations cannot be counted; copies are then found by address alone.
  let events: [BlockWatch.Event]?
  /// Events of the following update, which may release what a closure kept from this one.
  let laterEvents: [BlockWatch.Event]

  /// Bytes of the smallest buffer that is examined. Smaller ones cost little and are often rebuilt
  /// on purpose.
  static let fewestBytes = 256

  /// Runs `update` twice, and records the buffers that `reflect` finds before and after the first
  /// run.
  init(
    watchingAllocations: Bool, reflect: () -> [ReachableBuffer], around update: () -> Void
  ) {
    func large() -> [ReachableBuffer] {
      reflect().filter { $0.identity.bytes >= Self.fewestBytes }
    }
    before = large()
    let blocks = Array(Set(before.map(\.block)))
    guard watchingAllocations else {
      update()
      after = large()
      (events, laterEvents) = (nil, [])
      return
    }
    events = BlockWatch.events(freeing: blocks, allocating: Self.fewestBytes, in: update)
    after = large()
    laterEvents = BlockWatch.events(freeing: blocks, allocating: Self.fewestBytes, in: update) ?? []
  }

  /// Whether nothing was copied.
  var isEmpty: Bool { copied.isEmpty }

  /// The copies with their holders, the largest first.
  func copies() -> [UpdateReport.Copy] {
    if isEmpty { return [] }
    let stacks = ((events ?? []) + laterEvents).map(\.stack)
    let code = Code(frames: Symbolizer().frames(at: Set(stacks.joined())))
    return copied.map { old, copy in
      UpdateReport.Copy(
        path: old.path, elements: old.identity.count, bytes: old.identity.bytes,
        holder: holder(of: old, copiedBy: copy, in: code),
        place: copy.flatMap { code.innermost($0.stack[...]) }
          .map { "\($0.function), \($0.place)" })
    }
    .sorted { $0.bytes > $1.bytes }
  }

  /// The buffers that were replaced although they had room, and those that were copied to a buffer
  /// that was then discarded, each with the allocation of the copy if it was recorded.
  private var copied: [(old: ReachableBuffer, allocation: BlockWatch.Event?)] {
    let places = Dictionary(after.map { ($0.path, $0) }) { first, _ in first }
    let known = Set(before.map(\.block))
    var seen: Set<UInt> = []
    var isReused = false
    let moved = before.filter { old in
      guard let new = places[old.path], new.identity.address != old.identity.address,
        new.identity.count <= old.identity.capacity
      else { return false }
      if known.contains(new.block), events == nil {
        // Moved or copied: if the set of blocks is the same, one is a copy that reuses freed
        // memory.
        defer { isReused = true }
        return !isReused && known == Set(after.map(\.block))
      }
      return isNew(new) && seen.insert(new.block).inserted
    }
    let replacements = moved.map { old in
      let block = places[old.path]?.block
      return (old, events?.last { $0.bytes != nil && $0.block == block })
    }
    let kept = Set(after.map(\.block))
    let dropped = (events ?? []).compactMap { event in
      kept.contains(event.block)
        ? nil : before.first { $0.isCopied(byAllocating: event.bytes) }.map { ($0, event) }
    }
    return replacements + dropped
  }

  /// Returns whether the update allocated the buffer, instead of moving it from another property.
  private func isNew(_ buffer: ReachableBuffer) -> Bool {
    guard let events, events.count < BlockWatch.mostEvents else { return true }
    return events.contains { $0.bytes != nil && $0.block == buffer.block }
  }

  /// Returns the first of: a property that shared the buffer before the update, a property that has
  /// it afterwards, the code that released it.
  private func holder(
    of old: ReachableBuffer, copiedBy copy: BlockWatch.Event?, in code: Code
  ) -> UpdateReport.Holder {
    let address = old.identity.address
    let owner =
      before.first { $0.identity.address == address && $0.path != old.path }
      ?? after.first { $0.identity.address == address }
    if let owner {
      let path = owner.path.withoutEnd(of: old.path)
      return path == ReachableBuffer.subscriber ? .subscriber : .property(path)
    }
    let isRelease = { (event: BlockWatch.Event) in event.bytes == nil && event.block == old.block }
    let holder =
      if let release = events?.first(where: isRelease) {
        code.holder(until: release, copiedBy: copy)
      } else if let release = laterEvents.first(where: isRelease) {
        code.holder(
          until: release, copiedBy: laterEvents.last { $0.bytes != nil && $0.bytes == copy?.bytes })
      } else {
        SourceFrame?.none
      }
    return holder.map { .code(function: $0.function, place: $0.place) } ?? .unknown
  }
}

/// The functions at return addresses.
private struct Code {
  let frames: [UInt: [SourceFrame]]

  func innermost(_ stack: ArraySlice<UInt>) -> SourceFrame? {
    stack.lazy.flatMap { frames[$0] ?? [] }.first(where: \.isOwn)
  }

  /// Returns the name of the closure that the lab calls for an update; other functions may be
  /// inlined into it.
  private func entry(of stack: [UInt]) -> String? {
    stack.flatMap { frames[$0] ?? [] }.drop(while: \.isOfLab).prefix { !$0.isOfLab }
      .last(where: \.isOwn)?.function
  }

  /// Returns the function that held a value while it was copied.
  ///
  /// In an optimised build, a function that ends with the release has already left the stack, and
  /// one that is inlined into the update has no release of its own. Both are on the stack when the
  /// copy is made.
  func holder(until release: BlockWatch.Event, copiedBy copy: BlockWatch.Event?) -> SourceFrame? {
    let copyStack = copy?.stack ?? []
    let entry = entry(of: copyStack)
    let shared = zip(release.stack.reversed(), copyStack.reversed()).prefix { $0 == $1 }.count
    if let releaser = innermost(release.stack.dropLast(shared)), releaser.function != entry {
      return releaser
    }
    return copyStack.dropLast(shared).reversed().lazy
      .compactMap { frames[$0]?.last { $0.isOwn && $0.function != entry } }.first
      ?? innermost(release.stack[...])
  }
}

extension ReachableBuffer {
  /// Returns whether an allocation of this size fits a copy of the array.
  fileprivate func isCopied(byAllocating bytes: Int?) -> Bool {
    guard let bytes else { return false }
    let header = 32
    return identity.bytes + header <= bytes
      && bytes <= identity.capacity * identity.stride + header
  }
}

extension String {
  /// Returns the path without the trailing properties that it shares with `other`.
  fileprivate func withoutEnd(of other: String) -> String {
    let end = indices.first { (self[$0] == "." || self[$0] == "[") && other.hasSuffix(self[$0...]) }
    return end.map { String(self[..<$0]) } ?? self
  }
}

extension SourceFrame {
  /// Whether it belongs to the measured code, not to the toolchain, to generated code or to the
  /// lab.
  fileprivate var isOwn: Bool {
    line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !path.contains("/stdlib/") && !isOfLibrary && !isOfLab
  }

  /// Whether it is a function of the standard library that was specialised for the measured code.
  private var isOfLibrary: Bool {
    function.contains(
      /^(objectdestroy|outlined |(static )?_*(Native|Contiguous|Raw)?(Array|Dictionary|Set)(Slice|Buffer|Storage)?\.)/
    )
  }

  fileprivate var isOfLab: Bool { pathInPackage.hasPrefix("Sources/Lab/") }

  /// As in `FeedStore.swift:31`.
  fileprivate var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
