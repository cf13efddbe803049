import LabDomain
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

/// A formula for the bytes that an update asks memory for, from the state right before it; `nil` where only
/// a count would tell them, and nothing is counted.
struct Prediction<Layout: State>: Sendable {
  /// Whether a change of an element copies what holds it.
  let copies: Bool
  let bytes: @Sendable (Layout, Action) -> Int?
}

extension Prediction {
  /// No copy: the state has one owner.
  static var inPlace: Prediction {
    Prediction(copies: false) { $0.bytesInPlace(for: $1) }
  }

  /// A copy of what changes: the state has a second owner.
  static var copy: Prediction {
    Prediction(copies: true) { state, action in
      state.bytesInPlace(for: action).map { $0 + state.bytesOfCopy(for: action) }
    }
  }
}

extension Prediction<AppState> {
  /// No copy. What Observation asks for to observe anew has no formula here, so it is counted on a
  /// state without elements: a tick says that it is no more on this one.
  static func observation<Model: ObservableModel>(_ model: Model.Type) -> Prediction {
    Prediction(copies: false) { _, _ in
      var empty = Observed<Model>(.empty)
      empty.update(by: .flipLoading)
      empty.update(by: .flipLoading)
      return Allocations.count { empty.update(by: .flipLoading) }?.bytes
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
  static func array<Element>(of elements: Int, as type: Element.Type) -> Int {
    array(of: elements, stride: MemoryLayout<Element>.stride)
  }

  /// `count × stride + 32`
  static func array(of elements: Int, stride: Int) -> Int { elements * stride + arrayHeader }

  /// `64 + a bit per bucket, in words + buckets × (key's stride + value's stride)`
  ///
  /// The buckets are the power of two that is at most three quarters full. A copy has as many of
  /// them as the original, unless it makes room for more.
  package static func dictionary<Key, Value>(_ original: [Key: Value], adding more: Int = 0) -> Int
  {
    let capacity = max(original.capacity, original.count + more)
    var buckets = 1
    while buckets * 3 / 4 < capacity { buckets *= 2 }
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
