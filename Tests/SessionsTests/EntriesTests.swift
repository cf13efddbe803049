import Contract
import PatternList
import Testing
import Trace

@testable import Sessions

struct EntriesTests {
  private func entries(
    of kind: Session.Kind, on feature: Session.Feature, in name: String
  ) async throws -> [String]? {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    return try await Session.entries(of: kind, on: feature, in: pattern)
  }

  @Test(arguments: ["MV", "MVVM"])
  func `where nothing has a name, nothing is passed`(_ pattern: String) async throws {
    #expect(try await entries(of: .like, on: .feed, in: pattern) == [])
    #expect(try await entries(of: .editName, on: .profile, in: pattern) == [])
  }

  @Test(arguments: [
    ("MVVMActions", "toggleLike(50)", #"changeName("Noor")"#),
    ("InputOutput", "likeTapped(50)", #"nameChanged("Noor")"#),
    ("MVI", "likeTapped(50)", #"nameChanged("Noor")"#),
  ])
  func `the entry is named after what was asked`(
    _ pattern: String, _ like: String, _ edit: String
  ) async throws {
    #expect(try await entries(of: .like, on: .feed, in: pattern) == [like])
    #expect(try await entries(of: .editName, on: .profile, in: pattern) == [edit])
  }

  @Test func `what an answer brings has the asking entry above its own`() async throws {
    #expect(
      try await entries(of: .openFeed, on: .feed, in: "MVI")
        == ["appeared", "firstPageLoaded(Page<Post>)"])
  }

  @Test func `an act that changes nothing has no way`() async throws {
    #expect(try await entries(of: .nothing, on: .feed, in: "MVI") == nil)
  }

  @Test func `events that were dropped take no other way along`() {
    let events = [
      Event(id: 7, cause: 3, kind: .mutation(Mutation(field: "count", old: "0", new: "1"))),
      Event(id: 8, cause: nil, kind: .act("tap Save")),
      Event(id: 9, cause: 8, kind: .action("saveTapped")),
      Event(id: 10, cause: 9, kind: .mutation(Mutation(field: "count", old: "1", new: "2"))),
    ]

    #expect(events.entriesOfAct(0) == ["saveTapped"])
    #expect(events.entriesOfAct(1) == nil)
  }

  @Test func `every pattern has a way from the act to a field`() async throws {
    for pattern in Patterns.all {
      #expect(try await Session.entries(of: .like, on: .feed, in: pattern) != nil)
      #expect(try await Session.entries(of: .editName, on: .profile, in: pattern) != nil)
    }
  }
}
