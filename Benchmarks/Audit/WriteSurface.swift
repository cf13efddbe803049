import SourceCode

/// Who besides its owner may write to each field of a pattern's state, as the compiler answers.
package struct WriteSurface: Hashable, Sendable {
  package struct Field: Encodable, Hashable, Sendable {
    /// As in `feed.query`.
    package let name: String
    /// From one more file of the pattern, where a view could be.
    package let fromView: Access
    /// From another module of the package.
    package let fromModule: Access

    enum CodingKeys: String, CodingKey {
      case name = "field"
      case fromView = "from_view"
      case fromModule = "from_module"
    }
  }

  package enum Access: Hashable, Sendable {
    /// By assignment.
    case allowed
    /// Not by assignment, but through something else that the owner leaves open: `send`, `a
    /// binding`.
    case open(through: String)
    /// The compiler's error on the assignment.
    case refused(String)
  }

  package let fields: [Field]
}

extension WriteSurface {
  typealias Compiler = ([CompilerProbe.Line]) throws -> [[String]]

  /// Asks the compiler twice: once in a file of the pattern and once in another module.
  init(of pattern: PatternSource, _ probe: CompilerProbe) throws {
    try self.init(
      of: pattern, fromView: { try probe.errors(in: $0, asFileOf: pattern.name) },
      fromModule: { try probe.errors(in: $0, asUserOf: pattern.name) })
  }

  /// - Parameters:
  ///   - fromView: returns the errors in each line, in a file of the pattern.
  ///   - fromModule: the same, in another module.
  init(of pattern: PatternSource, fromView: Compiler, fromModule: Compiler) throws {
    let probes = try Self.probes(of: pattern)
    let lines = probes.map(\.line)
    let answers = zip(probes, zip(try fromView(lines), try fromModule(lines)))
    fields = probes.map(\.field).withoutRepeats.map { field in
      let own = answers.filter { $0.0.field == field }
      return Field(
        name: field, fromView: Access(own.map { ($0.0.door, $0.1.0) }),
        fromModule: Access(own.map { ($0.0.door, $0.1.1) }))
    }
  }

  private struct Probe {
    let field: String
    let door: String?
    let line: CompilerProbe.Line
  }

  private static func probes(of pattern: PatternSource) throws(AuditError) -> [Probe] {
    let holder = StateHolder.holder(of: pattern.name)
    var probes: [Probe] = []
    for screen in ["Feed", "Profile"] {
      let type = holder.type.filling(screen: screen)
      let fields = pattern.storedFields(of: type, in: holder.file.filling(screen: screen))
      if fields.isEmpty { throw .unknownState(pattern: pattern.name, type: type) }
      for property in fields {
        let field = property.hasSuffix("Relay") ? String(property.dropLast(5)) : property
        for route in holder.routes where route.field == nil || route.field == field {
          let line = CompilerProbe.Line(
            route.code.filling(screen: screen, field: property),
            given: holder.given.filling(screen: screen))
          let name = "\(screen.lowercased()).\(field)"
          probes.append(Probe(field: name, door: route.door, line: line))
        }
      }
    }
    return probes
  }
}

package enum AuditError: Error, Hashable, CustomStringConvertible {
  case unknownState(pattern: String, type: String)

  package var description: String {
    switch self {
    case .unknownState(let pattern, let type):
      """
      \(pattern) has no fields in a type \(type); say how it holds its state in \
      Benchmarks/Audit/StateHolder.swift
      """
    }
  }
}

extension WriteSurface.Access: Encodable {
  package var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  /// The way in where an assignment is refused.
  var door: String? {
    if case .open(let door) = self { door } else { nil }
  }

  /// - Parameter answers: the compiler's errors on each way to write, the assignment first.
  fileprivate init(_ answers: [(door: String?, errors: [String])]) {
    if let free = answers.first(where: \.errors.isEmpty) {
      self = free.door.map { .open(through: $0) } ?? .allowed
    } else {
      self = .refused(answers.first?.errors.first ?? "")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .allowed: try container.encode("allowed")
    case .open(let door): try container.encode("allowed through \(door)")
    case .refused(let error): try container.encode("refused: \(error)")
    }
  }
}

extension String {
  fileprivate func filling(screen: String, field: String = "") -> String {
    replacing("{Screen}", with: screen).replacing("{field}", with: field)
  }
}

extension [String] {
  /// Each once, in the order of first appearance.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
