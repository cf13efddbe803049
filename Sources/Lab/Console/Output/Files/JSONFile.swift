import Foundation

/// Values as JSON text that reads well in a diff: sorted keys, one value per line.
package enum JSONFile {
  /// - Throws: `EncodingError`, for example for a number that is not finite.
  package static func text(
    of value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = keys
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Reads a file whose `schema` is this one, so that its keys mean what they mean here.
  package static func read<Value: Decodable>(
    _ type: Value.Type, schema: String, from path: String
  ) throws(FileError) -> Value {
    let data = try InputFile.read(path)
    let found = try decode(Header.self, data, path).schema
    if found != schema {
      let reason = "it holds '\(found.prefix(40))'; this lab reads '\(schema)'"
      throw .cannotRead(path: path, reason: reason)
    }
    return try decode(type, data, path)
  }

  private struct Header: Decodable {
    let schema: String
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ data: Data, _ path: String
  ) throws(FileError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      let reason = "it does not hold what was expected (\(summary(error)))"
      throw .cannotRead(path: path, reason: reason)
    }
  }

  private static func summary(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "it is another kind of value" : "'\(path)' has another type"
    case .dataCorrupted: return "it is not valid JSON"
    default: return "\(error)"
    }
  }
}
