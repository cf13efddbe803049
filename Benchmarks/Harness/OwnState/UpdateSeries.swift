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
    var (before, memory) = (ReachableBuffers(), SearchedMemory?.none)
    func search() -> SearchedMemory? {
      measurement.countsAllocations
        ? SearchedMemory(of: before) { live.bytes(ofBlock: $0, usable: $1) } : nil
    }
    Self.run(measurement, size: size, count: count) { subject, index, isNew in
      if isNew {
        before = subject.buffers
        memory = search()
      }
      var (cost, events): (Cost?, [BlockWatch.Event]?)
      let start = live.blocks
      var references: [UInt: Int] = [:]
      if let memory {
        let large = before.large
        for buffer in large { references[buffer.block] = pl_references(buffer.block) }
        let sizes = Dictionary(large.map { ($0.block, $0.identity.bytes) }) { max($0, $1) }
        events = BlockWatch.events(
          watching: sizes.map { pl_block(address: $0, least: $1) }, heldBy: memory.containers,
          allocating: ObservedUpdate.fewestBytes
        ) { cost = Self.cost { subject.update(index) } }
      } else {
        subject.update(index)
      }
      let earlier = (before, memory)
      before = subject.buffers
      memory = search()
      updates.append(
        ObservedUpdate(
          before: earlier.0, after: before, references: references, memory: earlier.1,
          captured: memory?.captured ?? [], events: events,
          start: start, order: { live.order(ofBlock: $0) }))
      cost?.largestBlock = events?.max { ($0.bytes ?? 0) < ($1.bytes ?? 0) }
      if let cost { costs.append(cost) }
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
    var unchanged = 0
    for _ in 0..<16 where unchanged < 2 && costs.contains(where: { $0.others.bytes > 0 }) {
      let again = Self.costs(measurement, size, costs.count)
      unchanged += 1
      for (index, cost) in again.enumerated() where cost.others.bytes < costs[index].others.bytes {
        costs[index].others = cost.others
        unchanged = 0
      }
    }
  }

  /// Bytes that may stay allocated before the series goes on with a new state.
  static let mostRetained = 512 << 20

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
