import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct LeavingTests {
  @Test(arguments: FormUnderTest.all)
  func `Leaving: the feed cancels what it has asked for`(_ form: FormUnderTest) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.tap("like-25")
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    #expect(app.pending.count == 3)

    await app.leave()
    #expect(app.pending == [])

    app.stage.appear()
    await app.stage.settle()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectLine(app, "5/140  [Publish]")
    #expect(app.stage.text.hasSuffix("\n…"))
  }

  @Test(arguments: FormUnderTest.all)
  func `Leaving: the profile that saves keeps the edits for a return`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.profile()
    try await app.open()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    await app.leave()
    #expect(app.pending == [])

    app.stage.appear()
    await app.stage.settle()
    expectLine(app, "Name ‹Noor›")
    expectLine(app, "[Save]")
  }

  @Test(arguments: FormUnderTest.all)
  func `Leaving: the profile cancels what it has asked for`(_ form: FormUnderTest) async throws {
    let app = form.profile()
    app.stage.appear()
    await app.stage.settle()
    #expect(app.pending == [.profile(1)])
    await app.leave()
    #expect(app.pending == [])
  }

  @Test(arguments: FormUnderTest.all)
  func `Leaving: nothing of the screen stays in memory, also in the middle of a request`(
    _ form: FormUnderTest
  ) async throws {
    for isAnswered in [true, false] {
      weak var feed: SampleBackend?
      weak var profile: SampleBackend?
      do {
        let apps = [form.feed(), form.profile()]
        (feed, profile) = (apps[0].backend, apps[1].backend)
        for app in apps {
          app.stage.appear()
          if isAnswered { try await app.answer() }
          await app.leave()
        }
      }
      await settle()
      #expect(feed == nil && profile == nil)
    }
  }

  @Test(arguments: FormUnderTest.all)
  func `Leaving: a failure that comes in the same moment is not told`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.tap("like-25")
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    for call in app.backend.pending { try app.backend.release(call, with: .failure(.offline)) }
    await app.leave()

    await app.comeBack()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectLine(app, "5/140  [Publish]")
    #expect(app.stage.text.hasSuffix("\n…"))
  }

  @Test(arguments: FormUnderTest.all)
  func `Leaving: a screen whose load fails in the same moment loads on return`(
    _ form: FormUnderTest
  ) async throws {
    for app in [form.feed(), form.profile()] {
      app.stage.appear()
      await app.stage.settle()
      try app.backend.releaseFirst(with: .failure(.offline))
      await app.leave()

      await app.comeBack()
      #expect(app.pending.count == 1)
      #expect(app.stage.text.hasSuffix("◌ Loading"))
    }
  }
}
