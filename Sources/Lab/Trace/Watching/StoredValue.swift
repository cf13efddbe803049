#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// Where the observable properties of a class are stored: each in a property of its name, with an underscore before it.
@usableFromInline
nonisolated struct ObservableStorage {
  private var properties: [(name: String, type: any Any.Type, offset: Int)] = []

  /// Found out once for each class, because that takes longer than many writes.
  @MainActor private static var known: [ObjectIdentifier: ObservableStorage] = [:]

  @MainActor @usableFromInline static func of(_ type: AnyClass) -> ObservableStorage {
    if let storage = known[ObjectIdentifier(type)] { return storage }
    let storage = ObservableStorage(readFrom: type)
    known[ObjectIdentifier(type)] = storage
    return storage
  }

  /// Elsewhere than on Linux, where the toolchain tells, none is known.
  private init(readFrom object: AnyClass) {
    #if os(Linux)
      let isClass = _EachFieldOptions(rawValue: 1)
      _forEachField(of: object, options: isClass) { name, offset, type, _ in
        let name = String(cString: name)
        if name.hasPrefix("_"), !name.hasPrefix("_$") { properties.append((name, type, offset)) }
        return true
      }
    #endif
  }

  /// Whether a property of this name and type is stored, and not computed; where nobody tells, it is taken to be.
  func holds(_ property: String, _ type: any Any.Type) -> Bool {
    #if os(Linux)
      offset(named: property, type) != nil
    #else
      true
    #endif
  }

  /// Where in an object the property lies; `nil` when it is computed, or a reference, which may be weak.
  @usableFromInline func offset(of property: String, _ type: any Any.Type) -> Int? {
    type is AnyClass || type is any OptionalReference.Type ? nil : offset(named: property, type)
  }

  private func offset(named property: String, _ type: any Any.Type) -> Int? {
    properties.first { $0.name == "_" + property && $0.type == type }?.offset
  }
}

private nonisolated protocol OptionalReference {}

extension Optional: OptionalReference where Wrapped: AnyObject {}

/// Reads an observable property of an object where it is stored, or through its getter where that is not known.
///
/// The getter asks Observation, copies the value, and makes a key path if the class is generic, which takes longer than all
/// the rest of recording a write. To read past it is safe because it is done on the main actor, to which a traced object
/// belongs, before a write begins and after it has ended; and because no reference is read so, which may be weak.
@usableFromInline
nonisolated struct StoredValue<Object: AnyObject, Value> {
  @usableFromInline let get: (Object) -> Value
  @usableFromInline let offset: Int?

  /// - Parameter offset: where it is stored, if that is known and the object tells of its writes itself.
  @inlinable init(at offset: Int?, _ get: @escaping (Object) -> Value) {
    self.get = get
    self.offset = offset
  }

  /// - Parameter object: an `Object`.
  @inlinable func read<Result>(
    in object: AnyObject, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    guard let offset else {
      return withUnsafePointer(to: get(unsafeDowncast(object, to: Object.self)), body)
    }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return body(address.assumingMemoryBound(to: Value.self))
  }
}
