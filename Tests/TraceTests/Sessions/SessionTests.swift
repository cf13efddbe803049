import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import StageUI
import Testing

/// The scripted session.
struct SessionTests {
  private let session = Session(likes: 2)

  @Test func `ends on the same screens in every pattern, traced or not`() async throws {
    let screens = try await session.run(on: Patterns.all[0])
    #expect(screens[0].contains("[♡ 0]  [Noor van der Berg]  Hello, everybody"))
    #expect(screens[1].contains("Name ‹Noor›"))

    for pattern in Patterns.all {
      #expect(try await session.run(on: pattern) == screens, "\(pattern.name)")
      #expect(
        try await session.run(on: pattern, tracedBy: Recorder()) == screens, "\(pattern.name)")
    }
  }

  @Test func `finds the entry of an act in every pattern`() async throws {
    let named: [String: [Session.Kind: [String]]] = [
      "MV": [.like: [], .editName: []], "MVVM": [.like: [], .editName: []],
      "MVVMActions": [.like: ["toggle(50)"], .editName: [#"changeName("Noor")"#]],
      "MVI": [.openFeed: ["appeared", "firstPageLoaded(Page<Post>)"], .like: ["tapped(Post 50)"]],
      "MVIReactor": [.like: ["tapped(Post 50)", "setLiked(true, 50)"]],
    ]
    for pattern in Patterns.all {
      for kind in Session.Kind.allCases {
        let entries = try await Session.entries(of: kind, on: kind.feature, in: pattern)
        #expect((entries == nil) == (kind == .nothing))
        if let expected = named[pattern.name]?[kind] {
          #expect(entries == expected, "\(pattern.name)")
        }
      }
    }
  }
}
