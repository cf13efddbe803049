import Testing

@testable import LabMeasure

nonisolated struct UpdateReportTests {
  @Test(.enabled(if: Allocations.isAvailable))
  func `an update in place copies nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.none.measurement().report(at: 1_000)

      #expect(report.copies == [])
      #expect(report.verdict == .copiesNothing)
      #expect(
        report.description
          == "One update at 1,000 elements copies nothing, and allocates 56 B at most.")
    }
  }

  @Test(arguments: [true, false])
  func `names a property that holds the old value`(countsAllocations: Bool) async {
    await #expect(processExitsWith: .success) {
      @MainActor [countsAllocations = countsAllocations as Bool] in
      let report = Mistake.undoLog.measurement(countsAllocations: countsAllocations)
        .report(at: 1_000)

      let copy = try #require(report.copies.first)
      #expect(report.copies.count == 1)
      #expect(copy.path == "Store.feed.numbers")
      #expect([copy.elements, copy.bytes] == [1_000, 8_000])
      #expect(copy.holder == .property("Store.undo[1]"))
      #expect((report.allocations == nil) == (!countsAllocations || !Allocations.isAvailable))
      let verb = countsAllocations && Allocations.isAvailable ? "copies" : "copies or rebuilds"
      #expect(
        report.description.hasPrefix(
          "One update at 1,000 elements \(verb) 8.00 kB, because Store.undo[1] holds the old value."
        ))
    }
  }

  @Test(.enabled(if: Allocations.isAvailable))
  func `names the code that holds the old value meanwhile`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.comparison.measurement().report(at: 1_000)

      let copy = try #require(report.copies.first)
      let line = "Stores.swift:\(Mistake.comparingLine)"
      #expect("\(copy.holder)" == "static Mistake.compare(_:_:), \(line)")
      #expect(copy.place?.hasPrefix("static Mistake.compare(_:_:), Stores.swift:") == true)
    }
  }

  @Test(.enabled(if: Allocations.isAvailable))
  func `names the property whose closure captured the old value`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.rollBack.measurement().report(at: 1_000)

      let copy = try #require(report.copies.first)
      #expect(copy.holder == .property("Store.rollBack"))
    }
  }

  @Test(.enabled(if: Allocations.isAvailable))
  func `names a subscriber's property`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.notification.measurement(subscriber: Keeper.init).report(at: 1_000)

      #expect(report.copies.map(\.holder) == [.property("subscriber.kept")])
    }
  }

  @Test func `tells that a hidden subscriber matters, and blames none`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.notification.measurement(
        countsAllocations: false, subscriber: Keeper.hidden
      ).report(at: 1_000)

      #expect(report.copies.map(\.holder) == [.unknown])
      #expect(report.copiedWithoutSubscriber?.largest == 0)
    }
  }

  @Test func `a holder beyond reflection stays unknown`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.rollBack.measurement(countsAllocations: false) { _ in nil }
        .report(at: 1_000)

      #expect(report.copies.map(\.holder) == [.unknown])
      #expect(report.description.contains("8.00 kB. What holds the old value is unknown."))
    }
  }

  @Test(.enabled(if: Allocations.isAvailable))
  func `finds a copy that the update drops`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = reportOfDroppedCopy()

      #expect(report.copies.map(\.path) == ["Feed.numbers"])
      #expect(report.bytes == .init([8_032]))
    }
  }

  @Test func `growing is no copy`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Feed") {
        Feed(numbers: Array(0..<$0))
      } update: { feed, index in
        feed.numbers.append(contentsOf: 0..<1_000)
      }

      #expect(measurement.report(at: 100).copies == [])
    }
  }

  @MainActor @Test func `rejects an update that changes the size`() {
    let measurement = StateMeasurement("Feed") {
      Feed(numbers: Array(0..<$0))
    } update: { feed, index in
      feed.numbers.remove(at: index)
    }

    let error = #expect(throws: SizeChange.self) { try measurement.requireSameSize() }
    #expect(
      error?.description.hasPrefix("the update changed Feed.numbers from 16 elements to 15;")
        == true)
  }
}

/// A measurement beside an exit test: what is inside is compiled from a macro, and has no source.
private func reportOfDroppedCopy() -> UpdateReport {
  StateMeasurement("Feed") {
    Feed(numbers: Array(0..<$0))
  } update: { feed, index in
    var next = feed
    next.numbers[index] = -1
    if next == feed { feed.isLoading.toggle() }
  }.report(at: 1_000)
}
