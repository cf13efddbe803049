import Measure

/// Where some elements of a state are kept.
package struct Storage: Sendable {
  let address: UInt
  let count: Int

  init<Element>(_ array: [Element]) {
    address = BufferIdentity(array).address
    count = array.count
  }

  /// A dictionary is one reference to its storage.
  init<Key, Value>(_ dictionary: [Key: Value]) {
    address = unsafeBitCast(dictionary, to: UInt.self)
    count = dictionary.count
  }

  /// Elements that stand elsewhere than before.
  ///
  /// - Parameters: the same storages, in the same order; what came last and is new counts nothing.
  static func copiedElements(from before: [Storage], to after: [Storage]) -> Int {
    zip(before, after).reduce(0) { sum, pair in
      sum + (pair.0.address == pair.1.address ? 0 : pair.0.count)
    }
  }
}
