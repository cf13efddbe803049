@testable import LabAudit

extension Checkout {
  /// Two patterns and one behaviour.
  static let sample = Checkout(
    files: [
      "Sources/Patterns/MV/Feed/FeedView": """
      struct FeedView: View {
        @State private var model = FeedModel()
      }
      """,
      "Sources/Patterns/MV/Feed/FeedModel": "struct FeedModel {}\n",
      "Sources/Patterns/MV/Profile/ProfileView": "struct ProfileView {}\n",
      "Sources/Patterns/MVI/Feed/FeedView": """
      struct FeedView: View {
        let store: FeedStore  // Only sends.
      }
      """,
      "Sources/Patterns/MVI/Feed/FeedIntent": """
      enum FeedIntent {
        case likeTapped(Post.ID)
        case appeared
      }
      """,
      "Sources/Patterns/MVI/Profile/ProfileView": "struct ProfileView {}\n",
      "Sources/Patterns/MVI/Store": "protocol Effect {}\nfinal class Store {\n  // Sends.\n}\n",
      "Sources/Patterns/MVI/Pattern": "struct Pattern {}\n",
      "Tests/SideBySideTests/BlankDraftTests": """
      /// F8: given a blank draft, when Publish is tapped, then nothing is sent.
      struct BlankDraftTests {
        let blank = " "

        @Test func `MV: through the stage`() async throws {
          try await app.type(blank, into: "New post")
          #expect(app.pending == [])
        }

        /// Unchecked: the store.
        @Test func `MVI: through the reducer`() {
          let effects = send(.publishTapped)

          #expect(effects == [])
        }
      }
      """,
    ].map { SourceFile(path: $0 + ".swift", text: $1) })
}
