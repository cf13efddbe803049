import LabDomain
import LabTrace

/// A recorder's events, with their pattern and screen.
nonisolated package struct Recording: Hashable, Codable, Sendable {
  /// The format in which its text is written.
  private(set) var schema: String? = JSONLines.schema
  package var pattern: String?

  /// `nil` for both screens.
  package var feature: String?
  package var level: TraceLevel

  /// Records dropped to make room for the first event.
  package var dropped = 0
  package var events: [Event] = []

  /// Why no event has a line, though the level asked for lines; `nil` if lines are known.
  package var missingLines: MissingLines?

  /// The data for a replay; `nil` if a replay is impossible.
  package var session: RecordedSession?

  enum CodingKeys: String, CodingKey {
    case schema, pattern, feature, level, dropped, session
    case missingLines = "missing_lines"
  }
}

/// Why a text is no recording, or why a recording cannot be replayed at all.
nonisolated package struct RecordingError: Error, CustomStringConvertible {
  package let description: String
}

/// An app's inputs, in order, and the sample data of its backend.
nonisolated package struct RecordedSession: Hashable, Codable, Sendable {
  package let dataSeed: UInt64
  /// The number of posts in the sample data.
  package let posts: Int
  package var steps: [RecordedStep] = []

  package init(dataSeed: UInt64, posts: Int) {
    self.dataSeed = dataSeed
    self.posts = posts
  }

  enum CodingKeys: String, CodingKey {
    case dataSeed = "data_seed"
    case posts
  }
}

/// One step, and the screen that it led to.
nonisolated package struct RecordedStep: Hashable, Sendable {
  package let step: Step

  /// The act that the step was recorded as.
  package let event: Event.ID

  /// The whole screen once everything has settled.
  package var screen: String
}

/// One thing that comes to an app from outside: from the person, the backend or the clock.
///
/// Elements go by their accessibility identifier or their label.
nonisolated package enum Step: Hashable, Codable, Sendable {
  /// The screen that the router names appears.
  case appear
  /// The visible screen disappears.
  case disappear
  case tap(element: String)
  case type(text: String, field: String)
  /// A row of a list is scrolled into view.
  case reveal(row: String)
  case refresh
  /// The backend answers a call, counted from 1 among all calls.
  case answer(call: Int, request: String, failure: DomainError?)
  case wait(nanoseconds: Int64)
  /// Another device saves a profile with this name, and with a bio that contains it.
  case save(profile: Int, name: String)
  /// The path becomes the feed and these profiles.
  case link(profiles: [Int])
}

nonisolated extension Step: CustomStringConvertible {
  /// As the stage names it, or as in `answer #2 search("rain") with offline`.
  package var description: String {
    switch self {
    case .appear: "appear"
    case .disappear: "disappear"
    case .tap(let element): "tap \(element)"
    case .type(let text, let field): "type \"\(text)\" into \(field)"
    case .reveal(let row): "appear \(row)"
    case .refresh: "refresh"
    case .answer(let call, let request, let failure):
      "answer #\(call) \(request)" + (failure.map { " with \($0)" } ?? "")
    case .wait(let nanoseconds): "wait \(Duration.nanoseconds(nanoseconds))"
    case .link(let profiles): "link \(profiles)"
    case .save(let profile, let name): "save profile \(profile) as \"\(name)\" elsewhere"
    }
  }

  package static func wait(_ duration: Duration) -> Step {
    .wait(nanoseconds: duration.nanoseconds)
  }
}

nonisolated extension Duration {
  /// Whole nanoseconds, towards zero, as far as they can be counted.
  package var nanoseconds: Int64 { Int64(clamping: attoseconds / 1_000_000_000) }
}

extension Recorder {
  /// Returns the events so far. At level `sites`, looking up their lines takes about a second.
  ///
  /// - Parameters:
  ///   - session: the data that the steps were taken on.
  ///   - steps: what was done, each step having led to one act. Nothing may be dropped.
  package func recording(
    pattern: String? = nil, feature: String? = nil, session: RecordedSession? = nil,
    steps: [(step: Step, screen: String)] = []
  ) -> Recording {
    var recording = Recording(
      pattern: pattern, feature: feature, level: level, dropped: dropped,
      events: level == .sites ? eventsWithSites : events,
      missingLines: level == .sites ? MissingLines.here() : nil, session: session)
    let acts = recording.events.filter(\.isAct)
    recording.session?.steps = zip(acts, steps).map { act, step in
      RecordedStep(step: step.step, event: act.id, screen: step.screen)
    }
    return recording
  }
}
