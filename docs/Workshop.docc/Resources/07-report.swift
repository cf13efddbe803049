// Sources/Exercises/11-SecondOwner/Check.swift
@Test("a like among 160,000 elements copies 0 B") func likeCopiesNothing() {
  let measurement = StateMeasurement("FeedStore") { size in
    FeedStore(.sample(of: size))
  } update: { store, row in
    store.toggleLike(row % store.state.posts.count)
  }

  let report = measurement.report(at: 160_000)

  #expect(report.copiedBytes.largest == 0, "\(report) What does that owner need of it?")
}
