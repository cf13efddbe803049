/// A line of a file, of which some keys are there only for some kinds.
nonisolated protocol FileLine {
  associatedtype CodingKeys: CodingKey
}

nonisolated extension FileLine {
  /// - Throws: that the key is missing.
  func needed<Value>(_ value: Value?, _ key: CodingKeys) throws(DecodingError) -> Value {
    guard let value else {
      throw .keyNotFound(key, DecodingError.Context(codingPath: [], debugDescription: ""))
    }
    return value
  }
}
