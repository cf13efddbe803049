/// The writes of one watched property.
class FieldLog: Log {
  private(set) var isUnfinished = false
  private var sites: Ring<WriterAddress?>?
  private(set) var writes = 0

  init(keepsSites: Bool) {
    sites = keepsSites ? Ring() : nil
  }

  /// Reads what is watched, so that Observation knows it.
  func start() {}

  /// Takes in what is there now: after the newest write, and before the next.
  ///
  /// - Parameter write: the number of the newest write.
  func takeIn(after write: Int) {}

  /// Called on the writer's own call, before the write; returns its number.
  final func willWrite() -> Int {
    finish()
    prepareWrite()
    isUnfinished = true
    sites?.append(WriterAddress.captured())
    defer { writes += 1 }
    return writes
  }

  func prepareWrite() {}

  func kinds(at number: Int) -> [Event.Kind] { [] }

  final func finish() {
    guard isUnfinished else { return }
    isUnfinished = false
    takeIn(after: writes - 1)
  }

  func site(at number: Int) -> Site? { sites?[number]??.site }

  func removeFirst() { sites?.removeFirst() }
}
