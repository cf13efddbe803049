/// The writes of one watched property.
@usableFromInline
class FieldLog: Log {
  private let sites: Sites?
  private var stacks = Ring<CallStack>()
  private(set) var isUnfinished = false
  private var isGone = false

  /// The writes that are kept.
  private(set) var writes = WriteNumbers()

  /// - Parameter sites: captures who writes; `nil` when nobody wants to know.
  init(sites: Sites?) {
    self.sites = sites
  }

  /// Reads what is watched, so that Observation knows it.
  func start() {}

  /// Called before a write.
  func prepareWrite() {}

  /// Takes in what is there after the newest write, and before the next.
  func takeIn() {}

  /// Called on the writer's own call, before the write; returns its number.
  final func willWrite() -> Int {
    finish()
    prepareWrite()
    if let sites { stacks.append(sites.capture()) }
    isUnfinished = true
    writes.newest += 1
    return writes.newest
  }

  final func finish() {
    guard isUnfinished else { return }
    isUnfinished = false
    if !isGone { takeIn() }
  }

  /// From now on nothing may be read.
  final func objectIsGone() { isGone = true }

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
