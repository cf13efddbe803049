import LabDomain
import StageUI
import Testing

@testable import MuteAuthor

@Suite struct Check {
  private let feeds = [Feed.mvvm(), Feed.mvi()]

  @Test("hides the posts of a muted author") func hidesTheAuthor() {
    let muting = feeds.filter { $0.mutesAda() }

    #expect(
      !muting.isEmpty,
      """
      After a tap on "mute-1" neither feed shows Bo's post alone. Does each row have a button with \
      the identifier "mute-" and the post's id, and does it hide every post of that author?
      """)
  }

  @Test("mutes in both feeds", .enabled { await aFeedMutes })
  func mutesInBothFeeds() {
    let muting = feeds.filter { $0.mutesAda() }.map(\.name)

    #expect(
      muting.count == feeds.count,
      "Only the feed in \(muting.first ?? "") mutes as it should. Add it to the other one as well.")
  }

  @Test("keeps the rule out of the view", .enabled { await aFeedMutes })
  func keepsTheRuleOutOfTheView() {
    for feed in feeds where feed.mutesAda() {
      #expect(
        feed.shown().map(\.id) == [2],
        """
        \(feed.name): the rows are hidden, but `shown` still has them: the view filters. A rule in \
        the view is out of reach for a test without one. What already decides which posts show?
        """)
    }
  }

  @Test("brings muted posts back", .enabled { await aFeedMutes })
  func bringsMutedPostsBack() {
    for feed in feeds { feed.tap("like-3") }
    for feed in feeds where feed.mutesAda() {
      feed.tap("Unmute all")

      #expect(
        feed.shown().filter(\.isLiked).map(\.id) == [3],
        """
        \(feed.name): after "Unmute all" Ada's posts and their likes are not back. Muting is about \
        what is shown. Are the posts still there?
        """)
    }
  }

  @Test("keeps an author muted when the feed is loaded again", .enabled { await aFeedMutes })
  func mutesAfterARefresh() {
    for feed in feeds where feed.mutesAda() {
      feed.refresh(.sample)

      #expect(
        !feed.screen.contains("Tea"),
        "\(feed.name): a refresh brings a muted author back. Keep who is muted, not which posts.")
    }
  }

  @Test("still likes, and filters by likes") func stillLikes() {
    for feed in feeds {
      feed.tap("like-2")
      feed.tap("Liked only")

      #expect(
        feed.shown().map(\.id) == [2] && feed.screen.contains("Posts: 1"),
        "\(feed.name): liking or the switch \"Liked only\" no longer works as it did at the start.")
    }
  }
}

extension Check {
  private static var aFeedMutes: Bool { Check().feeds.contains { $0.mutesAda() } }
}

/// One of the two feeds, on a stage of its own.
private struct Feed {
  let name: String
  let shown: () -> [Post]
  let refresh: (Posts) -> Void
  private let stage: Stage

  static func mvvm() -> Feed {
    let viewModel = MVVMFeedViewModel(posts: .sample)
    return Feed(
      name: "MVVM", shown: { viewModel.shown }, refresh: { viewModel.refresh(with: $0) },
      stage: Stage(MVVMFeedView(viewModel: viewModel)))
  }

  static func mvi() -> Feed {
    let store = MVIFeedStore(posts: .sample)
    return Feed(
      name: "MVI", shown: { store.state.shown }, refresh: { store.send(.refreshed($0)) },
      stage: Stage(MVIFeedView(store: store)))
  }

  private init(
    name: String, shown: @escaping () -> [Post], refresh: @escaping (Posts) -> Void, stage: Stage
  ) {
    (self.name, self.shown, self.refresh, self.stage) = (name, shown, refresh, stage)
    stage.appear()
  }

  var screen: String { stage.text }

  /// Mutes the author of the first post, and returns whether her posts alone are hidden.
  func mutesAda() -> Bool {
    tap("mute-1")
    return screen.contains("Cycling") && !screen.contains("Tea")
  }

  /// Taps a button, if it is there.
  func tap(_ name: String) {
    try? stage.tap(name)
  }
}

extension Posts {
  fileprivate static let sample: Posts = [
    Post(id: 1, author: 1, authorName: "Ada", text: "Tea on the balcony"),
    Post(id: 2, author: 2, authorName: "Bo", text: "Cycling in the rain"),
    Post(id: 3, author: 1, authorName: "Ada", text: "Tea again"),
  ]
}
