import StageRuntime

/// The writes of one watched property.
@usableFromInline
class FieldLog: Log {
  // Not weak: whatever holds a recorder that was ever held weakly counts its holders several times as slowly.
  private let recorder: Unmanaged<Recorder>
  /// Until the recorder goes, or what is watched; after that no write is heard.
  private(set) var isOpen = true
  private let sites: Sites?
  private var stacks = Ring<CallStack>()
  var id: LogID = 0

  // What each write uses, and never two at once.
  @exclusivity(unchecked) private var isUnfinished = false
  /// The writes that are kept.
  @exclusivity(unchecked) private(set) var writes = WriteNumbers()

  init(of recorder: Recorder) {
    self.recorder = Unmanaged.passUnretained(recorder)
    sites = recorder.sites
  }

  /// Whether something is let go with an event that is dropped.
  var keepsValues: Bool { true }

  /// Called before a write.
  func prepareWrite(to object: AnyObject) {}

  /// Takes in what is there after the newest write, and before the next.
  func takeIn(_ object: AnyObject) {}

  /// Called on the writer's own call, before the write.
  final func willWrite(_ object: AnyObject) {
    guard isOpen else { return }
    didWrite(object)
    // The recorder holds itself while something goes that may let go of it.
    recorder.borrow { $0.makeRoom() }
    guard isOpen else { return }
    prepareWrite(to: object)
    if let sites { stacks.append(sites.capture()) }
    isUnfinished = true
    writes.newest += 1
    recorder.borrow {
      _ = $0.record(writes.newest, in: id, cause: $0.currentCause)
    }
  }

  /// Called on the writer's own call, after the write.
  final func didWrite(_ object: AnyObject) {
    guard isOpen, isUnfinished else { return }
    isUnfinished = false
    takeIn(object)
  }

  final func close() { isOpen = false }

  final var isDone: Bool { !isOpen && writes.newest < writes.oldest }

  func kinds(at number: Int) -> [Event.Kind] { [] }

  func site(at number: Int) -> Site? {
    guard let sites, let stack = stacks[number] else { return nil }
    return sites.site(of: stack)
  }

  func removeFirst() {
    writes.oldest += 1
    if sites != nil { stacks.removeFirst() }
  }
}
