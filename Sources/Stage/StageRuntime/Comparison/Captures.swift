/// The record in which the compiler describes what a closure captured.
struct Captures {
  /// The captured values, by their offset from the context.
  let fields: [TypeMetadata.Field]

  /// Reads the record in a context's metadata; `nil` if there is none or part of it cannot be read.
  init?(_ metadata: UnsafeRawPointer) {
    guard
      metadata.load(as: UInt.self) == Self.localVariables,
      let record = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      // Types that are known only at run time are part of the context.
      record.load(fromByteOffset: 4, as: UInt32.self) == 0,
      record.load(fromByteOffset: 8, as: UInt32.self) == 0
    else { return nil }
    var fields: [TypeMetadata.Field] = []
    var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    for index in 0..<Int(record.load(as: UInt32.self)) {
      let name = MangledName(at: (record + 12 + 4 * index).relative)
      guard !name.isThinMetatype, let type = name.type() else { return nil }
      let metadata = TypeMetadata(type)
      offset = (offset + metadata.alignmentMask) & ~metadata.alignmentMask
      fields.append(
        TypeMetadata.Field(
          name: "\(index)", offset: offset, type: type, isStrong: name.isStrong))
      offset += metadata.size
    }
    self.fields = fields
  }

  /// The kind of a context that the compiler laid out for one closure.
  private static let localVariables: UInt = 0x400
}

/// A closure in memory.
struct StoredClosure {
  let function: UInt
  let context: UnsafeRawPointer?
}
