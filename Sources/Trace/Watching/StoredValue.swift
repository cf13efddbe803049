#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// Where the observable properties of a class are stored.
///
/// `@Observable` stores each in a property whose name begins with an underscore.
@usableFromInline
nonisolated struct ObservableStorage {
  private var properties: [(type: any Any.Type, offset: Int)] = []

  /// Elsewhere than on Linux, where the toolchain tells, none is known.
  @usableFromInline init(of object: any Any.Type) {
    #if os(Linux)
      let isClass = _EachFieldOptions(rawValue: 1)
      _forEachField(of: object, options: isClass) { name, offset, type, _ in
        let name = String(cString: name)
        if name.hasPrefix("_"), !name.hasPrefix("_$") { properties.append((type, offset)) }
        return true
      }
    #endif
  }

  var isOne: Bool { properties.count == 1 }

  /// Where in an object the one property of a type lies; `nil` when several are of that type.
  @usableFromInline func offset(of type: any Any.Type) -> Int? {
    let found = properties.filter { $0.type == type }
    return found.count == 1 ? found[0].offset : nil
  }
}

/// Reads an observable property of an object where it is stored, or through its getter where that is not known.
///
/// The getter asks Observation, copies the value, and makes a key path if the class is generic, which takes longer than all
/// the rest of recording a write.
@usableFromInline
nonisolated struct StoredValue<Object: AnyObject, Value> {
  @usableFromInline let get: (Object) -> Value
  @usableFromInline let offset: Int?

  @inlinable init(of type: Object.Type, _ get: @escaping (Object) -> Value) {
    self.get = get
    offset = ObservableStorage(of: type).offset(of: Value.self)
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
