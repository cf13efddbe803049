#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as JSON text that reads well in a diff: sorted keys, one value per line.
package enum JSONFile {
  /// - Throws: `EncodingError`, for example for a number that is not finite.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  package static func write(_ value: some Encodable, to path: String) throws(FileError) {
    let text: String
    do {
      text = try self.text(of: value)
    } catch {
      throw .cannotWrite(path: path, reason: "a value has no form in JSON (\(error))")
    }
    try AtomicFile.write(text, to: path)
  }

  package static func read<Value: Decodable>(
    _ type: Value.Type, from path: String
  ) throws(FileError) -> Value {
    let data = try data(in: path)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      let reason = "it does not hold what was expected (\(summary(error)))"
      throw .cannotRead(path: path, reason: reason)
    }
  }

  /// All that the file holds, whatever that is.
  package static func data(in path: String) throws(FileError) -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeDirectory {
      throw .cannotRead(path: path, reason: "it is a directory")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .cannotRead(path: path, reason: "there is no such file, or it may not be read")
    }
    return data
  }

  private static func summary(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = path(context)
      return path.isEmpty ? "it is another kind of value" : "'\(path)' has another type"
    case .dataCorrupted: return "it is not valid JSON"
    @unknown default: return "\(error)"
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map(\.stringValue).joined(separator: ".")
  }
}
