import Foundation
import Testing

@testable import LabMeasure

/// Copies that one update of the first element would not show.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct VerdictTests {
  @Test func `finds a copy at every other index`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = measure((selected: -1, old: [Int]())) { state, index in
        guard state.kept.selected != index else { return }
        state.kept = (index, state.numbers)
      }

      #expect(report.verdict == .copies)
      #expect(report.copies.first?.updates == 127)
      #expect(report.description.hasPrefix("At 1,000 elements, 127 of 128 updates copy 8.00 kB"))
    }
  }

  @Test func `finds a copy at every 64th update`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = measure([Int]()) { state, _ in
        state.updates += 1
        if state.updates.isMultiple(of: 64) { state.kept = state.numbers }
      }

      #expect(report.copies.map(\.updates) == [2])
      #expect(report.copies.first?.holder == .property("State.kept"))
      #expect(report.bytes == .init(mean: 8_032 / 64, largest: 8_032))
      #expect(report.copiedBytes == .init(mean: 125, largest: 8_000))
    }
  }

  @Test func `finds a copy on another thread, and its holder`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Queue") {
        QueuedFeed($0)
      } update: {
        $0.update($1)
      }

      let report = measurement.report(at: 1_000)

      #expect(report.copies.map(\.holder) == [.property("Queue.previous")])
      #expect(report.allocationsGrow == true)
    }
  }

  @Test func `says what is allocated when no buffer is watched`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Data") { _ in
        (now: Data(count: 100_000), previous: Data())
      } update: { data, index in
        data.previous = data.now
        data.now[index] ^= 1
      }

      let report = measurement.report(at: 1_000)

      #expect(report.verdict == .allocates)
      #expect(report.allocationsGrow == false)
      #expect(report.description.contains(" at the largest of 128 updates, 100 kB on average."))
    }
  }

  @Test(arguments: [65_535, 65_536])
  func `says that an update allocates from 64 KiB on`(bytes: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [bytes = bytes as Int] in
      let report = measure(()) { _, _ in
        UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16).deallocate()
      }

      #expect(report.verdict == (bytes < 65_536 ? .copiesNothing : .allocates))
      #expect(report.bytes?.largest == bytes)
    }
  }

  @Test func `sees a text that is copied by its growth`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Text") {
        (now: String(repeating: "a", count: $0), previous: "")
      } update: { text, _ in
        text.previous = text.now
        text.now.removeLast()
        text.now.append("a")
      }

      #expect(measurement.report(at: 1_000).verdict == .allocates)
    }
  }

  @Test func `two buffers that change places are not said to copy nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("State") {
        (front: Array(0..<$0), back: Array(repeating: 0, count: $0))
      } update: { state, index in
        for other in state.front.indices { state.back[other] = state.front[other] }
        swap(&state.front, &state.back)
      }

      let report = measurement.report(at: 600)

      #expect(report.verdict == .exchangesBuffers)
      #expect(report.exchangedBuffers == ["State.back", "State.front"])
      #expect(!report.description.contains("nothing."))
    }
  }

  @Test func `says how much a log without a limit retains`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = measure([Int]()) { state, index in state.kept += [index, index] }

      #expect(report.verdict == .copiesNothing)
      #expect(report.description.hasSuffix("B more allocated."))
      #expect((8...64).contains(report.retainedBytes ?? 0))
    }
  }

  @Test func `does not count what other threads allocate on their own`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var updates = 0
      let measurement = StateMeasurement("Numbers") {
        Array(0..<$0)
      } update: { numbers, index in
        updates += 1
        if updates == 50 { QueuedFeed(10_000).update(0) }
        numbers[index] += 1
      }

      let series = UpdateSeries(counting: measurement, size: 200)

      #expect(series.costs.contains { $0.own.bytes > 80_000 })
      #expect(series.costs.allSatisfy { $0.others.bytes == 0 })
    }
  }

  @Test(.enabled(if: Allocations.isAvailable))
  func `sees a copy that only a second update of an element makes`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Posts") { size in
        (isLiked: Array(repeating: false, count: size), undo: [Bool]())
      } update: { posts, index in
        if posts.isLiked[index] { posts.undo = posts.isLiked }
        posts.isLiked[index].toggle()
      }

      #expect(measurement.report(at: 2_000).verdict == .copies)
    }
  }

  @Test(.enabled(if: Allocations.isAvailable))
  func `sees memory that grows beside a large temporary`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Flags") { size in
        (flags: Data(count: size), previous: Data())
      } update: { state, index in
        blackHole([UInt8](repeating: UInt8(truncatingIfNeeded: index), count: 32_768))
        state.previous = state.flags
        state.flags[index] ^= 1
      }

      #expect(measurement.report(at: 10_000).verdict == .allocates)
    }
  }

  @Test func `copying into kept memory shows in the time alone`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Kept") { size in
        (numbers: Array(0..<size), kept: UnsafeMutableBufferPointer<Int>.allocate(capacity: size))
      } update: { state, index in
        state.numbers[index] += 1
        for number in state.numbers.indices { state.kept[number] = state.numbers[number] }
      }

      let report = measurement.report(at: 4_000)

      #expect(report.verdict == (report.bytes == nil ? .unknown : .takesLonger))
      #expect(report.bytes == nil || report.description.contains("but its time grows from "))
      #expect(!report.description.contains("nothing."))
    }
  }

  @Test func `time that grows forbids to say that nothing is copied`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = measure(0) { _, _ in }

      #expect(report.description == "One update at 1,000 elements copies nothing.")
      #expect(OwnState.grows(from: 131, to: 2_200))
      #expect(!OwnState.grows(from: 18, to: 134))
      #expect(!OwnState.grows(from: 2_000, to: 3_500))
    }
  }

  @Test func `where nothing is counted, nothing is claimed`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = Mistake.none.measurement(countsAllocations: false).report(at: 1_000)

      #expect(report.verdict == .unknown)
      #expect(!report.description.contains("copies nothing"))
      #expect(report.description.contains("Allocations cannot be counted here"))
    }
  }
}

/// Numbers that a queue changes, with those before the last change. An update waits for it.
private final nonisolated class QueuedFeed: @unchecked Sendable {
  private var numbers: [Int]
  private var previous: [Int] = []
  private let queue = DispatchQueue(label: "feed")

  init(_ size: Int) { numbers = Array(0..<size) }

  func update(_ index: Int) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      self.previous = self.numbers
      self.numbers[index] += 1
      done.signal()
    }
    done.wait()
  }
}

/// Measures a change of the numbers after `before`, which may keep the old ones.
private func measure<Kept>(
  _ kept: Kept, at size: Int = 1_000,
  before: @escaping (inout Keeping<Kept>, _ index: Int) -> Void
) -> UpdateReport {
  StateMeasurement("State") {
    Keeping(numbers: Array(0..<$0), kept: kept)
  } update: { state, index in
    before(&state, index)
    state.numbers[index] += 1
  }
  .report(at: size)
}

private struct Keeping<Kept> {
  var numbers: [Int]
  var kept: Kept
  var updates = 0
}
