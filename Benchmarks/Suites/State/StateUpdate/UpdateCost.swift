import LabDomain
import LabMeasure

/// What one update asked of memory, and what was predicted.
package struct UpdateCost: Sendable, Hashable {
  /// `nil` where counting is not available.
  package let allocations: Allocations?
  /// Elements whose storage had another address afterwards.
  package let copiedElements: Int
  /// Computed before the update; `nil` where no formula tells it.
  package let predictedBytes: Int?
}

extension UpdateCost {
  /// Counts one update, after one and its undoing, which make room where an update needs some.
  ///
  /// - Parameter predictedBytes: from the state right before the update.
  init<S: Store>(
    of update: Update, on subject: consuming S, predictedBytes: (S.Layout) -> Int?
  ) {
    var subject = subject
    subject.update(by: update.action)
    subject.update(by: update.undo)
    self.predictedBytes = predictedBytes(subject.state)
    let before = subject.state.storages
    allocations = Allocations.count { subject.update(by: update.action) }
    copiedElements = before.copiedElements(to: subject.state.storages)
  }

  /// The bytes counted, or those predicted where counting is not available.
  package var bytes: Int? { allocations?.bytes ?? predictedBytes }
}

extension [BufferIdentity] {
  /// Returns the number of elements that are at another address in `after`, although nothing grew.
  func copiedElements(to after: [BufferIdentity]) -> Int {
    zip(self, after).reduce(0) { sum, pair in
      sum + BufferIdentity.copiedBytes(from: pair.0, to: pair.1) / pair.0.stride
    }
  }
}

/// The bytes that the standard library asks for when it copies a storage, on 64 bits.
///
/// As in swift/stdlib/public/core of Swift 6: `ContiguousArrayBuffer.swift` and `ArrayShared.swift`
/// for arrays, `DictionaryStorage.swift` and `HashTable.swift` for dictionaries.
package enum CopyFormulas {
  /// An object's header and the count and capacity of an array.
  static let arrayHeader = 32
  /// An object's header.
  static let objectHeader = 16
  /// An object's header and the count, capacity, scale, seed and two addresses of a dictionary.
  static let dictionaryHeader = 64

  /// `count × stride + 32`
  static func array(of elements: Int, stride: Int) -> Int { elements * stride + arrayHeader }

  /// `64 + a bit per bucket, in words + buckets × (key's stride + value's stride)`
  ///
  /// The buckets are the power of two that is at most three quarters full. A copy has as many of
  /// them as the original.
  package static func dictionary<Key, Value>(_ original: [Key: Value]) -> Int {
    var buckets = 1
    while buckets * 3 / 4 < original.capacity { buckets *= 2 }
    let bits = (buckets + 63) / 64 * 8
    let keys = (dictionaryHeader + bits).rounded(upTo: MemoryLayout<Key>.alignment)
    let values = (keys + buckets * MemoryLayout<Key>.stride)
      .rounded(upTo: MemoryLayout<Value>.alignment)
    return values + buckets * MemoryLayout<Value>.stride
  }
}

extension BufferIdentity {
  /// `count × stride + 32`: a copy has just the room it needs.
  package var bytesOfCopy: Int { bytes + CopyFormulas.arrayHeader }

  /// `capacity × stride + 32`: a copy to append to keeps the capacity, or doubles it when full.
  package var bytesOfCopyToAppendTo: Int {
    let room = count < capacity ? capacity : max(count + 1, 2 * capacity)
    return room * stride + CopyFormulas.arrayHeader
  }
}

extension Int {
  fileprivate func rounded(upTo alignment: Int) -> Int {
    (self + alignment - 1) / alignment * alignment
  }
}
