import Measure

/// What one update asked of memory, and what it should have asked for.
package struct UpdateCost: Sendable, Hashable {
  /// `nil` where counting is not available.
  package let allocations: Allocations?
  /// Elements that stood elsewhere afterwards.
  package let copiedElements: Int
  /// Computed before the update, from what the strategy says of itself and the storage it has.
  package let predictedBytes: Int

  /// Counts one update, after one and its undoing, which make room where an update needs some.
  init(of update: Update, on subject: consuming some Subject) {
    var subject = subject
    subject.update(by: update.action)
    subject.update(by: update.undo)
    predictedBytes = subject.predictedBytes(for: update.change)
    let before = subject.storages
    allocations = Allocations.count { subject.update(by: update.action) }
    copiedElements = Storage.copiedElements(from: before, to: subject.storages)
  }

  /// Whether the bytes counted are those predicted; `nil` where counting is not available.
  package var isAsPredicted: Bool? {
    allocations.map { $0.bytes == predictedBytes }
  }
}
