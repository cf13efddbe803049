import LabBackend
import LabDomain
import LabSessions
import LabTrace

/// A question that people argue about, as a session: a person's acts in a fixed order, over a backend whose
/// answers may come at any time.
nonisolated package struct OrdersSession: Sendable {
  /// The name in a link to it.
  package let id: String
  package let title: String
  package let question: String
  /// What an order may show, to answer the question.
  let claim: Claim
  let data: SampleData
  /// What comes before, the same in every order.
  let opening: [Step]
  package let acts: [Step]
  /// The errors with which any answer may fail.
  let failures: [DomainError]

  package init(
    id: String, title: String, question: String, claim: Claim = .none, data: SampleData,
    opening: [Step] = opened, acts: [Step], failures: [DomainError] = [.server]
  ) {
    (self.id, self.title, self.question, self.claim) = (id, title, question, claim)
    (self.data, self.opening, self.acts, self.failures) = (data, opening, acts, failures)
  }

  /// The feed with its first page.
  package static let opened: [Step] = [
    .appear, .answer(call: 1, request: "page(after: nil)", failure: nil),
  ]
}

nonisolated extension OrdersSession {
  package static let all = [
    OrdersSession(
      id: "likes", title: "Two likes and a failure",
      question: "One heart is tapped twice, then another. What shows if an answer fails?",
      claim: .heartsAreConfirmed,
      data: posts(2),
      acts: [.tap(element: "like-50"), .tap(element: "like-50"), .tap(element: "like-49")]),
    OrdersSession(
      id: "refresh", title: "A refresh overtakes a like",
      question: "A refresh is answered before the like, or after it. Does the like stay?",
      claim: .heartsAreConfirmed,
      data: posts(2),
      acts: [.tap(element: "like-50"), .refresh, .tap(element: "like-49")]),
    OrdersSession(
      id: "searches", title: "Two searches",
      question: "A second query follows while the first is under way. Which answer shows?",
      claim: Claim("once “tram” is answered, no post that only “garden” found shows") { order in
        order.screens(after: "search(\"tram\")").allSatisfy { !$0.contains("secret garden") }
      },
      data: posts(3),
      acts: [
        .type(text: "garden", field: "Search"), .wait(SearchRule.pause),
        .type(text: "tram", field: "Search"), .wait(SearchRule.pause), .tap(element: "like-48"),
      ]),
    OrdersSession(
      id: "save", title: "Leave during a save",
      question: "Back is tapped while the name is being saved. Which screen shows then?",
      claim: Claim(
        "the feed shows at the end if the name was saved or Discard tapped, else the profile"
      ) { order in
        let leaves = order.answers("save(") || order.moves.contains(.act(7))
        return leaves == order.screens.last?.hasPrefix("═══ Feed")
      },
      data: posts(2),
      opening: opened + [
        .tap(element: "author-50"), .disappear, .appear,
      ],
      acts: [
        .type(text: "Noor", field: "Name"), .tap(element: "Save"), .tap(element: "Back"),
        .tap(element: "Keep editing"), .tap(element: "distance-anywhere"), .tap(element: "Save"),
        .tap(element: "Back"), .tap(element: "Discard"),
      ], failures: [.offline, .nameTaken]),
    OrdersSession(
      id: "page", title: "A page after a refresh",
      question: "The end is reached, then the feed is refreshed. May the old page arrive?",
      claim: Claim(
        "the refresh cancels the request of the old page, so no answer to it comes later"
      ) {
        !$0.moves.drop { $0 != .act(1) }.contains { move in
          if case .answer("page(after: 31)", 1, _) = move { true } else { false }
        }
      },
      data: posts(21),
      acts: [.reveal(row: "feed-end"), .refresh, .reveal(row: "feed-end")]),
    OrdersSession(
      id: "publish", title: "A post published during a refresh",
      question: "A refresh may bring the new post before Publish is answered. Does it show twice?",
      claim: Claim("no screen shows the new post twice") { order in
        order.screens.allSatisfy { $0.ranges(of: "]  Hello").count < 2 }
      },
      data: posts(2),
      acts: [
        .type(text: "Hello", field: "New post"), .tap(element: "Publish"), .refresh,
        .tap(element: "like-50"),
      ]),
  ]

  private static func posts(_ count: Int) -> SampleData {
    SampleData(RecordedSession(dataSeed: seed, posts: count))
  }

  private static let seed: UInt64 = 1

  /// The session as recorded, before its first step.
  var recorded: RecordedSession { RecordedSession(dataSeed: Self.seed, posts: data.posts.count) }
}
