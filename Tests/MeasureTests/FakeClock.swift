import Measure

/// A clock that stands still until a test moves it.
final class FakeClock {
  private(set) var now = Tick(cpu: 0, wall: 0)

  func advance(cpu: Int, wall: Int) {
    now = Tick(cpu: now.cpu + cpu, wall: now.wall + wall)
  }

  var stopwatch: Stopwatch { Stopwatch { self.now } }

  /// Takes that many nanoseconds per iteration, of both clocks unless told otherwise.
  func contender(
    _ name: String, cost: Int, wall: Int? = nil, onRun: @escaping (Int) -> Void = { _ in }
  ) -> Contender {
    Contender(name) {
    } run: { _, iterations in
      onRun(iterations)
      self.advance(cpu: iterations * cost, wall: iterations * (wall ?? cost))
    }
  }
}
