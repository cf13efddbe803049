/// A function on a call stack, and its current line.
package struct SourceFrame: Decodable, Sendable {
  package internal(set) var function: String
  package let path: String
  package let line: Int

  package init(function: String, path: String, line: Int) {
    self.function = function
    self.path = path
    self.line = line
  }

  enum CodingKeys: String, CodingKey {
    case function = "FunctionName"
    case path = "FileName"
    case line = "Line"
  }

  /// The path without its machine-dependent prefix.
  package var pathInPackage: String {
    let names = path.split(separator: "/")
    let roots: Set<Substring> = ["Benchmarks", "Sources", "Tests"]
    guard let root = names.dropLast().lastIndex(where: roots.contains) else { return path }
    return names[root...].joined(separator: "/")
  }
}
