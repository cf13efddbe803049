// Sources/Exercises/11-SecondOwner/Check.swift
@Test("a like among 160,000 elements copies 0 B") func likeCopiesNothing() {
  let measurement = StateMeasurement("FeedStore") { size in
    FeedStore(.sample(of: size))
  } update: { store, row in
    store.toggleLike(row % store.state.posts.count)
  }

  let report = measurement.report(at: 160_000)

  // Where allocations cannot be counted, the lab never says that nothing is copied.
  let isFree =
    Allocations.isAvailable ? report.verdict == .copiesNothing : report.copies.isEmpty
  #expect(isFree, "\(report) What does that owner need of it?")
}
