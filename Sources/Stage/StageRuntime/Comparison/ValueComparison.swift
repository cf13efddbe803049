import Foundation

/// Compares two values of one type, as SwiftUI compares views before it runs a body.
///
/// Plain bits are compared bit by bit, other `Equatable` values by `==`, references by identity,
/// closures by the rule, and everything else field by field. Whatever cannot be read counts as changed.
final class ValueComparison {
  private let closures: ClosureComparison
  private var layouts: [ObjectIdentifier: Layout] = [:]
  /// What closures captured, by the address of their contexts' metadata.
  private var contexts: [UnsafeRawPointer: Layout] = [:]

  init(closures: ClosureComparison) { self.closures = closures }

  func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    let layout = layout(of: Value.self)
    return withUnsafeAddresses(one, other) { areEqual($0, $1, as: layout) }
  }

  /// Returns the comparison of two written values: by `==` if their type has one, plain bits or not.
  func equality<Value>() -> (Value, Value) -> Bool {
    guard let type = Value.self as? any Equatable.Type else { return areEqual }
    return { one, other in withUnsafeAddresses(one, other) { Self.areEqual($0, $1, by: type) } }
  }

  /// Returns how two values of `type` are compared.
  private func layout(of type: Any.Type) -> Layout {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    let layout = makeLayout(of: type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private func makeLayout(of type: Any.Type) -> Layout {
    let metadata = TypeMetadata(type)
    guard metadata.isCopyable else { return .neverEqual }
    if type is any Uncompared.Type { return .fields([]) }
    if !metadata.isPlainBits, let type = type as? any Equatable.Type { return .equatable(type) }
    switch metadata.kind {
    case .structure:
      guard let fields = metadata.fields else {
        return metadata.isPlainBits ? .bits(metadata.size) : .neverEqual
      }
      return layout(of: fields)
    case .tuple: return layout(of: metadata.elements)
    case .enumeration where !metadata.isPlainBits:
      // A mirror of its own may hide the value inside a case.
      return type is any CustomReflectable.Type ? .neverEqual : .cases(type)
    case .optional where !metadata.isPlainBits:
      guard let optional = type as? any AnyOptional.Type else { return .neverEqual }
      return .optional(optional, layout(of: optional.wrapped))
    case .function where metadata.isClosure:
      switch closures {
      case .neverEqual: return .neverEqual
      case .byContext: return .bits(MemoryLayout<StoredClosure>.size)
      case .byCaptures: return .closure
      }
    case .existential where metadata.isOpaqueExistential: return .existential
    case .extendedExistential: return .neverEqual
    case .enumeration, .optional, .function, .existential, nil: return .bits(metadata.size)
    }
  }

  private func layout(of fields: [TypeMetadata.Field]) -> Layout {
    let parts = fields.map { field in
      let layout =
        field.isStrong ? layout(of: field.type) : .bits(TypeMetadata(field.type).size)
      return (offset: field.offset, layout: layout)
    }
    return parts.contains { $0.layout.isNeverEqual } ? .neverEqual : .fields(parts)
  }
}

extension ValueComparison {
  private func areEqual(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, as layout: Layout
  ) -> Bool {
    switch layout {
    case .bits(let size): return memcmp(one, other, size) == 0
    case .equatable(let type): return Self.areEqual(one, other, by: type)
    case .fields(let fields):
      return fields.allSatisfy {
        areEqual(one + $0.offset, other + $0.offset, as: $0.layout)
      }
    case .optional(let type, let wrapped):
      let isSome = type.isSome(at: one)
      guard isSome == type.isSome(at: other) else { return false }
      return !isSome || areEqual(one, other, as: wrapped)
    case .cases(let type): return areEqualCases(one, other, of: type)
    case .existential: return areEqualExistentials(one, other)
    case .closure: return areEqualClosures(one, other)
    case .neverEqual: return false
    }
  }

  private static func areEqual<Value: Equatable>(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, by type: Value.Type
  ) -> Bool {
    one.assumingMemoryBound(to: type).pointee == other.assumingMemoryBound(to: type).pointee
  }

  private func areEqualCases<Value>(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, of type: Value.Type
  ) -> Bool {
    let metadata = TypeMetadata(type)
    guard metadata.enumTag(of: one) == metadata.enumTag(of: other) else { return false }
    func payload(_ value: UnsafeRawPointer) -> Any? {
      Mirror(reflecting: value.assumingMemoryBound(to: type).pointee).children.first?.value
    }
    return areEqual(payload(one), payload(other))
  }

  private func areEqualExistentials(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let type = one.load(fromByteOffset: 24, as: Any.Type.self)
    guard type == other.load(fromByteOffset: 24, as: Any.Type.self) else { return false }
    let metadata = TypeMetadata(type)
    func value(_ existential: UnsafeRawPointer) -> UnsafeRawPointer {
      if metadata.isInlineInAny { return existential }
      let box = existential.load(as: UnsafeRawPointer.self)
      return box + ((16 + metadata.alignmentMask) & ~metadata.alignmentMask)
    }
    return areEqual(value(one), value(other), as: layout(of: type))
  }

  private func areEqualClosures(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let (one, other) = (one.load(as: StoredClosure.self), other.load(as: StoredClosure.self))
    guard one.function == other.function else { return false }
    if one.context == other.context { return true }
    guard let one = one.context, let other = other.context else { return false }
    let metadata = one.load(as: UnsafeRawPointer.self)
    guard metadata == other.load(as: UnsafeRawPointer.self) else { return false }
    return areEqual(one, other, as: layout(ofContext: metadata))
  }

  private func layout(ofContext metadata: UnsafeRawPointer) -> Layout {
    if let known = contexts[metadata] { return known }
    let layout: Layout =
      if let captures = Captures(metadata) { layout(of: captures.fields) } else { .neverEqual }
    contexts[metadata] = layout
    return layout
  }
}

func withUnsafeAddresses<Value>(
  _ one: Value, _ other: Value, body: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
) -> Bool {
  withUnsafePointer(to: one) { one in withUnsafePointer(to: other) { other in body(one, other) } }
}

/// A part of a view that follows from its other parts, and so is not compared.
protocol Uncompared {}

/// How the values of one type are compared.
private indirect enum Layout {
  case bits(Int)
  case equatable(any Equatable.Type)
  case fields([(offset: Int, layout: Layout)])
  case optional(any AnyOptional.Type, Layout)
  /// An enum with values inside its cases.
  case cases(Any.Type)
  case existential
  case closure
  case neverEqual

  var isNeverEqual: Bool { if case .neverEqual = self { true } else { false } }
}

/// An optional of a type that is known only at run time.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static func isSome(at value: UnsafeRawPointer) -> Bool
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func isSome(at value: UnsafeRawPointer) -> Bool {
    if case .some = value.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }
}
