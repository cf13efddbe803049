import LabDomain
import LabStateBenchmarks

/// An act on a store of a feed, whose instructions `.ci/instructions` counts.
@MainActor
package struct CountedAct {
  private let act: FeedAct
  private let store: UpdatedStore
  private let size: Int

  /// Each act on each store, on a short feed and on a long one.
  package static var all: [CountedAct] {
    [160, 16_000].flatMap { size in
      [FeedAct.like, .type].flatMap { act in
        UpdatedStore.all.map { CountedAct(act: act, store: $0, size: size) }
      }
    }
  }

  /// The beginning of a row of the baseline.
  package var row: String {
    #""act": "\#(act.rawValue)", "contender": "\#(store.name)", "size": \#(size)"#
  }

  /// Whether it copies, so that what it takes may grow with the feed.
  package var copies: Bool { store.copies(act, posts) }

  package func run() async {
    await ObservedFeed(act, on: posts, seed: 2026, store.make).runCounted()
  }

  private var posts: [Post] { AppState.sample(size: size, seed: 2026).posts }
}
