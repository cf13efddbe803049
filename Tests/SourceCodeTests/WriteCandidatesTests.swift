import SourceCode
import Testing

struct WriteCandidatesTests {
  private let reducer = SourceFile(
    path: "Feed/FeedReducer.swift",
    text: """
      enum FeedReducer {
        static func reduce(into state: inout FeedState, _ intent: FeedIntent) {
          switch intent {
          case .likeTapped(let id):
            state[id] = post
          case .published(let post), .received(let post):
            state.posts.putOnTop(post)
            state.draft = ""
          case .renamed:
            state.found?.posts.rename(after: profile)
            (state.name, state.problem) = NameRule.accept(name)
          case .shown:
            if state.draft == "" { show(&state) }
          }
        }

        static func show(_ state: inout FeedState) {
          let draft = state.draft
          state.posts += [draft]
        }
      }

      """)

  @Test
  func `assignments, changes in place and tuples write, and comparisons and constants do not`() {
    let candidates = WriteCandidates([reducer])

    #expect(lines(candidates.places(writing: "posts")) == [7, 10, 19])
    #expect(lines(candidates.places(writing: "draft")) == [8])
    #expect(lines(candidates.places(writing: "name")) == [11])
    #expect(lines(candidates.places(writing: "problem")) == [11])
  }

  @Test func `of an action, its case and what that calls remain`() {
    let candidates = WriteCandidates([reducer])

    #expect(lines(candidates.places(writingAnyOf: ["posts"], askedBy: "published")) == [7])
    #expect(lines(candidates.places(writingAnyOf: ["posts"], askedBy: "received")) == [7])
    #expect(lines(candidates.places(writingAnyOf: ["posts"], askedBy: "shown")) == [19])
  }

  @Test func `an action that leads nowhere known excludes nothing`() {
    let candidates = WriteCandidates([reducer])

    #expect(candidates.places(writingAnyOf: ["posts"], askedBy: "other").count == 3)
  }

  @Test func `where a setter does nothing else, the lines that call it write`() {
    let model = SourceFile(
      path: "Feed/FeedModel.swift",
      text: """
        class FeedModel {
          var draft = ""
          func display(draft: String) {
            self.draft = draft
          }
        }

        """)
    let intent = SourceFile(
      path: "Feed/FeedIntent.swift",
      text: """
        class FeedIntent {
          func draftChanged(_ draft: String) {
            self.draft = draft
            model?.display(draft: draft)
          }
        }

        """)
    let places = WriteCandidates([model, intent]).places(writing: "draft")

    #expect(places.map(\.file) == ["Feed/FeedIntent.swift"])
    #expect(lines(places) == [4])
  }

  @Test func `a binding that is handed out writes`() {
    let view = SourceFile(path: "Feed/FeedView.swift", text: "FeedFilter(query: $model.query)\n")

    #expect(WriteCandidates([view]).places(writing: "query").count == 1)
  }

  /// Counted from 1.
  private func lines(_ places: Set<WriteCandidates.Place>) -> [Int] {
    places.map { $0.line + 1 }.sorted()
  }
}
