/// The memory in which a collection stores its elements, or an object, and the path that leads to it.
///
/// It holds no reference, so it causes no copy.
struct ReachableBuffer: Hashable {
  /// As in `FeedStore.undo[0].posts`; an entry of a dictionary or a set has the number of its bucket,
  /// as in `FeedStore.byID[#3].value`.
  var path: String
  /// Address of the allocated block that holds the elements, or of the object.
  let block: UInt
  /// Zeros for an object.
  let identity: BufferIdentity
  /// Address of the object or of the collection's storage whose memory refers to the block.
  let container: UInt
  /// Address of the word that refers to it, where the layout of its owner is known.
  let word: UInt?
  /// Address of the stored property, the element or the state that the word is part of.
  let property: UInt?

  var isObject: Bool { identity.stride == 0 }

  /// The path for people, who know no buckets: `FeedStore.byID[…]`.
  var name: String { path.replacing(/\[#\d+\](\.value\b)?/, with: "[…]") }
}

/// Finds the buffers of arrays, dictionaries and sets by reflection.
///
/// Follows the properties of structs, classes and enum payloads, also where a mirror of their own hides
/// them, and of more than 128 elements, or 16 in another collection, only the first and last. Cannot see what a
/// closure captures. What is in an object that several paths lead to is found once.
struct ReachableBuffers {
  private(set) var all: [ReachableBuffer] = []
  /// The objects, and the collections that have elements.
  private(set) var containers: [Container] = []
  /// Addresses of words that an `any` value has for a smaller one.
  private(set) var unused: Set<UInt> = []
  private var visited: Set<ObjectIdentifier> = []
  private var steps = 0

  /// An object, or the storage of a collection.
  struct Container {
    let address: UInt
    let path: String
    /// Elements of the collection; 0 for an object.
    var count = 0
    /// Bytes of an array's element; 0 otherwise.
    var stride = 0
    /// Bytes that are in use; of a hashed collection any word may be unused. A root's end with what was added.
    var used = Int.max
    /// Whether it is what holds the state and its subscriber.
    var isRoot = false
    /// Whether it is what a closure captures, or of a class that is unknown.
    var isOpaque = false
    /// Whether it is a hashed collection each of whose elements was visited.
    var isKnown = false
  }

  private static let mostSteps = 32_000
  private static let deepest = 24
  /// `Builtin.NativeObject`, by its mangled name.
  private static let nativeObject: Any.Type? = _typeByName("Bo")

  /// - Parameters:
  ///   - root: a state, named by the first word of every path.
  ///   - container: the object that holds it; `nil` if unknown.
  ///   - field: which of the object's stored properties it is.
  mutating func add(_ root: Any, named name: String, in container: AnyObject? = nil, field: Int = 0)
  {
    steps = 0
    let address = container.map { UInt(bitPattern: ObjectIdentifier($0)) }
    let place = container.map { fields(of: $0)[field] }
    if let address, let place {
      containers.append(Container(address: address, path: name, isRoot: true))
      containers[0].used = place.offset + place.size  // Padding behind it may have an old address.
    }
    visit(root, name, in: address ?? 0, at: address.map { $0 + UInt(place?.offset ?? 0) }, depth: 0)
  }

  /// - Parameters:
  ///   - address: Where the value is in memory; `nil` if unknown.
  ///   - property: Where the property, element or state is that it is part of; `nil` for the whole of one.
  private mutating func visit(
    _ value: Any, _ path: String, in container: UInt, at address: UInt?, of property: UInt? = nil,
    depth: Int
  ) {
    var property = property ?? address
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps, !(value is String),
      MetadataKind(of: type(of: value)) != .opaque
    else {
      // An object of unknown class, as the storage of a `Deque`.
      if type(of: value) == Self.nativeObject, let object = address.flatMap(reference) {
        containers.append(Container(address: object, path: path, isOpaque: true))
      }
      return
    }
    if let collection = value as? any BufferedCollection {
      guard let (block, identity) = collection.buffer, identity.count > 0 else { return }
      all.append(
        ReachableBuffer(
          path: path, block: block, identity: identity, container: container,
          word: address.flatMap { referenceBits(at: $0) == block ? $0 : nil }, property: property))
      containers.append(
        collection.isHashed
          ? Container(address: block, path: path, count: identity.count)
          : Container(
            address: block, path: path, count: identity.count, stride: identity.stride,
            used: Int(arrayHeader) + identity.bytes))
      let (bucket, number, most) =
        (collection.isHashed ? "#" : "", containers.count, path.contains("[") ? 16 : 128)
      for (index, element) in collection.firstAndLast(of: most) {
        let place = identity.address + UInt(index * identity.stride)
        visit(
          element, "\(path)[\(bucket)\(index)]", in: block,
          at: collection.isHashed ? nil : place, depth: depth + 1)
      }
      // Its unused words may have the addresses of what was there before.
      let isKnown = collection.isHashed && identity.count <= most && steps < Self.mostSteps
      containers[number - 1].isKnown = isKnown
      let leadsNowhere = all.last?.block == block && containers.count == number
      if leadsNowhere { containers.removeLast() }
      return
    }
    var (container, address) = (container, address)
    func add(_ object: UInt, at address: UInt?, isOpaque: Bool = false) {
      all.append(
        ReachableBuffer(
          path: path, block: object, identity: .none, container: container,
          word: address.flatMap { referenceBits(at: $0) == object ? $0 : nil }, property: property))
      containers.append(Container(address: object, path: path, isOpaque: isOpaque))
    }
    if isClosure(type(of: value)) {
      // A single object that a closure captures takes the place of what it captures.
      let capture = withUnsafeBytes(of: value) {
        reference(at: UInt(bitPattern: $0.baseAddress) + 8)
      }
      if let capture, capture > 0 { add(capture, at: address.map { $0 + 8 }, isOpaque: true) }
    }
    if type(of: value) is AnyClass {
      let object = ObjectIdentifier(value as AnyObject)
      add(UInt(bitPattern: object), at: address)
      guard visited.insert(object).inserted else { return }
      container = UInt(bitPattern: object)
      (address, property) = (container, nil)
    } else if let box = address.flatMap({ box(of: value, at: $0) }) {
      add(box, at: address)
      unused.formUnion(address.map { [$0 + 8, $0 + 16] } ?? [])
      (container, address, property) = (box, box + 16, box + 16)
    }
    for field in fields(of: value) {
      // The payload of an optional has the path of the optional.
      visit(
        field.value, field.label.map { "\(path).\($0)" } ?? path, in: container,
        at: address.map { $0 + UInt(field.offset) }, of: property, depth: depth + 1)
    }
  }
}

/// Returns the object that an `any` value is in, as it is if larger than three words. Reflection returns only the
/// value, so the type that follows the three words tells.
private func box(of value: Any, at address: UInt) -> UInt? {
  let type = type(of: value)
  guard size(of: type) > 24, let words = UnsafePointer<UInt>(bitPattern: address),
    words[3] == UInt(bitPattern: ObjectIdentifier(type))
  else { return nil }
  return words[0]
}

func reference(at address: UInt) -> UInt? {
  UnsafePointer<UInt>(bitPattern: address).flatMap { $0.pointee % 8 == 0 ? $0.pointee : nil }
}

/// Returns the bits of a word that are an address; an enum may keep its case in the others.
func referenceBits(at address: UInt) -> UInt? {
  UnsafePointer<UInt>(bitPattern: address).map { $0.pointee & 0x00FF_FFFF_FFFF_FFF8 }
}
