import Observation

// The fields of a type, from the runtime functions that `Mirror` itself calls: no public API reads them behind
// a mirror of the type's own, tells where a field is, or passes over a weak one.

/// The kinds of metadata that matter here; that of an object begins with an address.
enum MetadataKind: UInt {
  case `enum` = 0x201
  case optional = 0x202
  /// A type of the compiler's own, which cannot be reflected.
  case opaque = 0x300
  case function = 0x302

  init?(of type: Any.Type) {
    self.init(rawValue: metadata(of: type)[0])
  }
}

/// The words that describe a type, at the address that identifies it.
private func metadata(of type: Any.Type) -> UnsafePointer<UInt> {
  UnsafePointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))!
}

/// Returns whether values of a type are closures of Swift, not blocks or functions of C, which have no context.
func isClosure(_ type: Any.Type) -> Bool {
  MetadataKind(of: type) == .function && metadata(of: type)[1] >> 16 & 0xFF == 0
}

/// A stored property, or the payload of an enum, which is at its start.
struct Field {
  /// `nil` for the payload of an optional.
  let label: String?
  /// Bytes from the start of the value or of the object.
  let offset: Int
  /// Bytes of a stored property; 0 if it is not copyable.
  let size: Int
  let value: Any
}

/// Returns the stored properties of a value, those of a superclass first, or the payload of an enum; none that
/// is weak or unowned, which may lead nowhere, or a block of Dispatch, at which the runtime crashes.
func fields(of value: Any) -> [Field] {
  let type = type(of: value)
  var levels: [Any.Type] = [type]
  while let last = levels[0] as? AnyClass, let parent = _getSuperclass(last) {
    levels.insert(parent, at: 0)
  }
  let kind = MetadataKind(of: type)
  let isEnum = kind == .enum || kind == .optional
  let places = levels.flatMap { level in
    (0..<childCount(value, type: level)).map { (level: level, index: $0) }
  }
  let prefix = value is any Observable ? "_" : ""
  return places.enumerated().compactMap { number, place -> Field? in
    let stored = isEnum ? type : strongType(number, in: type)
    guard let stored else { return nil }
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let child = child(
      of: value, type: place.level, index: place.index, outName: &name, outFreeFunc: &free)
    defer { free?(name) }
    return Field(
      label: kind == .optional
        ? nil : name.map { propertyName(String(cString: $0), without: prefix) },
      offset: isEnum ? 0 : fieldOffset(in: type, at: number), size: size(of: stored), value: child)
  }
}

/// Returns a property's name without the prefixes that `lazy` and `@Observable` give to what they store.
private func propertyName(_ label: String, without prefix: String) -> String {
  let label = label.trimmingPrefix("$__lazy_storage_$_").drop { $0 == "." }
  return String(label.hasPrefix(prefix) ? label.dropFirst(prefix.count) : label)
}

func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

/// Returns the type of a stored property that may be followed.
private func strongType(_ index: Int, in type: Any.Type) -> Any.Type? {
  var field = FieldMetadata()
  let type = fieldType(in: type, at: index, &field)
  field.free?(field.name)
  return field.isStrong && (MetadataKind(of: type) != .function || isClosure(type)) ? type : nil
}

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of: Value, type: Any.Type, index: Int, outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

/// Counts the fields of superclasses, too, as the next one does.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  in: Any.Type, at index: Int, _: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(in: Any.Type, at index: Int) -> Int
