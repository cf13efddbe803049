import Foundation
import Testing

@testable import LabMeasure

/// Copies that one update of the first element would not show.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct VerdictTests {
  @Test(arguments: SubtleUpdate.allCases)
  func `says what an update does, however rarely`(update: SubtleUpdate) async {
    await #expect(processExitsWith: .success) { @MainActor [update = update as SubtleUpdate] in
      let (report, answer) = (update.report, update.answer)

      #expect(report.verdict == answer.verdict)
      #expect(report.description.contains(answer.text), "\(report)")
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

  @Test func `time that grows forbids to say that nothing is copied`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = measure(0) { _, _ in }

      #expect(report.description == "One update at 1,000 elements copies nothing.")
      #expect(OwnState.grows(from: 76, to: 640, elements: 9_375))
      #expect(!OwnState.grows(from: 18, to: 134, elements: 9_375))
      #expect(!OwnState.grows(from: 2_000, to: 3_500, elements: 9_375))
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

enum SubtleUpdate: String, CaseIterable, Codable, Sendable {
  case copiesAtOtherIndices, copiesAtSecondUpdate
  case allocatesBeyondReach, growsAsText, growsBesideTemporary
  case allocatesLess, allocates64KiB
  /// The runtime allocates for a type when it is first used.
  case usesTypeLate
  case exchangesBuffers, copiesIntoKeptMemory, appendsWithoutLimit

  fileprivate var answer: (verdict: UpdateReport.Verdict, text: String) {
    switch self {
    case .copiesAtOtherIndices:
      (.copies, "At 1,000 elements, 127 of 128 updates copy 8.00 kB")
    case .copiesAtSecondUpdate: (.copies, "because Posts.undo holds the old value.")
    case .allocatesBeyondReach:
      (.allocates, " at the largest of 128 updates, 100 kB on average.")
    case .growsAsText, .growsBesideTemporary, .allocates64KiB:
      (.allocates, "No watched buffer was copied")
    case .allocatesLess: (.copiesNothing, "and allocates 65.5 kB at most.")
    case .usesTypeLate: (.copiesNothing, "copies nothing, and allocates")
    case .exchangesBuffers: (.takesLonger, "but its time grows from ")
    case .copiesIntoKeptMemory: (.takesLonger, "but its time grows from ")
    case .appendsWithoutLimit:
      (.copiesNothing, "B more allocated on average, 4,096 times in a row.")
    }
  }

  @MainActor fileprivate var report: UpdateReport {
    switch self {
    case .copiesAtOtherIndices:
      measure((selected: -1, old: [Int]())) { state, index in
        guard state.kept.selected != index else { return }
        state.kept = (index, state.numbers)
      }
    case .copiesAtSecondUpdate:
      measure("Posts") { size in
        (isLiked: Array(repeating: false, count: size), undo: [Bool]())
      } update: { posts, index in
        if posts.isLiked[index] { posts.undo = posts.isLiked }
        posts.isLiked[index].toggle()
      }
    case .allocatesBeyondReach:
      measure("Data") { _ in
        (now: Data(count: 100_000), previous: Data())
      } update: { data, index in
        data.previous = data.now
        data.now[index] ^= 1
      }
    case .growsAsText:
      measure("Text") { size in
        (now: String(repeating: "a", count: size), previous: "")
      } update: { text, _ in
        text.previous = text.now
        text.now.removeLast()
        text.now.append("a")
      }
    case .growsBesideTemporary:
      measure("Flags", at: 10_000) { size in
        (flags: Data(count: size), previous: Data())
      } update: { state, index in
        blackHole([UInt8](repeating: UInt8(truncatingIfNeeded: index), count: 32_768))
        state.previous = state.flags
        state.flags[index] ^= 1
      }
    case .allocatesLess, .allocates64KiB:
      measure(()) { _, _ in
        let bytes = self == .allocatesLess ? 65_535 : 65_536
        UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16).deallocate()
      }
    case .usesTypeLate:
      measure([UInt16: Set<UInt16>]()) { state, _ in
        state.updates += 1
        guard state.updates.isMultiple(of: 30) else { return }
        state.kept[1] = [2]
        state.kept = [:]
      }
    case .exchangesBuffers:
      measure("State") { size in
        (front: Array(0..<size), back: Array(repeating: 0, count: size))
      } update: { state, index in
        for other in state.front.indices { state.back[other] = state.front[other] }
        swap(&state.front, &state.back)
      }
    case .copiesIntoKeptMemory:
      measure("Kept", at: 4_000) { size in
        (numbers: Array(0..<size), kept: UnsafeMutableBufferPointer<Int>.allocate(capacity: size))
      } update: { state, index in
        state.numbers[index] += 1
        for number in state.numbers.indices { state.kept[number] = state.numbers[number] }
      }
    case .appendsWithoutLimit: measure([Int]()) { state, index in state.kept += [index, index] }
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

private func measure<State>(
  _ name: String, at size: Int = 1_000, _ state: @escaping @MainActor (_ size: Int) -> State,
  update: @escaping @MainActor (inout State, _ index: Int) -> Void
) -> UpdateReport {
  StateMeasurement(name, state: state, update: update).report(at: size)
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
