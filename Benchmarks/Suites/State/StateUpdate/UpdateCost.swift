import LabMeasure

/// What one update asked of memory, and what was predicted.
package struct UpdateCost: Sendable, Hashable {
  /// `nil` where counting is not available.
  package let allocations: Allocations?
  /// Elements whose storage had another address afterwards.
  package let copiedElements: Int
  /// Computed before the update; `nil` where only a count would tell it, and nothing is counted.
  package let predictedBytes: Int?
}

extension UpdateCost {
  /// Counts one update, after one and its undoing, which make room where an update needs some.
  init<S: Store>(of update: Update, on subject: consuming S, predicting: Prediction<S.Layout>) {
    var subject = subject
    subject.update(by: update.action)
    subject.update(by: update.undo)
    predictedBytes = predicting.bytes(subject.state, update.action)
    let before = subject.state.storages
    allocations = Allocations.count { subject.update(by: update.action) }
    copiedElements = Storage.copiedElements(from: before, to: subject.state.storages)
  }

  /// The bytes counted, or those predicted where counting is not available.
  package var bytes: Int? { allocations?.bytes ?? predictedBytes }
}

/// The address of some elements of a state.
struct Storage {
  let address: UInt
  let count: Int

  init<Element>(_ array: [Element]) {
    address = BufferIdentity(array).address
    count = array.count
  }

  /// A dictionary is one reference to its storage.
  init<Key, Value>(_ dictionary: [Key: Value]) {
    address = withUnsafeBytes(of: dictionary) { $0.load(as: UInt.self) }
    count = dictionary.count
  }

  /// Returns the number of elements at another address. A new storage at the end counts nothing.
  static func copiedElements(from before: [Storage], to after: [Storage]) -> Int {
    zip(before, after).reduce(0) { sum, pair in
      sum + (pair.0.address == pair.1.address ? 0 : pair.0.count)
    }
  }
}
