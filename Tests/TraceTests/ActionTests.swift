import Testing

@testable import Trace

struct ActionTests {
  enum Intent: SmallValue {
    case tapped(Int)
    case loaded([Int])

    var isSmall: Bool {
      switch self {
      case .tapped: true
      case .loaded: false
      }
    }
  }

  enum Unknown {
    case tapped
  }

  private func recorded(_ level: TraceLevel) -> Recorder {
    let recorder = Recorder(level: level)
    recorder.stagePerforms("tap") {
      Cause.action(Intent.tapped(1)) {}
      Cause.action(Intent.loaded([1, 2])) {}
      Cause.action(Unknown.tapped) {}
      Cause.action("liked", 3) {}
      Cause.action("plain") {}
    }
    return recorder
  }

  @Test func `what holds a value that is not small is not small either`() {
    #expect(!Optional(Large()).isSmall)
    #expect(Optional<Large>.none.isSmall)
    #expect(!NamedAction(name: "load", payload: Large()).isSmall)
    #expect(NamedAction(name: "load", payload: 1).isSmall)
  }

  @Test(arguments: [TraceLevel.actions, .snapshots])
  func `an action is told by its case and its payload`(_ level: TraceLevel) {
    #expect(
      TraceTree(recorded(level).events).text == """
        tap
        ├─ tapped(1)
        ├─ loaded(2 items)
        ├─ tapped
        ├─ liked(3)
        └─ plain
        """)
  }

  @Test func `a small action is kept as a value, a large one only at snapshots`() {
    let small = recorded(.fields).values

    #expect(small[1] as? Intent == .tapped(1))
    #expect(small[2] == nil)
    #expect(small[3] == nil)
    #expect(small[4] as? NamedAction<Int> == NamedAction(name: "liked", payload: 3))
    #expect(recorded(.snapshots).values[2] as? Intent == .loaded([1, 2]))
  }

  @Test func `an event tells when it happened, on the clock that was given`() {
    var time = Duration.zero
    let recorder = Recorder(level: .actions) { time }

    recorder.stagePerforms("tap") {
      time = .milliseconds(2)
      Cause.action("later") {}
    }

    #expect(recorder.events.map(\.at) == [.zero, .milliseconds(2)])
  }
}

private struct Large: SmallValue {
  var isSmall: Bool { false }
}
