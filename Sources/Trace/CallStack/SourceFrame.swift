/// A function on a call stack, and its current line.
package struct SourceFrame: Decodable, Sendable {
  package internal(set) var function: String
  package let path: String
  /// Where the call itself has no line, that of the code before it, which may be of another statement.
  package let line: Int
  /// Where the call itself has no line, that of the code after it in the same function.
  package internal(set) var followingLine: Int?
  package let isApproximate: Bool?

  package init(function: String, path: String, line: Int, followingLine: Int? = nil) {
    self.function = function
    self.path = path
    self.line = line
    self.followingLine = followingLine
    isApproximate = followingLine != nil
  }

  enum CodingKeys: String, CodingKey {
    case function = "FunctionName"
    case path = "FileName"
    case line = "Line"
    case isApproximate = "Approximate"
  }

  /// The path without its machine-dependent prefix.
  package var pathInPackage: String {
    let names = path.split(separator: "/")
    let roots: Set<Substring> = ["Benchmarks", "Sources", "Tests"]
    guard let root = names.dropLast().lastIndex(where: roots.contains) else { return path }
    return names[root...].joined(separator: "/")
  }
}
