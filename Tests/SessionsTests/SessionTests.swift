import Contract
import Domain
import PatternList
import Sessions
import StageUI
import Testing
import Trace

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

  @Test func `has every kind of act on its own screen`() {
    for feature in Session.Feature.allCases {
      let kinds = session.acts(on: feature).map(\.kind)
      #expect(Set(kinds) == Set(Session.Kind.allCases.filter { $0.feature == feature }))
    }
    #expect(session.count(of: .like) == 2)
  }

  @Test func `finds the entry of an act in every pattern`() async throws {
    let named: [String: [Session.Kind: [String]]] = [
      "MV": [.like: [], .editName: []], "MVVM": [.like: [], .editName: []],
      "MVVMActions": [.like: ["toggleLike(50)"], .editName: [#"changeName("Noor")"#]],
      "MVI": [.openFeed: ["appeared", "firstPageLoaded(Page<Post>)"], .like: ["likeTapped(50)"]],
      "MVIReactor": [.like: ["likeTapped(50)", "toggleLike(50)"]],
    ]
    for pattern in Patterns.all {
      for kind in [Session.Kind.openFeed, .like, .editName] {
        let entries = try await Session.entries(of: kind, on: kind.feature, in: pattern)
        #expect(entries != nil)
        if let expected = named[pattern.name]?[kind] {
          #expect(entries == expected, "\(pattern.name)")
        }
      }
      #expect(try await Session.entries(of: .nothing, on: .feed, in: pattern) == nil)
    }
  }

  @Test func `keeps what was recorded before a screen refuses`() async {
    let cut = await #expect(throws: SessionCutShort.self) {
      _ = try await session.recording(of: WrongScreen(base: Patterns.all[0]), level: .fields)
    }

    #expect(cut?.act == .page)
    #expect(cut?.description.hasPrefix("MV, page: ") == true)
    #expect(cut?.recording.events.first?.line == "appear")
  }

  /// Shows the profile where the feed should be.
  private struct WrongScreen: TraceablePattern {
    nonisolated let base: any TraceablePattern

    nonisolated var name: String { base.name }
    nonisolated var summary: String { base.summary }

    func feed(_ environment: AppEnvironment) -> any View { base.profile(1, environment) }

    func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
      base.profile(id, environment)
    }

    func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
      base.profile(1, environment, tracedBy: recorder)
    }

    func profile(
      _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
    ) -> any View {
      base.profile(id, environment, tracedBy: recorder)
    }
  }
}
