import LabBackend
import LabDomain
import StageUI
import Testing

@testable import OpenFields

@Suite struct Check {
  private let backend = SampleBackend(policy: .gated)

  @Test("only the view model writes its fields")
  func closesEveryField() {
    let shown = [
      Field("phase", \.phase), Field("posts", \.posts), Field("isPublishing", \.isPublishing),
    ].filter(\.isOpen).map(\.name)
    let bound = [
      Field("isLikedOnly", \.isLikedOnly), Field("notice", \.notice), Field("draft", \.draft),
    ].filter(\.isOpen).map(\.name)

    #expect(
      shown.isEmpty,
      """
      Any view may write \(shown.count + bound.count) of 6 fields. No control needs these: \
      \(shown.joined(separator: ", ")). Who should be their only writer?
      """)
    #expect(
      bound.isEmpty || !shown.isEmpty,
      """
      Any code that holds the view model may write \(bound.count) of 6 fields: \
      \(bound.joined(separator: ", ")). What does the user do to each? Give that a method.
      """)
  }

  @Test("a draft keeps its limit")
  func rulesMoveAlong() async throws {
    let feed = try await feed()

    try feed.type(String(repeating: "a", count: PostRule.limit + 1), into: "New post")

    #expect(
      feed.text.contains("\(PostRule.limit)/\(PostRule.limit)"),
      """
      A draft beyond its limit is kept as typed. `didSet` saw to that on every write. Once writes pass \
      through a method, where does the rule belong?
      """)
  }

  @Test("every control still works")
  func everyControlStillWorks() async throws {
    let feed = try await feed()

    try feed.tap("Liked only")
    #expect(
      feed.text.contains("[x] Liked only"),
      "Liked only was tapped and stays off. A `set` that does nothing compiles; what should it call?")
    try feed.type("Hello", into: "New post")
    try #require(
      feed.text.contains("New post ‹Hello›"),
      "A draft was typed, and the field does not show it. What should the binding's `set` call?")
    try feed.tap("Publish")
    await feed.settle()
    try backend.release(.publish("Hello"), with: .failure(.offline))
    await feed.settle()
    try feed.tap("OK")

    #expect(
      !feed.text.contains("Could not publish"),
      """
      The alert was dismissed with OK, and it is still there. A closure that does nothing compiles; \
      which field keeps the alert open, and what does the user do to it?
      """)
  }

  private func feed() async throws -> Stage {
    let stage = Stage(FeedView(viewModel: FeedViewModel(repository: backend)))
    stage.appear()
    await stage.settle()
    try backend.releaseFirst()
    await stage.settle()
    return stage
  }
}

/// A field of the view model, and whether the compiler lets this file write it.
private struct Field {
  let name: String
  let isOpen: Bool

  init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<FeedViewModel, Value>) {
    (self.name, isOpen) = (name, true)
  }

  /// Chosen by the compiler where the setter is out of reach.
  init<Value>(_ name: String, _ path: KeyPath<FeedViewModel, Value>) {
    (self.name, isOpen) = (name, false)
  }
}
