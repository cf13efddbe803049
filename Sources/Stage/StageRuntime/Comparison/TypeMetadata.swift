/// The runtime's description of a type, as far as a comparison of values needs it.
///
/// There is no public way: a `Mirror` copies what it shows, and shows nothing that a closure captured. On Apple's
/// platforms Swift fixes these layouts in its ABI: `docs/ABI/TypeMetadata.rst` in the compiler's repository; elsewhere
/// they may change with a compiler, which `ClosureComparisonTests` would notice.
struct TypeMetadata {
  enum Kind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case extendedExistential = 0x307
  }

  /// One stored value inside another.
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
    /// Whether it is a plain value, and not a `weak` or `unowned` reference.
    let isStrong: Bool
  }

  private let address: UnsafeRawPointer

  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The kind; `nil` for classes and everything else that is compared bit by bit.
  var kind: Kind? { Kind(rawValue: address.load(as: UInt.self)) }

  /// What the runtime knows of all values of the type: eight functions, and these offsets in bytes.
  private var witnesses: UnsafeRawPointer { (address - 8).load(as: UnsafeRawPointer.self) }
  private enum Witness { static let (size, flags, enumTag) = (64, 80, 88) }
  private var flags: UInt32 { witnesses.load(fromByteOffset: Witness.flags, as: UInt32.self) }

  var size: Int { witnesses.load(fromByteOffset: Witness.size, as: Int.self) }
  var alignmentMask: Int { Int(flags & 0xFF) }
  /// Whether a copy of the bits is a copy of the value.
  var isPlainBits: Bool { flags & 0x1_0000 == 0 }
  var isCopyable: Bool { flags & 0x80_0000 == 0 }
  /// Whether `Any` stores the value itself, and not a pointer to it.
  var isInlineInAny: Bool { flags & 0x2_0000 == 0 }

  /// Whether the function type is a Swift closure: a pointer to code and one to what it captured.
  var isClosure: Bool { (address.load(fromByteOffset: 8, as: UInt.self) >> 16) & 0xFF == 0 }

  /// Whether the existential type holds any value and its type, and not only a reference or an error.
  var isOpaqueExistential: Bool {
    address.load(fromByteOffset: 8, as: UInt32.self) & 0xBF00_0000 == 0x8000_0000
  }

  /// The tag of the enum value at `value`.
  func enumTag(of value: UnsafeRawPointer) -> UInt32 {
    typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return witnesses.load(fromByteOffset: Witness.enumTag, as: Tag.self)(value, address)
  }

  /// The elements of a tuple type.
  ///
  /// Metadata: kind, count, labels; then a type and an offset for each element.
  var elements: [Field] {
    (0..<address.load(fromByteOffset: 8, as: Int.self)).map { index in
      let element = address + 24 + 16 * index
      return Field(
        // On Linux only 32 bits of it are written.
        name: "\(index)", offset: Int(element.load(fromByteOffset: 8, as: UInt32.self)),
        type: element.load(as: Any.Type.self), isStrong: true)
    }
  }

  /// The stored properties of a struct type; `nil` if the program has no record of them.
  ///
  /// Metadata: kind, descriptor, generic arguments, and an offset for each property, from the word that the
  /// descriptor names at 24. The descriptor refers to the record at 16. The record has its count at 12, and from
  /// 16 on flags, type name and name of each property.
  var fields: [Field]? {
    let descriptor = address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard descriptor.load(fromByteOffset: 16, as: Int32.self) != 0 else { return nil }
    let record = (descriptor + 16).relative
    let count = Int(record.load(fromByteOffset: 12, as: UInt32.self))
    let offsets = address + 8 * Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    var fields: [Field] = []
    for index in 0..<count {
      let field = record + 16 + 12 * index
      let typeName = MangledName(at: (field + 4).relative)
      guard let type = typeName.type(in: descriptor, arguments: address + 16) else { return nil }
      fields.append(
        Field(
          name: String(cString: (field + 8).relative.assumingMemoryBound(to: CChar.self)),
          offset: Int(offsets.load(fromByteOffset: 4 * index, as: Int32.self)),
          type: type, isStrong: typeName.isStrong))
    }
    return fields
  }
}

/// The name of a type in the program's records, which may contain references to other records.
struct MangledName {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(at address: UnsafeRawPointer) {
    var length = 0
    while case let byte = address.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      switch byte {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    bytes = UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt8.self), count: length)
  }

  /// Returns the type, if the runtime finds it. A generic type's fields need its descriptor and arguments.
  func type(
    in context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil
  ) -> Any.Type? {
    guard let start = bytes.baseAddress else { return nil }
    return _getTypeByMangledNameInContext(
      start, UInt(bytes.count), genericContext: context, genericArguments: arguments)
  }

  /// Whether the name is of a plain value, and not of a `weak`, `unowned` or `unowned(unsafe)` one.
  var isStrong: Bool { !["Xw", "Xo", "Xu"].contains { bytes.suffix(2).elementsEqual($0.utf8) } }

  /// Whether the name is of a metatype that is not stored, because it has only one value.
  var isThinMetatype: Bool { bytes.suffix(3).elementsEqual("XMt".utf8) }
}

extension UnsafeRawPointer {
  /// The address that the relative pointer here refers to.
  var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}
