import SourceCode

extension Checkout {
  /// Two patterns that stand for all, and one behaviour.
  static let sample = Checkout(files: [
    SourceFile(
      path: "Sources/Patterns/MV/Feed/FeedView.swift",
      text: """
        import StageUI

        struct FeedView: View {
          @State private var model = FeedModel()
        }

        """),
    SourceFile(path: "Sources/Patterns/MV/Feed/FeedModel.swift", text: "struct FeedModel {}\n"),
    SourceFile(
      path: "Sources/Patterns/MV/Profile/ProfileView.swift", text: "struct ProfileView {}\n"),
    SourceFile(
      path: "Sources/Patterns/MVI/Feed/FeedView.swift",
      text: """
        import StageUI

        struct FeedView: View {
          let store: FeedStore  // Only sends.
        }

        """),
    SourceFile(
      path: "Sources/Patterns/MVI/Feed/FeedIntent.swift",
      text: """
        enum FeedIntent {
          case likeTapped(Post.ID)
          case appeared
        }

        """),
    SourceFile(
      path: "Sources/Patterns/MVI/Profile/ProfileView.swift", text: "struct ProfileView {}\n"),
    SourceFile(
      path: "Sources/Patterns/MVI/Store.swift",
      text: "protocol Effect {}\nfinal class Store {\n  // Sends.\n}\n"),
    SourceFile(path: "Sources/Patterns/MVI/Pattern.swift", text: "struct Pattern {}\n"),
    SourceFile(
      path: "Sources/Lab/PatternList/MVI+Tracing.swift", text: "extension Pattern {}\n"),
    SourceFile(
      path: "Tests/SideBySideTests/BlankDraftTests.swift",
      text: """
        /// F8: given a blank draft, when Publish is tapped, then nothing is sent.
        struct BlankDraftTests {
          let blank = " "

          @Test func `MV: through the stage`() async throws {
            try await app.type(blank, into: "New post")
            #expect(app.pending == [])
          }

          @Test func `MVI: through the reducer`() {
            let effects = send(.publishTapped)

            #expect(effects == [])
          }
        }

        """),
  ])
}
