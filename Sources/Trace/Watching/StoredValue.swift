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

  /// Where in an object the one property of a type lies; `nil` when several are of that type, or when it may be weak, and
  /// so not stored as what it is.
  @usableFromInline func offset(of type: any Any.Type) -> Int? {
    if mayBeWeak(type) { return nil }
    let found = properties.filter { $0.type == type }
    return found.count == 1 ? found[0].offset : nil
  }
}

private nonisolated protocol OptionalReference {}

extension Optional: OptionalReference where Wrapped: AnyObject {}

/// What holds any value of a protocol may be weak too, but cannot be asked; it is not equatable.
private nonisolated func mayBeWeak(_ type: any Any.Type) -> Bool {
  type is any OptionalReference.Type
    || type is any ExpressibleByNilLiteral.Type && !(type is any Equatable.Type)
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
    // What a class that does not tell itself is asked for may be computed from what is stored.
    offset =
      WatchedObjects.tells(type) ? ObservableStorage(of: type).offset(of: Value.self) : nil
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
