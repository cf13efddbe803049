import Foundation

/// Recordings as text: a line about each, then a line for each of its events.
///
///     {"dropped":0,"feature":"feed","level":"fields","pattern":"MVI","schema":"pattern-lab.trace/2"}
///     {"act":"tap like-1","at_ns":41000,"id":0}
///     {"action":"likeTapped(1)","at_ns":43000,"cause":0,"id":1}
nonisolated package enum JSONLines {
  package static let schema = "pattern-lab.trace/2"

  package static func text(of recording: Recording) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var steps = recording.session?.steps[...] ?? []
    var screen: String?
    var lines = [try encoder.encode(Header(recording))]
    for event in recording.events {
      var line = Line(event: event)
      if let step = steps.first, step.event == event.id {
        line.step = step.step
        if step.screen != screen { line.screen = step.screen }
        screen = step.screen
        steps.removeFirst()
      }
      lines.append(try encoder.encode(line))
    }
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// Reads one recording or several, one after the other. Lines end in LF or CRLF.
  package static func recordings(in text: String) throws(JSONLinesError) -> [Recording] {
    var recordings: [Recording] = []
    var (rest, number) = (text.utf8[...], 0)
    while !rest.isEmpty {
      // Not at every line break: a JSON string may hold others.
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      do {
        try read(Data(line), into: &recordings)
      } catch let error as JSONLinesError {
        throw error
      } catch {
        throw .line(number, JSONLinesError.words(for: error))
      }
    }
    if recordings.isEmpty { throw .noHeader }
    return recordings
  }

  private static func read(_ line: Data, into recordings: inout [Recording]) throws {
    let decoder = JSONDecoder()
    if let schema = try decoder.decode(Schema.self, from: line).schema {
      guard schema == Self.schema else { throw JSONLinesError.schema(schema) }
      recordings.append(try decoder.decode(Header.self, from: line).recording())
    } else {
      guard !recordings.isEmpty else { throw JSONLinesError.noHeader }
      try recordings[recordings.count - 1].append(try decoder.decode(Line.self, from: line))
    }
  }
}

/// Why a text is not a recording.
nonisolated package enum JSONLinesError: Error, Hashable, CustomStringConvertible {
  /// It does not begin with a line about a recording.
  case noHeader
  /// It is in another format, or another version of it.
  case schema(String)
  /// A line, counted from 1, is not an event.
  case line(Int, String)

  package var description: String {
    switch self {
    case .noHeader: "it is not a trace: a line with \"schema\":\"\(JSONLines.schema)\" comes first"
    case .schema(let schema):
      "its schema is '\(schema.prefix(40))'; this lab reads '\(JSONLines.schema)'"
    case .line(let number, let reason): "line \(number): \(reason)"
    }
  }

  fileprivate static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "it is not a JSON object" : "'\(path)' has another type"
    case .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "it is not valid JSON" : "'\(path)' has an unknown value"
    @unknown default: return "\(error)"
    }
  }
}

/// What no recorder writes.
nonisolated private struct Implausible: Error, CustomStringConvertible {
  let description: String

  static func check(_ condition: Bool, _ problem: String) throws(Implausible) {
    if !condition { throw Implausible(description: problem) }
  }
}

/// Tells whether a line begins a recording.
nonisolated private struct Schema: Decodable {
  let schema: String?
}

nonisolated private struct Header: Codable {
  let schema: String
  let pattern: String?
  let feature: String?
  let level: TraceLevel
  let dropped: Int
  let session: RecordedSession?

  init(_ recording: Recording) {
    schema = JSONLines.schema
    pattern = recording.pattern
    feature = recording.feature
    level = recording.level
    dropped = recording.dropped
    session = recording.session
  }

  func recording() throws(Implausible) -> Recording {
    try Implausible.check(dropped >= 0, "'dropped' is less than 0")
    try Implausible.check(session.map { $0.posts >= 0 } ?? true, "'session.posts' is less than 0")
    return Recording(
      pattern: pattern, feature: feature, level: level, dropped: dropped, events: [],
      session: session)
  }
}

/// An event, and of an act that can be replayed the step that it stands for.
nonisolated private struct Line: Codable {
  let event: Event
  var step: Step?

  /// The screen after the step, where it differs from the one before.
  var screen: String?

  enum CodingKeys: String, CodingKey {
    case id, cause, site, step, screen, act, action, output, mutation, effect
    case at = "at_ns"
  }

  init(event: Event) { self.event = event }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event.id, forKey: .id)
    try container.encodeIfPresent(event.cause, forKey: .cause)
    try container.encode(event.at.nanoseconds, forKey: .at)
    try container.encodeIfPresent(event.site, forKey: .site)
    try container.encodeIfPresent(step, forKey: .step)
    try container.encodeIfPresent(screen, forKey: .screen)
    switch event.kind {
    case .act(let act): try container.encode(act, forKey: .act)
    case .action(let action): try container.encode(action, forKey: .action)
    case .output(let output): try container.encode(output, forKey: .output)
    case .mutation(let mutation): try container.encode(mutation, forKey: .mutation)
    case .effect(let effect): try container.encode(effect, forKey: .effect)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(Int.self, forKey: .id)
    let cause = try container.decodeIfPresent(Int.self, forKey: .cause)
    let at = try container.decode(Int64.self, forKey: .at)
    event = Event(
      id: id, cause: cause, at: .nanoseconds(at), kind: try Self.kind(in: container),
      site: try container.decodeIfPresent(Site.self, forKey: .site))
    step = try container.decodeIfPresent(Step.self, forKey: .step)
    screen = try container.decodeIfPresent(String.self, forKey: .screen)
    try Implausible.check(at >= 0, "'at_ns' is less than 0")
    for (name, other) in [("cause", cause), ("start", event.effect?.start)] {
      guard let other else { continue }
      try Implausible.check(other >= 0, "'\(name)' is less than 0")
      // So following causes comes to an end.
      try Implausible.check(other < id, "its \(name) \(other) is not before it")
    }
    switch step {
    case .answer(let call, _, _):
      try Implausible.check(call > 0, "'step.answer.call' is less than 1")
    case .wait(let time): try Implausible.check(time >= 0, "'step.wait.nanoseconds' is less than 0")
    case .appear, .disappear, .tap, .type, .reveal, .refresh, nil: break
    }
  }

  private static func kind(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Event.Kind {
    if let act = try container.decodeIfPresent(String.self, forKey: .act) { return .act(act) }
    if let action = try container.decodeIfPresent(String.self, forKey: .action) {
      return .action(action)
    }
    if let output = try container.decodeIfPresent(String.self, forKey: .output) {
      return .output(output)
    }
    if let mutation = try container.decodeIfPresent(Mutation.self, forKey: .mutation) {
      return .mutation(mutation)
    }
    guard let effect = try container.decodeIfPresent(Effect.self, forKey: .effect) else {
      throw Implausible(description: "it has no act, action, effect, mutation or output")
    }
    return .effect(effect)
  }
}

nonisolated extension Recording {
  fileprivate mutating func append(_ line: Line) throws {
    let follows = events.last.map { $0.id < line.event.id } ?? (line.event.id >= dropped)
    try Implausible.check(follows, "its id \(line.event.id) does not follow")
    events.append(line.event)
    guard let step = line.step else { return }
    guard let screen = line.screen ?? session?.steps.last?.screen else {
      throw Implausible(description: "'screen' is missing")
    }
    session?.steps.append(RecordedStep(step, event: line.event.id, screen: screen))
  }
}
