import LabBackend
import LabDomain
import LabTrace

/// A question that people argue about, as a session: a person's acts in a fixed order, over a backend whose
/// answers may come at any time.
nonisolated package struct OrdersSession: Sendable {
  /// The name in a link to it.
  package let id: String
  package let title: String
  package let question: String
  let data: SampleData
  /// What comes before, the same in every order.
  let opening: [Step]
  package let acts: [Step]
  /// The errors with which any answer may fail.
  let failures: [DomainError]

  package init(
    id: String, title: String, question: String, data: SampleData, opening: [Step] = opened,
    acts: [Step], failures: [DomainError] = [.server]
  ) {
    (self.id, self.title, self.question) = (id, title, question)
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
      data: posts(2),
      acts: [.tap(element: "like-50"), .tap(element: "like-50"), .tap(element: "like-49")]),
    OrdersSession(
      id: "refresh", title: "A refresh overtakes a like",
      question: "A refresh is answered before the like, or after it. Does the like stay?",
      data: posts(2),
      acts: [.tap(element: "like-50"), .refresh, .tap(element: "like-49")]),
    OrdersSession(
      id: "searches", title: "Two searches",
      question: "A second query follows while the first is under way. Which answer shows?",
      data: posts(3),
      acts: [
        .type(text: "garden", field: "Search"), .wait(SearchRule.pause),
        .type(text: "tram", field: "Search"), .wait(SearchRule.pause), .tap(element: "like-48"),
      ]),
    OrdersSession(
      id: "save", title: "Leave during a save",
      question: "Back is tapped while the name is being saved. Which screen shows then?",
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
      data: posts(21),
      acts: [.reveal(row: "feed-end"), .refresh, .reveal(row: "feed-end")]),
    OrdersSession(
      id: "publish", title: "A post published during a refresh",
      question: "A refresh may bring the new post before Publish is answered. Does it show twice?",
      data: posts(2),
      acts: [
        .type(text: "Hello", field: "New post"), .tap(element: "Publish"), .refresh,
        .tap(element: "like-50"),
      ]),
  ]

  private static func posts(_ count: Int) -> SampleData {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = Array(data.posts.prefix(count))
    return data
  }
}
