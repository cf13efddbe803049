#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recordings as text: for each a line about it, and then a line for each event.
///
///     {"dropped":0,"feature":"feed","pattern":"MVI","level":"fields","schema":"pattern-lab.trace/2"}
///     {"act":"tap like-1","at_ns":41000,"id":0,"kind":"act"}
///     {"action":"likeTapped(1)","at_ns":43000,"cause":0,"id":1,"kind":"action"}
nonisolated package enum JSONLines {
  package static let schema = "pattern-lab.trace/2"

  /// - Throws: what `JSONEncoder` throws, which for a recording is nothing that is known.
  package static func text(of recording: Recording) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var steps = recording.session?.steps[...] ?? []
    var screen: String?
    let lines =
      try [encoder.encode(Header(recording))]
      + recording.events.map { event in
        var line = Line(event)
        if let step = steps.first, step.event == event.id {
          line.step = StepLine(step, after: screen)
          screen = step.screen
          steps.removeFirst()
        }
        return try encoder.encode(line)
      }
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// Reads one recording or several, one after the other. Lines end in LF or in CRLF.
  package static func recordings(in text: String) throws(JSONLinesError) -> [Recording] {
    var recordings: [Recording] = []
    // Not at any line break: some may stand in a JSON string. CR and LF together are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        let data = Data(line.utf8)
        let decoder = JSONDecoder()
        if let schema = try decoder.decode(Schema.self, from: data).schema {
          guard schema == Self.schema else { throw JSONLinesError.schema(schema) }
          let header = try decoder.decode(Header.self, from: data)
          if let problem = header.problem { throw JSONLinesError.line(number + 1, problem) }
          recordings.append(header.recording)
        } else {
          guard let recording = recordings.last else { throw JSONLinesError.noHeader }
          let line = try decoder.decode(Line.self, from: data)
          let event = try line.event()
          if let problem = line.problem(after: recording) {
            throw JSONLinesError.line(number + 1, problem)
          }
          recordings[recordings.count - 1].events.append(event)
          try line.step.map { try recordings[recordings.count - 1].append($0, as: event.id) }
        }
      } catch {
        throw error as? JSONLinesError ?? .line(number + 1, JSONLinesError.words(for: error))
      }
    }
    if recordings.isEmpty { throw .noHeader }
    return recordings
  }
}

nonisolated extension Recording {
  fileprivate mutating func append(_ line: StepLine, as event: Event.ID) throws {
    let step = try line.recorded(as: event, after: session?.steps.last?.screen)
    session?.steps.append(step)
  }
}

/// Only to see whether a line begins a recording.
nonisolated private struct Schema: Decodable {
  let schema: String?
}

nonisolated private struct Header: Codable {
  let schema: String
  let pattern: String?
  let feature: String?
  let level: TraceLevel
  let dropped: Int
  let session: SessionLine?

  init(_ recording: Recording) {
    schema = JSONLines.schema
    pattern = recording.pattern
    feature = recording.feature
    level = recording.level
    dropped = recording.dropped
    session = recording.session.map(SessionLine.init)
  }

  /// What no recorder writes.
  var problem: String? {
    if dropped < 0 { return "'dropped' is less than 0" }
    if let session, session.posts < 0 { return "'session.posts' is less than 0" }
    return nil
  }

  var recording: Recording {
    var recording = Recording(
      pattern: pattern, feature: feature, level: level, dropped: dropped, events: [])
    recording.session = session?.session
    return recording
  }
}
