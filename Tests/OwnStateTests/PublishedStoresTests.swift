import Dispatch
import Testing

@testable import LabMeasure

/// Stores in the shapes that people publish, with what holds the old value in each.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct PublishedStoresTests {
  @Test(arguments: [
    (PublishedStore.returnsState, "ReturningStore.like(_:)"),
    (.readsOldValue, "OldValueStore.state.setter"),
    (.bindsPayload, "PhaseStore.like(_:)"),
    (.scans, "Store.state."),
    (.buffersStates, "Store.states."),
    (.isActor, "Store.previous"),
    (.lends, "LendingStore.like(_:)"),
  ])
  func `names the holder of a store that copies`(store: PublishedStore, holder: String) async {
    await #expect(processExitsWith: .success) {
      @MainActor [store = store as PublishedStore, holder = holder as String] in
      let report = store.report(at: 1_000)

      #expect(report.verdict == .copies)
      #expect(report.copies.count == 1)
      #expect(report.copies.first.map { "\($0.holder)" }?.hasPrefix(holder) == true)
    }
  }

  @Test(arguments: [
    PublishedStore.savesOldValue, .setsPayloadAside, .buffersIDs, .normalises,
  ])
  func `a store that changes in place copies nothing`(store: PublishedStore) async {
    await #expect(processExitsWith: .success) { @MainActor [store = store as PublishedStore] in
      #expect(store.report(at: 1_000).verdict == .copiesNothing)
    }
  }
}

enum PublishedStore: String, Codable, Sendable {
  case returnsState, readsOldValue, bindsPayload, scans, buffersStates, isActor
  case lends
  case savesOldValue, setsPayloadAside, buffersIDs, normalises

  @MainActor func report(at size: Int) -> UpdateReport {
    switch self {
    case .returnsState: Self.report(size, ReturningStore.init) { $0.like($1) }
    case .readsOldValue: Self.report(size, OldValueStore.init) { $0.like($1) }
    case .bindsPayload: Self.report(size, PhaseStore.init) { $0.like($1) }
    case .scans: Self.report(size, ScanStore.init) { $0.like($1) }
    case .buffersStates: Self.report(size, StreamStore.init) { $0.like($1) { $0 } }
    case .isActor: Self.report(size, ActorStore.init) { $0.wait(toLike: $1) }
    case .lends: Self.report(size, LendingStore.init) { $0.like($1) }
    case .savesOldValue: Self.report(size, SavingStore.init) { $0.like($1) }
    case .setsPayloadAside: Self.report(size, PhaseStore.init) { $0.likeSetAside($1) }
    case .buffersIDs: Self.report(size, StreamStore.init) { $0.like($1) { _ in Feed(0) } }
    case .normalises:
      Self.report(size, Dictionary.init(size:)) { $0[$1]? += 1 }
    }
  }

  @MainActor private static func report<State>(
    _ size: Int, _ state: @escaping @MainActor (Int) -> State,
    update: @escaping @MainActor (inout State, Int) -> Void
  ) -> UpdateReport {
    StateMeasurement("Store", state: state, update: update).report(at: size)
  }
}

extension [Int: Int] {
  fileprivate init(size: Int) { self.init(uniqueKeysWithValues: (0..<size).map { ($0, $0) }) }
}

extension Feed {
  fileprivate init(_ size: Int) { self.init(numbers: Array(0..<size)) }
}

/// The reducer returns a new state while the store holds the old one.
private final class ReturningStore {
  private var state: Feed

  init(_ size: Int) { state = Feed(size) }

  @inline(never) func like(_ index: Int) { state = reduced(state, index) }

  @inline(never) private func reduced(_ state: Feed, _ index: Int) -> Feed {
    var next = state
    next.numbers[index] += 1
    return next
  }
}

/// `didSet` reads `oldValue`.
private final class OldValueStore {
  private var spinnerChanges = 0
  private var state: Feed {
    didSet { if oldValue.isLoading != state.isLoading { spinnerChanges += 1 } }
  }

  init(_ size: Int) { state = Feed(size) }

  @inline(never) func like(_ index: Int) { state.numbers[index] += 1 }
}

/// `didSet` compares with a value that it saved.
private final class SavingStore {
  private var (wasLoading, spinnerChanges) = (false, 0)
  private var state: Feed {
    didSet {
      if wasLoading != state.isLoading { spinnerChanges += 1 }
      wasLoading = state.isLoading
    }
  }

  init(_ size: Int) { state = Feed(size) }

  func like(_ index: Int) { state.numbers[index] += 1 }
}

/// The payload of a case is bound, changed and put back.
private final class PhaseStore {
  enum Phase {
    case idle
    case loaded(Feed)
  }
  private var phase: Phase

  init(_ size: Int) { phase = .loaded(Feed(size)) }

  @inline(never) func like(_ index: Int) {
    guard case .loaded(var feed) = phase else { return }
    feed.numbers[index] += 1
    phase = .loaded(feed)
  }

  /// Leaves an empty case behind meanwhile.
  func likeSetAside(_ index: Int) {
    guard case .loaded(var feed) = phase else { return }
    phase = .idle
    feed.numbers[index] += 1
    phase = .loaded(feed)
  }
}

/// `scan` captures the current state, which the store holds too.
private final class ScanStore {
  private var state: Feed
  private let receive: (Int) -> Feed

  init(_ size: Int) {
    var current = Feed(size)
    state = current
    receive = { index in
      current.numbers[index] += 1
      return current
    }
  }

  @inline(never) func like(_ index: Int) { state = receive(index) }
}

/// A stream buffers the newest state, or less, for its iterator.
private final class StreamStore {
  private var state: Feed
  private let (states, continuation) = AsyncStream.makeStream(
    of: Feed.self, bufferingPolicy: .bufferingNewest(1))

  init(_ size: Int) { state = Feed(size) }

  @inline(never) func like(_ index: Int, sending part: (Feed) -> Feed) {
    state.numbers[index] += 1
    continuation.yield(part(state))
  }
}

/// An actor with the state before the last change. An update waits for it.
private actor ActorStore {
  private var state: Feed
  private var previous: Feed?
  init(_ size: Int) { state = Feed(numbers: Array(0..<size)) }

  private func like(_ index: Int) {
    previous = state
    state.numbers[index] += 1
  }

  nonisolated func wait(toLike index: Int) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await self.like(index)
      done.signal()
    }
    done.wait()
  }
}

/// Hands the old state to a global, and takes it back within the update.
private final class LendingStore {
  private var state: Feed

  init(_ size: Int) { state = Feed(size) }

  @inline(never) func like(_ index: Int) {
    lend()
    state.numbers[index] += 1
    lent = nil
  }

  @inline(never) private func lend() { lent = state }
}

private var lent: Feed?
