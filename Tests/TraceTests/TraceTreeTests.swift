import Testing

@testable import Trace

struct TraceTreeTests {
  private let events = [
    Event(id: 0, cause: nil, kind: .act("tap Save")),
    Event(id: 1, cause: 0, kind: .action("saveTapped")),
    Event(id: 2, cause: 1, kind: .mutation(Mutation(field: "isSaving", old: "false", new: "true"))),
    Event(id: 3, cause: 1, kind: .action("saved")),
    Event(id: 4, cause: nil, kind: .act("tap Back")),
    Event(id: 5, cause: 3, kind: .mutation(Mutation(field: "isSaving", old: "true", new: "false"))),
  ]

  @Test func `each event hangs under its cause`() {
    #expect(
      TraceTree(events).text == """
        tap Save
        └─ saveTapped
           ├─ isSaving: false → true
           └─ saved
              └─ isSaving: true → false
        tap Back
        """)
  }
}
