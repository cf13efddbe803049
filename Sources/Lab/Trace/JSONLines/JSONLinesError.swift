/// Why a text is no recording.
nonisolated package enum JSONLinesError: Error, Hashable, CustomStringConvertible {
  /// It does not begin as one.
  case noHeader
  /// It is one of another kind.
  case schema(String)
  /// One of its lines, counted from 1, holds something else than an event.
  case line(Int, String)

  package var description: String {
    switch self {
    case .noHeader: "it is not a trace: a line with \"schema\":\"\(JSONLines.schema)\" comes first"
    case .schema(let schema): "its schema is '\(schema)', not '\(JSONLines.schema)'"
    case .line(let number, let reason): "line \(number): \(reason)"
    }
  }

  static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "it is no JSON object" : "'\(path)' has another type"
    case .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "it is not valid JSON" : "'\(path)' has an unknown value"
    @unknown default: return "\(error)"
    }
  }
}
