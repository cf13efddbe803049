import SourceCode

/// Who outside of the owner may write to each field of a pattern's state, in the words of the compiler.
package struct WriteSurface: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    /// As in `feed.query`.
    package let name: String
    /// From one more file of the pattern, where a view could stand.
    package let fromView: Access
    /// From another module of the package.
    package let fromModule: Access
  }

  package enum Access: Hashable, Sendable {
    /// By assignment.
    case allowed
    /// Not by assignment, but through what else the owner leaves open: `send`, `a binding`.
    case open(through: String)
    /// What the compiler says to the assignment.
    case refused(String)
  }

  package let fields: [Field]
}

extension WriteSurface.Access: Codable {
  package var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  /// What is left open where an assignment is refused.
  package var door: String? {
    if case .open(let door) = self { door } else { nil }
  }

  package var words: String {
    switch self {
    case .allowed: "allowed"
    case .open(let door): "allowed through \(door)"
    case .refused(let error): "refused: \(error)"
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode(String.self)
    let (door, error) = ("allowed through ", "refused: ")
    self =
      if words.hasPrefix(door) {
        .open(through: String(words.dropFirst(door.count)))
      } else if words.hasPrefix(error) {
        .refused(String(words.dropFirst(error.count)))
      } else if words == Self.allowed.words {
        .allowed
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(words)' is no answer")
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}

extension WriteSurface.Field: Codable {
  enum CodingKeys: String, CodingKey {
    case name = "field"
    case fromView = "from_view"
    case fromModule = "from_module"
  }
}

extension WriteSurface {
  /// Asks the compiler: once as a file of the pattern and once as another module.
  package init(of pattern: PatternSource, _ probe: CompilerProbe) throws {
    let routes = try StateOwner.all(of: pattern).flatMap { $0.routes(in: pattern) }
    let lines = routes.map(\.line)
    let inside = try probe.errors(in: lines, asFileOf: pattern.name)
    let outside = try probe.errors(in: lines, asUserOf: pattern.name)
    var names: [String] = []
    for route in routes where !names.contains(route.field) { names.append(route.field) }
    fields = names.map { name in
      let own = routes.indices.filter { routes[$0].field == name }
      func access(_ errors: [[String]]) -> Access {
        if let free = own.first(where: { errors[$0].isEmpty }) {
          return routes[free].door.map { .open(through: $0) } ?? .allowed
        }
        return .refused(own.first.flatMap { errors[$0].first } ?? "")
      }
      return Field(name: name, fromView: access(inside), fromModule: access(outside))
    }
  }
}
