import SourceCode

/// Who besides its owner may write to one field of a pattern's state, as the compiler answers.
package struct FieldAccess: Encodable, Hashable, Sendable {
  /// As in `feed.query`.
  package let field: String
  /// From one more file of the pattern, where a view could be.
  package let fromView: Access
  /// From another module of the package.
  package let fromModule: Access

  package enum Access: Hashable, Sendable {
    /// By assignment.
    case allowed
    /// Not by assignment, but through something else that the owner leaves open.
    case open(through: String)
    /// The compiler's error on the assignment.
    case refused(String)
  }
}

extension FieldAccess.Access: Encodable {
  package var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .allowed: try container.encode("allowed")
    case .open(let door): try container.encode("allowed through \(door)")
    case .refused(let error): try container.encode("refused: \(error)")
    }
  }

  /// - Parameter answers: the compiler's errors on each way to write, the assignment first.
  init(_ answers: some Sequence<(door: String?, errors: [String])>) {
    let answers = Array(answers)
    if let free = answers.first(where: \.errors.isEmpty) {
      self = free.door.map { .open(through: $0) } ?? .allowed
    } else {
      self = .refused(answers.first?.errors.first ?? "")
    }
  }
}

extension FieldAccess {
  /// Returns the errors in each line.
  typealias Compiler = ([CompilerProbe.Line]) throws -> [[String]]

  /// Asks the compiler about all fields of both screens.
  static func all(
    of pattern: PatternSource, fromView: Compiler, fromModule: Compiler
  ) throws -> [FieldAccess] {
    let holder = StateHolder.holder(of: pattern.name)
    let probes = try ["Feed", "Profile"].flatMap { try holder.probes(of: $0, in: pattern) }
    let lines = probes.flatMap(\.ways).map(\.line)
    var (view, module) = (try fromView(lines)[...], try fromModule(lines)[...])
    return probes.map { probe in
      func access(_ answers: inout ArraySlice<[String]>) -> Access {
        let own = answers.prefix(probe.ways.count)
        answers = answers.dropFirst(own.count)
        return Access(zip(probe.ways, own).map { ($0.door, $1) })
      }
      return FieldAccess(
        field: probe.field, fromView: access(&view), fromModule: access(&module))
    }
  }
}
