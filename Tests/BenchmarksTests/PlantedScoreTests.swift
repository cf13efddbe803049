import Benchmarks
import Testing
import Trace

/// Traces that are made up, against what is known to have been planted.
struct PlantedScoreTests {
  /// A like that its action is behind, a draft that a view wrote, and two queries that came from nowhere.
  private let events = [
    Event(id: 0, cause: nil, kind: .act("tap like")),
    Event(id: 1, cause: 0, kind: .action("likeTapped(1)")),
    mutation(2, of: "posts", cause: 1),
    Event(id: 3, cause: nil, kind: .act("tap planted")),
    mutation(4, of: "draft", cause: 3),
    mutation(5, of: "query", cause: nil),
    mutation(6, of: "query", cause: nil),
  ]

  @Test func `what is planted and shown without an action is found`() {
    let score = PlantedScore(
      of: [
        PlantedTruth(path: "draft", acts: 2, isInAct: true),
        PlantedTruth(path: "query", acts: 2, isInAct: false),
      ], in: events)

    #expect(score.found == 2)
    #expect(score.recall == 1)
    #expect(score.inOrder == 2)
    #expect(score.underRightCause == 2)
  }

  @Test func `a write of the pattern's own without an action costs precision`() {
    let score = PlantedScore(
      of: [PlantedTruth(path: "draft", acts: 2, isInAct: true)], in: events)

    #expect(score.flagged == 3)
    #expect(score.precision == 1.0 / 3)
  }

  @Test func `a write that hangs under an action is missed`() {
    let score = PlantedScore(
      of: [PlantedTruth(path: "posts", acts: 1, isInAct: true)], in: events)

    #expect(score.found == 0)
    #expect(score.recall == 0)
  }

  @Test func `a write that is shown after another act is missed`() {
    let score = PlantedScore(
      of: [PlantedTruth(path: "draft", acts: 1, isInAct: true)], in: events)

    #expect(score.found == 0)
  }

  @Test func `two writes that the trace turns round are found out of order`() {
    let turned = [
      Event(id: 0, cause: nil, kind: .act("tap planted")),
      mutation(1, of: "query", cause: 0), mutation(2, of: "draft", cause: 0),
    ]
    let score = PlantedScore(
      of: ["draft", "query"].map { PlantedTruth(path: $0, acts: 1, isInAct: true) }, in: turned)

    #expect(score.found == 2)
    #expect(score.inOrder == 1)
  }

  @Test func `a write that nobody asked for and that hangs under an act has the wrong cause`() {
    let score = PlantedScore(
      of: [PlantedTruth(path: "draft", acts: 2, isInAct: false)], in: events)

    #expect(score.found == 1)
    #expect(score.underRightCause == 0)
  }

  @Test func `a part of a field is the field, and another field that begins like it is not`() {
    let parts = [mutation(0, of: "posts[3].isLiked", cause: nil)]
    func found(_ field: String) -> Int {
      PlantedScore(of: [PlantedTruth(path: field, acts: 0, isInAct: false)], in: parts).found
    }

    #expect(found("posts") == 1)
    #expect(found("post") == 0)
  }

  @Test func `a path counts where the trace tells no more and no less`() {
    let told = [
      mutation(0, of: "posts[3].isLiked", cause: nil), mutation(1, of: "draft", cause: nil),
    ]
    func exact(_ path: String, after acts: Int = 0) -> Int {
      PlantedScore.exactPaths(
        of: [PlantedTruth(path: path, acts: acts, isInAct: false)], in: told)
    }

    #expect(exact("posts[3].isLiked") == 1)
    #expect(exact("draft") == 1)
    #expect(exact("posts[3]") == 0)
    #expect(exact("posts[4].isLiked") == 0)
    #expect(exact("draft", after: 1) == 0)
  }

  @Test func `a path that is told once counts once`() {
    let told = [mutation(0, of: "draft", cause: nil)]
    let write = PlantedTruth(path: "draft", acts: 0, isInAct: false)

    #expect(PlantedScore.exactPaths(of: [write, write], in: told) == 1)
  }

  @Test func `a write whose field is not told is counted as such`() {
    let blind = [
      Event(id: 0, cause: nil, kind: .mutation(Mutation(field: nil, changes: [])))
    ]
    let score = PlantedScore(
      of: [PlantedTruth(path: "draft", acts: 0, isInAct: false)], in: blind)

    #expect(score.found == 0)
    #expect(score.withoutField == 1)
  }

  @Test func `nothing planted has no precision and no recall, whatever is shown`() {
    for events in [[], events] {
      let score = PlantedScore(of: [], in: events)

      #expect(score.precision == nil)
      #expect(score.recall == nil)
    }
  }
}

private func mutation(_ id: Int, of field: String, cause: Int?) -> Event {
  Event(id: id, cause: cause, kind: .mutation(Mutation(field: field, old: "a", new: "b")))
}
