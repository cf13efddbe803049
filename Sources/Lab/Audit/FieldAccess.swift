/// Who besides its owner may write to one field of a pattern's state, as the compiler answers.
package struct FieldAccess: Encodable, Hashable, Sendable {
  /// As in `feed.query`.
  package let field: String
  /// From one more file of the pattern, where a view could be.
  package let fromView: Access

  package enum Access: Hashable, Sendable {
    /// By assignment.
    case allowed
    /// Not by assignment, but through something else that the owner leaves open.
    case open(through: String)
    /// The compiler's error on the assignment, which is about access.
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

extension CompilerProbe.Line {
  /// Whether an error says that the code exists, but may not write here: the compiler's own words.
  func isRefused(by error: String) -> Bool {
    if let constant = error.firstMatch(of: /'(\w+)' is a 'let' constant/) {
      // A parameter is constant because the probe declares it; a lookup through it is the pattern's.
      let isParameter = parameters.contains("\(constant.1):")
      return !isParameter || error.hasPrefix("cannot assign through dynamic lookup property: ")
    }
    return [
      "setter is inaccessible", " protection level", "is a get-only property",
      "subscript is get-only", "is immutable", "returns immutable value", "key path is read-only",
    ].contains { error.hasSuffix($0) }
  }
}

extension FieldAccess {
  /// Asks the compiler about all fields of both screens of a checkout's pattern.
  static func all(of pattern: PatternSource, in root: String) throws -> [FieldAccess] {
    let probe = CompilerProbe(root: root)
    return try all(of: pattern) { try probe.errors(in: $0, asFileOf: pattern.name) }
  }

  /// Asks the compiler about all fields of both screens and of the feature that they share.
  ///
  /// - Parameter errors: returns the errors in each line.
  /// - Throws: ``UnknownState`` on an error that is not about access, so that nothing is known about who may write.
  static func all(
    of pattern: PatternSource, errors: ([CompilerProbe.Line]) throws -> [[String]]
  ) throws -> [FieldAccess] {
    let holder = StateHolder.holder(of: pattern.name)
    let screens = try ["Feed", "Profile"].flatMap { try holder.probes(of: $0, in: pattern) }
    let probes = try screens + holder.childProbes(in: pattern)
    var answers = try errors(probes.flatMap(\.ways).map(\.line))[...]
    return try probes.map { probe in
      let own = answers.prefix(probe.ways.count)
      answers = answers.dropFirst(own.count)
      for (way, errors) in zip(probe.ways, own) {
        guard let error = errors.first(where: { !way.line.isRefused(by: $0) }) else { continue }
        throw UnknownState(
          """
          \(pattern.name): the compiler says nothing about access to \(probe.field), but '\(error)' about \
          '\(way.line.code)'; correct the line
          """)
      }
      return FieldAccess(
        field: probe.field, fromView: Access(zip(probe.ways, own).map { ($0.door, $1) }))
    }
  }
}
