import Contract
import PatternList
import Sessions
import StageUI
import Testing
import Trace

struct SessionTests {
  @Test func `the session ends on the same screens in every pattern`() async throws {
    var all: [[String]] = []
    for pattern in Patterns.all { all.append(try await Session().run(on: pattern)) }

    for screens in all { #expect(screens == all[0]) }
    #expect(all[0][0].contains("[♡ 0]  [Noor van der Berg]  Hello, everybody"))
    #expect(all[0][1].contains("Name ‹Noor›"))
  }

  @Test func `every act belongs to its screen`() {
    for feature in Session.Feature.allCases {
      let kinds = Session().acts(on: feature).map(\.kind)
      #expect(Set(kinds) == Set(Session.Kind.allCases.filter { $0.feature == feature }))
    }
  }

  @Test func `tracing a session does not change its screens`() async throws {
    for pattern in Patterns.all {
      let plain = try await Session().run(on: pattern)
      let traced = try await Session().run(on: pattern, tracedBy: Recorder())
      #expect(plain == traced)
    }
  }
}
