import Foundation

/// Values as JSON text that reads well in a diff: sorted keys, one value per line.
package enum JSONFile {
  /// The most bytes of a file to read, which takes a second for every few megabytes.
  static let limit = 16_000_000

  /// - Throws: `EncodingError`, for example for a number that is not finite.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  package static func read<Value: Decodable>(
    _ type: Value.Type, from path: String
  ) throws(FileError) -> Value {
    let data = try InputFile.read(path, limit: limit)
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
