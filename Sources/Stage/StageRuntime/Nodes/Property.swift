/// A wrapper such as `@State`, whose value comes from the node of the view that declares it.
protocol NodeProperty {
  /// Called before each run of the view's body, on the copy of the view that runs.
  mutating func install(as name: String, in node: Node)

  /// Compares what a body can read through the wrapper, where the view's own `==` has not.
  func isEqual(to other: Self, by comparison: ValueComparison) -> Bool
}

extension NodeProperty {
  func isEqual(to other: Self, by comparison: ValueComparison) -> Bool { true }

  fileprivate static func install(
    at address: UnsafeMutableRawPointer, as name: String, in node: Node
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.install(as: name, in: node)
  }

  fileprivate static func areEqual(
    at one: UnsafeRawPointer, and other: UnsafeRawPointer, by comparison: ValueComparison
  ) -> Bool {
    one.assumingMemoryBound(to: Self.self).pointee
      .isEqual(to: other.assumingMemoryBound(to: Self.self).pointee, by: comparison)
  }
}

/// One wrapper among the stored properties of a type of view.
struct Property {
  private let name: String
  private let offset: Int
  private let type: any NodeProperty.Type

  static func all<V: View>(of view: V.Type) -> [Property] {
    let metadata = TypeMetadata(view)
    guard metadata.kind == .structure, let fields = metadata.fields else { return [] }
    return fields.compactMap { field in
      guard let type = field.type as? any NodeProperty.Type else { return nil }
      return Property(name: field.name, offset: field.offset, type: type)
    }
  }

  func install<V: View>(in view: inout V, of node: Node) {
    withUnsafeMutablePointer(to: &view) { view in
      type.install(at: UnsafeMutableRawPointer(view) + offset, as: name, in: node)
    }
  }

  func isEqual<V: View>(in one: V, and other: V, by comparison: ValueComparison) -> Bool {
    withUnsafeAddresses(one, other) { one, other in
      type.areEqual(at: one + offset, and: other + offset, by: comparison)
    }
  }
}
