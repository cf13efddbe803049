// The fields of a type, from the runtime functions that `Mirror` itself calls: no public API reads them behind
// a mirror of the type's own, or tells where a field is.

/// Returns the stored properties of a struct or of an object's own class, or the payload of an enum.
func fields(of value: Any) -> [Mirror.Child] {
  (0..<childCount(value, type: type(of: value))).map { index in
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let child = child(
      of: value, type: type(of: value), index: index, outName: &name, outFreeFunc: &free)
    defer { free?(name) }
    return (name.map { String(cString: $0) }, child)
  }
}

/// Returns the name of the stored property at a place in an object, unless it is a superclass's.
func field(of object: AnyObject, at offset: Int) -> String? {
  let (type, fields): (Any.Type, [Mirror.Child]) = (type(of: object), fields(of: object))
  let inherited = fieldCount(of: type) - fields.count
  let index = fields.indices.last { fieldOffset(in: type, at: inherited + $0) <= offset }
  return index.flatMap { fields[$0].label }
}

@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of: Value, type: Any.Type, index: Int, outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

/// The fields of a class with those of its superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of: Any.Type) -> Int

/// Bytes from the start of an object to the field.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(in: Any.Type, at index: Int) -> Int
