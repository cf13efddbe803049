import Glue
import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI
import Testing

@MainActor @Suite struct GlueTests {
  private let backend = SampleBackend(SampleData(scale: 1, seed: 1), policy: .immediate)

  private var environment: AppEnvironment {
    AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed]))
  }

  @Test func `A trace names the act behind a change, except where the view writes`() async throws {
    var traces: [String: Substring] = [:]

    for pattern in AddedPatterns.patterns {
      let recorder = Recorder()
      let stage = Stage(pattern.screens(environment, tracedBy: recorder).feed(), observer: recorder)
      stage.appear()
      await stage.settle()
      try stage.tap("like-50")
      traces[pattern.name] = TraceTree(recorder.events).text.split(separator: "tap like-50\n").last?
        .prefix { $0 != "\n" }
    }

    #expect(
      traces == [
        "Redux": "└─ likeTapped(Post 50)", "Composable": "└─ likes(act(likeTapped(Post 50)))",
        "Mobius": "└─ act(likeTapped(Post 50))",
        "BareModel": "└─ ? pending.likes: 0 items → 1 item",
      ])
  }

  @Test func `A feed without a screen refreshes, likes, types and publishes`() async throws {
    for pattern in AddedPatterns.patterns {
      let feed = pattern.headlessFeed(environment)
      await feed.refresh()
      let post = try #require(feed.posts().first, "\(pattern.name)")

      feed.like(post.id)
      feed.type(pattern.name)
      feed.publish()
      await Stage(Text("")).settle()

      #expect(feed.posts().contains { $0.text == pattern.name })
      #expect(feed.posts().first { $0.id == post.id }?.isLiked == !post.isLiked)
      #expect(feed.draft() == "")
    }
  }
}
