import Report

/// Files of results, with errors that name what another program or another version wrote.
enum SchemaFile {
  /// The word that says what a file means.
  static func schema(
    of path: String, expecting known: String...
  ) throws(FileError) -> String {
    struct Header: Decodable {
      let schema: String
    }
    let schema = try JSONFile.read(Header.self, from: path).schema
    if known.contains(schema) { return schema }
    let expected = known.map { "'\($0)'" }.joined(separator: " and ")
    throw .cannotRead(
      path: path, reason: "it holds '\(schema.prefix(40))'; this lab reads \(expected)")
  }
}

extension BenchReport {
  /// What `lab bench --format json` wrote.
  package static func read(from path: String) throws(FileError) -> BenchReport {
    _ = try SchemaFile.schema(of: path, expecting: schema)
    return try JSONFile.read(BenchReport.self, from: path)
  }
}
