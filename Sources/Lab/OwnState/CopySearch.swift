import CallStack
import Measure

/// Buffers before and after one update, and what became of them meanwhile.
struct CopySearch {
  let before: [ReachableBuffer]
  let after: [ReachableBuffer]
  /// `nil` where allocations cannot be counted: then copies are found by their addresses alone.
  let events: [BlockWatch.Event]?
  /// Of the update that follows: it may release what this one left with a closure.
  let laterEvents: [BlockWatch.Event]

  /// Bytes of the smallest buffer that is looked for; what is smaller costs little and is often built
  /// anew on purpose.
  static let fewestBytes = 256

  /// Runs `update` twice and watches the first time the buffers that `reflect` finds around it.
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

  /// The buffers that have a new one in their place although they had room, and those of which a copy
  /// was made and dropped; with the allocation of the copy, where it was seen.
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
        // Moved or copied: where as many buffers are left, one is a copy in memory that was released.
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

  /// Whether the update made the buffer, and did not move it from another property.
  private func isNew(_ buffer: ReachableBuffer) -> Bool {
    guard let events, events.count < BlockWatch.mostEvents else { return true }
    return events.contains { $0.bytes != nil && $0.block == buffer.block }
  }

  /// The first that applies: a property that shared the buffer before the update, one that has it
  /// afterwards, the code that released it.
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

/// The functions behind return addresses.
private struct Code {
  let frames: [UInt: [SourceFrame]]

  func innermost(_ stack: ArraySlice<UInt>) -> SourceFrame? {
    stack.lazy.flatMap { frames[$0] ?? [] }.first(where: \.isOwn)
  }

  /// Returns the name of the closure that the lab calls for an update; others may be inlined into it.
  private func entry(of stack: [UInt]) -> String? {
    stack.flatMap { frames[$0] ?? [] }.drop(while: \.isOfLab).prefix { !$0.isOfLab }
      .last(where: \.isOwn)?.function
  }

  /// Returns the function that held a value until it was released, after a copy was made of it.
  ///
  /// In an optimised build a function whose last act is a release has left the stack by then, and one
  /// that is inlined into the update has no release of its own. Both were there when the copy was made.
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
  /// Whether a block of so many bytes is what a copy of an array asks for.
  fileprivate func isCopied(byAllocating bytes: Int?) -> Bool {
    guard let bytes else { return false }
    let header = 32
    return identity.bytes + header <= bytes
      && bytes <= identity.capacity * identity.stride + header
  }
}

extension String {
  /// Returns the path without the properties at its end that `other` ends with too.
  fileprivate func withoutEnd(of other: String) -> String {
    let end = indices.first { (self[$0] == "." || self[$0] == "[") && other.hasSuffix(self[$0...]) }
    return end.map { String(self[..<$0]) } ?? self
  }
}

extension SourceFrame {
  /// Whether it is in the code that is measured: not of the toolchain, generated or of the lab.
  fileprivate var isOwn: Bool {
    line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !path.contains("/stdlib/") && !function.contains(/^(objectdestroy|outlined )/) && !isOfLab
  }

  fileprivate var isOfLab: Bool { pathInPackage.hasPrefix("Sources/Lab/") }

  /// As in `FeedStore.swift:31`.
  fileprivate var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
