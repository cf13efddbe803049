import Testing

/// An action, and the writes below it.
struct JournalEntry: Equatable {
  let action: String
  var writes: [String] = []
}

/// A record of who wrote what.
final class Journal {
  private(set) var entries: [JournalEntry] = []
  private var isActing = false

  /// Names what `body` does.
  func act(_ action: String, body: () -> Void) {
    entries.append(JournalEntry(action: action))
    isActing = true
    body()
    isActing = false
  }

  /// Adds a write to the action that is running.
  func write<Value>(_ field: String, _ old: Value, _ new: Value) {
    if !isActing { entries.append(JournalEntry(action: "?")) }
    entries[entries.count - 1].writes.append("\(field): \(old) → \(new)")
  }

  /// The last action that wrote the field.
  func why(_ field: String) -> String? {
    entries.last { $0.writes.contains { $0.hasPrefix("\(field):") } }?.action
  }
}

/// A heart and an alert. Each stored property reports its writes.
final class HeartScreen {
  let journal = Journal()
  var isLiked = false { didSet { journal.write("isLiked", oldValue, isLiked) } }
  var alert = "" { didSet { journal.write("alert", oldValue, alert) } }
  private let takesBack: Bool

  init(takesBack: Bool) { self.takesBack = takesBack }

  func tap() {
    journal.act("tap") { isLiked.toggle() }
  }

  func fail() {
    journal.act("failed") {
      if takesBack { isLiked.toggle() }
      alert = "Not saved"
    }
  }
}

/// Where two records part.
func firstDifference(_ one: Journal, _ other: Journal) -> Int? {
  zip(one.entries, other.entries).enumerated().first { $0.element.0 != $0.element.1 }?.offset
}

struct Chapter9 {
  @Test func `a write is below the action that made it`() {
    let screen = HeartScreen(takesBack: true)
    screen.tap()
    screen.fail()

    #expect(screen.journal.why("isLiked") == "failed")
    #expect(
      screen.journal.entries.map(\.writes) == [
        ["isLiked: false → true"], ["isLiked: true → false", "alert:  → Not saved"],
      ])
  }

  @Test func `a write past every action has no name`() {
    let screen = HeartScreen(takesBack: true)
    screen.isLiked = true

    #expect(screen.journal.why("isLiked") == "?")
  }

  @Test func `a write that is missing shows where two records part`() {
    let (right, wrong) = (HeartScreen(takesBack: true), HeartScreen(takesBack: false))
    for screen in [right, wrong] {
      screen.tap()
      screen.fail()
    }

    #expect(wrong.journal.why("isLiked") == "tap")
    #expect(firstDifference(right.journal, wrong.journal) == 1)
  }
}
