/// The memory in which a collection stores its elements, and the path that leads to it.
///
/// It holds no reference, so it causes no copy.
struct ReachableBuffer: Hashable {
  /// The first word of a path that starts at the subscriber.
  static let subscriber = "subscriber"

  /// As in `FeedStore.undo[0].posts`; an entry of a dictionary or a set has the number of its bucket,
  /// as in `FeedStore.byID[#3].value`.
  let path: String
  /// Address of the allocated block that holds the elements.
  let block: UInt
  let identity: BufferIdentity
  /// Address of the object or of the collection's storage whose memory refers to the block.
  let container: UInt
  /// Whether it may begin elsewhere than the block.
  var isSlice = false

  /// The path for people, who know no buckets: `FeedStore.byID[…]`.
  var name: String { path.replacing(/\[#\d+\](\.value\b)?/, with: "[…]") }
}

/// Finds the buffers of arrays, dictionaries and sets by reflection.
///
/// Follows the properties of structs, classes and enum payloads, also where a mirror of their own hides
/// them, and only the first and last elements of a large collection. Cannot see what a closure captures.
/// An object that several paths lead to is found once.
struct ReachableBuffers {
  private(set) var all: [ReachableBuffer] = []
  /// The objects, and the collections that have elements.
  private(set) var containers: [Container] = []
  private var visited: Set<ObjectIdentifier> = []
  private var steps = 0

  /// An object, or the storage of a collection.
  struct Container {
    let address: UInt
    let path: String
    /// Elements of the collection; 0 for an object.
    var count = 0
    /// Bytes that are in use; of a hashed collection any word may be unused.
    var used = Int.max
    var isHashed: Bool { count > 0 && used == .max }
  }

  private static let mostSteps = 4_000
  private static let deepest = 24
  /// `Builtin.NativeObject`, by its mangled name: an object of unknown class, which cannot be reflected.
  private static let nativeObject: Any.Type? = _typeByName("Bo")

  /// - Parameters:
  ///   - root: a state, named by the first word of every path.
  ///   - container: the object whose memory holds a root that is a value; 0 if unknown.
  mutating func add(_ root: Any, named name: String, in container: UInt = 0) {
    steps = 0
    if container > 0 { containers.append(Container(address: container, path: name)) }
    visit(root, name, in: container, depth: 0)
  }

  private mutating func visit(_ value: Any, _ path: String, in container: UInt, depth: Int) {
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps, !(value is String),
      type(of: value) != Self.nativeObject
    else { return }
    if let collection = value as? any BufferedCollection {
      guard let (block, identity) = collection.buffer, identity.count > 0 else { return }
      all.append(
        ReachableBuffer(
          path: path, block: block, identity: identity, container: container,
          isSlice: collection.isSlice))
      containers.append(
        Container(
          address: block, path: path, count: identity.count,
          used: collection.isHashed ? .max : Int(arrayHeader) + identity.bytes))
      let bucket = collection.isHashed ? "#" : ""
      for (index, element) in collection.firstAndLast {
        visit(element, "\(path)[\(bucket)\(index)]", in: block, depth: depth + 1)
      }
      return
    }
    var container = container
    var mirror: Mirror? = Mirror(reflecting: value)
    if type(of: value) is AnyClass {
      let object = ObjectIdentifier(value as AnyObject)
      guard visited.insert(object).inserted else { return }
      container = UInt(bitPattern: object)
      containers.append(Container(address: container, path: path))
    }
    if value is any CustomReflectable, mirror?.displayStyle != .optional {
      let found = all.count
      for (label, field) in fields(of: value) {
        visit(
          field, label.map { "\(path).\(propertyName($0))" } ?? path, in: container,
          depth: depth + 1)
      }
      // Only a collection in memory of its own, as `Deque`, has fields that say nothing.
      if all.count > found { return }
    }
    // As in memory: the properties of a superclass come first.
    var levels: [Mirror] = []
    while let level = mirror {
      levels.insert(level, at: 0)
      mirror = level.superclassMirror
    }
    for level in levels {
      for (label, child) in level.children {
        // The payload of an optional has the path of the optional.
        let name = level.displayStyle == .optional ? nil : label.map(propertyName)
        visit(
          child, name.map { "\(path).\($0)" } ?? path, in: container, depth: depth + 1)
      }
    }
  }
}

/// Returns a property's name without the prefixes that `@Observable` and `lazy` give to what they store.
func propertyName(_ label: String) -> String {
  String(label.replacing("$__lazy_storage_$_", with: "").drop { $0 == "_" || $0 == "." })
}

/// A collection whose elements are in one block of memory.
private protocol BufferedCollection {
  /// `nil` for a collection without a block of its own.
  var buffer: (block: UInt, identity: BufferIdentity)? { get }
  /// Elements that fit without a new block.
  var capacity: Int { get }
  var firstAndLast: [(index: Int, element: Any)] { get }
  /// Whether an element's place says nothing to a person.
  var isHashed: Bool { get }
  var isSlice: Bool { get }
}

extension BufferedCollection {
  fileprivate var isHashed: Bool { false }
  fileprivate var isSlice: Bool { false }
}

extension BufferedCollection where Self: Collection {
  /// All elements of a short collection; the first and last of a long one, where a log begins and
  /// ends.
  fileprivate var firstAndLast: [(index: Int, element: Any)] {
    let indexed = zip(0..., self)
    if count <= 16 { return indexed.map { ($0, $1) } }
    let last = zip(count - 4..<count, suffix(4)).map { (index: $0, element: $1 as Any) }
    return indexed.prefix(4).map { ($0, $1) } + last
  }
}

/// Bytes of an array's object header, count and capacity.
private let arrayHeader: UInt = 32

extension BufferedCollection where Self: RandomAccessCollection, Index == Int {
  /// That of the array which a slice is a part of.
  fileprivate var buffer: (block: UInt, identity: BufferIdentity)? {
    let stride = MemoryLayout<Element>.stride
    let start = withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
    let first = start &- UInt(startIndex * stride)
    return (
      first &- arrayHeader,
      BufferIdentity(address: first, capacity: capacity, count: count, stride: stride)
    )
  }
}

extension Array: BufferedCollection {}
extension ContiguousArray: BufferedCollection {}
extension ArraySlice: BufferedCollection { fileprivate var isSlice: Bool { true } }

extension BufferedCollection where Self: Collection {
  /// That of a dictionary or a set.
  fileprivate func hashedBuffer(stride: Int) -> (block: UInt, identity: BufferIdentity)? {
    reference(of: self).map {
      ($0, BufferIdentity(address: $0, capacity: capacity, count: count, stride: stride))
    }
  }
}

extension Dictionary: BufferedCollection {
  fileprivate var isHashed: Bool { true }
  fileprivate var buffer: (block: UInt, identity: BufferIdentity)? {
    hashedBuffer(stride: MemoryLayout<Key>.stride + MemoryLayout<Value>.stride)
  }
}

extension Set: BufferedCollection {
  fileprivate var isHashed: Bool { true }
  fileprivate var buffer: (block: UInt, identity: BufferIdentity)? {
    hashedBuffer(stride: MemoryLayout<Element>.stride)
  }
}

/// The address in a value that is a single reference to its storage; `nil` if the reference is
/// tagged, as one to a bridged object may be.
private func reference<Value>(of value: Value) -> UInt? {
  guard MemoryLayout<Value>.size == MemoryLayout<UInt>.size else { return nil }
  let address = withUnsafeBytes(of: value) { $0.load(as: UInt.self) }
  return address % 8 == 0 ? address : nil
}
