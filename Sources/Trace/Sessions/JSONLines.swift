import Foundation
import LabTrace

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
    let steps = Dictionary(grouping: recording.session?.steps ?? [], by: \.event)
    var screen: String?
    var lines = [try encoder.encode(recording)]
    for event in recording.events {
      var line = Line(event: event)
      if let step = steps[event.id]?.first {
        line.step = step.step
        if step.screen != screen { line.screen = step.screen }
        screen = step.screen
      }
      lines.append(try encoder.encode(line))
    }
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// Reads one recording or several, one after the other. Lines end in LF or CRLF.
  package static func recordings(in text: String) throws(RecordingError) -> [Recording] {
    var recordings: [Recording] = []
    // Not at every line break: a JSON string may hold others.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        try read(Data(line), into: &recordings)
      } catch {
        throw RecordingError(description: "line \(index + 1): \(error)")
      }
    }
    if recordings.isEmpty { throw .noHeader }
    return recordings
  }

  private static func read(_ line: Data, into recordings: inout [Recording]) throws {
    let decoder = JSONDecoder()
    switch try decoder.decode(Schema.self, from: line).schema {
    case Self.schema?: recordings.append(try decoder.decode(Recording.self, from: line))
    case let other?:
      throw RecordingError(
        description: "its schema is '\(other.prefix(40))'; this lab reads '\(Self.schema)'")
    case nil:
      guard !recordings.isEmpty else { throw RecordingError.noHeader }
      try recordings[recordings.count - 1].append(try decoder.decode(Line.self, from: line))
    }
  }
}

nonisolated extension RecordingError {
  fileprivate static let noHeader = RecordingError(
    description: "it is not a trace: a line with \"schema\":\"\(JSONLines.schema)\" comes first")
}

/// The schema of a line that begins a recording.
nonisolated private struct Schema: Decodable {
  let schema: String?
}

/// An event, with the step of an act that can be replayed.
nonisolated private struct Line: Codable {
  let id: Int
  let cause: Int?
  let at: Int64
  let site: Site?
  var act: String?
  var action: String?
  var output: String?
  var mutation: Mutation?
  var effect: Effect?
  var step: Step?

  /// The screen after the step, where it differs from the one before.
  var screen: String?

  enum CodingKeys: String, CodingKey {
    case id, cause, site, step, screen, act, action, output, mutation, effect
    case at = "at_ns"
  }

  init(event: Event) {
    (id, cause, at, site) = (event.id, event.cause, event.at.nanoseconds, event.site)
    switch event.kind {
    case .act(let act): self.act = act
    case .action(let action): self.action = action
    case .output(let output): self.output = output
    case .mutation(let mutation): self.mutation = mutation
    case .effect(let effect): self.effect = effect
    }
  }

  func event() throws(RecordingError) -> Event {
    let kind =
      act.map(Event.Kind.act) ?? action.map(Event.Kind.action) ?? output.map(Event.Kind.output)
      ?? mutation.map(Event.Kind.mutation) ?? effect.map(Event.Kind.effect)
    guard let kind else {
      throw RecordingError(description: "it has no act, action, effect, mutation or output")
    }
    return Event(id: id, cause: cause, at: .nanoseconds(at), kind: kind, site: site)
  }
}

nonisolated extension Recording {
  fileprivate mutating func append(_ line: Line) throws {
    guard line.id == dropped + events.count else {
      throw RecordingError(description: "its id \(line.id) does not follow")
    }
    events.append(try line.event())
    guard let step = line.step else { return }
    let screen = line.screen ?? session?.steps.last?.screen ?? ""
    session?.steps.append(RecordedStep(step: step, event: line.id, screen: screen))
  }
}
