import LabCProbes
import LabRandom

/// Updates of one state after another element, in random order, with what each allocates.
@MainActor
struct UpdateSeries {
  private(set) var updates: [ObservedUpdate] = []
  /// For each update; empty where allocations cannot be counted.
  private(set) var costs: [Cost] = []

  /// Updates that are counted.
  nonisolated static let count = 128

  /// What one update allocates.
  struct Cost {
    var own: Allocations
    /// On other threads.
    var others: Allocations
    /// Bytes allocated and not freed, less those freed from before.
    var retained: Int
    /// The largest block, if it is large enough to be noted.
    var largestBlock: BlockWatch.Event?

    var sum: Allocations { own + others }
  }

  /// Observes every update, and counts what it allocates.
  init<State>(observing measurement: StateMeasurement<State>, size: Int, count: Int = Self.count) {
    let live = LiveBytesCounter.start()
    var before = ReachableBuffers()
    // Old buffers that something still holds.
    var held: Set<UInt> = []
    Self.run(measurement, size: size, count: count) { subject, index, isNew in
      if isNew { (before, held) = (subject.buffers, []) }
      var (cost, events): (Cost?, [BlockWatch.Event]?)
      var (references, slots): ([UInt: Int], HeldSlots?) = ([:], nil)
      if measurement.countsAllocations {
        let large = before.large.filter { !$0.isSlice || live.bytes(ofBlock: $0.block) != nil }
        for buffer in large { references[buffer.block] = pl_references(buffer.block) }
        let shared = Set(references.filter { $0.value > 1 }.keys)
        let found = HeldSlots(of: shared, in: before) { live.bytes(ofBlock: $0) }
        slots = found
        let sizes = Dictionary(large.map { ($0.block, $0.identity.bytes) }) { max($0, $1) }
        let blocks = sizes.map {
          BlockWatch.WatchedBlock(address: $0, bytes: $1, slots: found.slots[$0] ?? [])
        }
        // Of those, only the end is of interest.
        let others = held.subtracting(sizes.keys).map {
          BlockWatch.WatchedBlock(address: $0, bytes: .max, slots: [])
        }
        events = BlockWatch.events(
          watching: blocks + others, allocating: ObservedUpdate.fewestBytes
        ) { cost = Self.cost { subject.update(index) } }
      } else {
        subject.update(index)
      }
      let after = subject.buffers
      let update = ObservedUpdate(
        before: before.large + (slots?.hidden ?? []), after: after.large, references: references,
        slots: slots?.indices ?? [:], events: events)
      held.formUnion(update.successors.map(\.old.block).filter { $0 > 0 })
      for event in events ?? [] where event.bytes == nil { held.remove(event.block) }
      cost?.largestBlock = events?.max { ($0.bytes ?? 0) < ($1.bytes ?? 0) }
      updates.append(update)
      if let cost { costs.append(cost) }
      before = after
      return cost?.retained ?? 0
    }
    settleOthers(measurement, size)
  }

  /// Counts what each update allocates. Runs them even where that is not available.
  init<State>(counting measurement: StateMeasurement<State>, size: Int, count: Int = Self.count) {
    costs = Self.costs(measurement, size, count)
    settleOthers(measurement, size)
  }

  private static func costs<State>(
    _ measurement: StateMeasurement<State>, _ size: Int, _ count: Int
  ) -> [Cost] {
    var costs: [Cost] = []
    run(measurement, size: size, count: count) { subject, index, _ in
      let cost = cost { subject.update(index) }
      if let cost { costs.append(cost) }
      return cost?.retained ?? 0
    }
    return costs
  }

  /// Runs the series again, to leave out what unrelated threads allocate: what an update allocates, it
  /// allocates each time. Ends when two runs in a row have found no update to allocate less.
  private mutating func settleOthers<State>(_ measurement: StateMeasurement<State>, _ size: Int) {
    var retained = [costs.map(\.retained)]
    var unchanged = 0
    for _ in 0..<16 where unchanged < 2 && costs.contains(where: { $0.others.bytes > 0 }) {
      let again = Self.costs(measurement, size, costs.count)
      retained.append(again.map(\.retained))
      unchanged += 1
      for (index, cost) in again.enumerated() where cost.others.bytes < costs[index].others.bytes {
        costs[index].others = cost.others
        unchanged = 0
      }
    }
    let sums = retained.map { $0.suffix(costs.count / 2).reduce(0, +) }
    guard
      let median = zip(sums, retained).sorted(by: { $0.0 < $1.0 }).dropFirst(sums.count / 2).first
    else { return }
    for (index, bytes) in median.1.enumerated() { costs[index].retained = bytes }
  }

  /// Bytes that may stay allocated before the series goes on with a new state.
  private static let mostRetained = 512 << 20

  private typealias Subject<State> = StateMeasurement<State>.Subject

  /// Runs `body` for each update with the index of an element. It returns the bytes that it retained.
  private static func run<State>(
    _ measurement: StateMeasurement<State>, size: Int, count: Int,
    _ body: (Subject<State>, _ index: Int, _ isNew: Bool) -> Int
  ) {
    var generator = SeededGenerator(seed: 2026)
    // Each element twice: some stores copy only when an element is updated again.
    let order = Array((0..<size).shuffled(using: &generator).prefix(max(1, count / 2)))
    // For what a first update makes room for, and an even number, after which a toggled state is as
    // before.
    func warmSubject() -> Subject<State> {
      let subject = Subject(measurement, size: size)
      for _ in 0..<4 { subject.update(order[0]) }
      return subject
    }
    var (subject, retained, isNew) = (warmSubject(), 0, true)
    for number in 0..<count {
      retained += body(subject, order[number % order.count], isNew)
      isNew = retained > mostRetained
      if isNew { (subject, retained) = (warmSubject(), 0) }
    }
  }

  private static func cost(of update: () -> Void) -> Cost? {
    let process = AllocationCounter.start(in: .process)
    let first = Allocations.retainedBytes
    let own = Allocations.count(update)
    let retained = Allocations.retainedBytes - first
    guard let own, let all = process.stop() else { return nil }
    let others = Allocations(count: all.count - own.count, bytes: all.bytes - own.bytes)
    return Cost(own: own, others: others, retained: retained)
  }
}

extension ReachableBuffers {
  fileprivate var large: [ReachableBuffer] {
    all.filter { $0.identity.bytes >= ObservedUpdate.fewestBytes }
  }
}
