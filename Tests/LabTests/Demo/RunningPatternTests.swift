import LabContract
import LabDomain
import LabPatterns
import LabSessions
import Observation
import Testing

@testable import LabDemo

struct RunningPatternTests {
  @Test(arguments: Patterns.all.map(\.name))
  func `a screen is kept while it is on the path`(_ name: String) throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let running = RunningPattern(pattern, SlowNetwork())
    let feed = try #require(running.first)

    running.path.append(.profile(1))
    running.path.append(.profile(1))
    running.followPath()
    let profiles = running.pushed
    running.path.removeLast()
    running.followPath()

    #expect(running.first == feed)
    #expect(feed.route == .feed)
    #expect(profiles.map(\.route) == [.profile(1), .profile(1)])
    #expect(running.pushed == [profiles[0]])
    #expect(profiles[0] != profiles[1])
  }

  @Test func `a screen that the window removes leaves the path`() {
    let running = RunningPattern(Patterns.all[0], SlowNetwork())
    running.path.append(.profile(1))
    running.path.append(.profile(2))
    running.followPath()

    running.pushed.removeLast()

    #expect(running.path == [.feed, .profile(1)])
    #expect(running.pushed.map(\.route) == [.profile(1)])
  }

  @Test func `the window hears of each record`() async {
    let running = RunningPattern(Patterns.all[0], SlowNetwork())

    await confirmation { heard in
      withObservationTracking {
        _ = running.trace
      } onChange: {
        heard()
      }
      running.path.append(.profile(1))
    }
    #expect(running.trace.hasSuffix("output push(profile(1, nil))"))
  }
}
