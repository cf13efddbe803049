import LabDomain
import StageUI
import Testing

@testable import MuteAuthor

@Suite struct Check {
  private let feeds = Feed.both(of: .sample)

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
      feed.tap("like-2")
      feed.tap("Unmute all")

      #expect(
        feed.shown().filter(\.isLiked).map(\.id) == [2, 3],
        """
        \(feed.name): after "Unmute all" Ada's posts, their likes, or a like of Bo's post meanwhile are \
        not there. Muting is about what is shown. How many lists of posts are there?
        """)
    }
  }

  @Test("mutes a person, not a name", .enabled { await aFeedMutes })
  func mutesAPerson() {
    let namesake = Post(id: 4, author: 3, authorName: "Ada", text: "Coffee")
    for feed in Feed.both(of: .sample + [namesake]) where feed.mutesAda() {
      #expect(
        feed.screen.contains("Coffee"),
        "\(feed.name): another author with the name Ada is muted too. What of an author is unique?")
    }
    for feed in feeds where feed.mutesAda() {
      feed.refresh(Posts(.sample))
      // Another test asks whether a refresh unmutes.
      if feed.screen.contains("Tea") { continue }
      feed.refresh([Post(id: 1, author: 1, authorName: "Ada Lind", text: "Tea on the balcony")])

      #expect(
        !feed.screen.contains("Tea"),
        "\(feed.name): Ada has changed her name, and is no longer muted. What of her stays the same?"
      )
    }
  }

  @Test("mutes several authors", .enabled { await aFeedMutes })
  func mutesSeveral() {
    for feed in feeds where feed.mutesAda() {
      feed.tap("mute-2")

      #expect(
        !feed.screen.contains("Tea") && !feed.screen.contains("Cycling"),
        "\(feed.name): Ada was muted, then Bo, and not both are hidden. How many can be muted?")
    }
  }

  @Test("keeps an author muted when the feed is loaded again", .enabled { await aFeedMutes })
  func mutesAfterARefresh() {
    let new = Post(id: 4, author: 1, authorName: "Ada", text: "Tea for two")
    for feed in feeds where feed.mutesAda() {
      feed.refresh(Posts([new] + .sample))

      #expect(
        !feed.screen.contains("Tea"),
        "\(feed.name): a refresh brings a muted author back. Keep who is muted, not which posts.")
    }
  }

  @Test("brings back the posts that were loaded last", .enabled { await aFeedMutes })
  func bringsBackTheNewPage() {
    let page = [
      Post(id: 4, author: 1, authorName: "Ada", text: "New"),
      Post(id: 2, author: 2, authorName: "Bo", text: "Cycling in the rain"),
      Post(id: 3, author: 1, authorName: "Ada", text: "Tea again"),
    ]
    for feed in feeds where feed.mutesAda() {
      feed.refresh(Posts(page))
      feed.tap("Unmute all")

      #expect(
        feed.shown().map(\.id) == page.map(\.id),
        """
        \(feed.name): the feed was loaded again while Ada was muted, and "Unmute all" shows other \
        posts than the new page has, or in another order. Which list does muting have to change?
        """)
    }
  }

  @Test("offers to unmute while an author is muted", .enabled { await aFeedMutes })
  func offersUnmuteWhileMuted() {
    for feed in feeds {
      var isOffered = [feed.offersUnmute]
      guard feed.mutesAda() else { continue }
      isOffered.append(feed.offersUnmute)
      feed.refresh([Post(id: 2, author: 2, authorName: "Bo", text: "Cycling in the rain")])
      isOffered.append(feed.offersUnmute)
      feed.tap("Unmute all")
      isOffered.append(feed.offersUnmute)

      #expect(
        isOffered == [false, true, true, false],
        """
        \(feed.name): before muting, after it, after a page without Ada's posts and after unmuting, \
        "Unmute all" is there: \(isOffered). It depends on who is muted, not on posts.
        """)
    }
  }

  @Test("mutes among liked posts", .enabled { await aFeedMutes })
  func mutesAmongLiked() {
    for feed in feeds { for post in 1...2 { feed.tap("like-\(post)") } }
    for feed in feeds where feed.mutesAda() {
      feed.tap("Liked only")

      #expect(
        feed.screen.contains("Cycling") && !feed.screen.contains("Tea"),
        "\(feed.name): \"Liked only\" shows a muted author's post. Both must let a post through.")
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

  static func both(of posts: [Post]) -> [Feed] { [mvvm(Posts(posts)), mvi(Posts(posts))] }

  private static func mvvm(_ posts: Posts) -> Feed {
    let viewModel = MVVMFeedViewModel(posts: posts)
    return Feed(
      name: "MVVM", shown: { viewModel.shown }, refresh: { viewModel.refresh(with: $0) },
      stage: Stage(MVVMFeedView(viewModel: viewModel)))
  }

  private static func mvi(_ posts: Posts) -> Feed {
    let store = MVIFeedStore(posts: posts)
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

  var offersUnmute: Bool { screen.contains("Unmute all") }

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

extension [Post] {
  fileprivate static let sample = [
    Post(id: 1, author: 1, authorName: "Ada", text: "Tea on the balcony"),
    Post(id: 2, author: 2, authorName: "Bo", text: "Cycling in the rain"),
    Post(id: 3, author: 1, authorName: "Ada", text: "Tea again"),
  ]
}
