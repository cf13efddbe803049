/// Where ticks come from: the machine, or a test.
public struct Stopwatch {
  /// Reads both clocks.
  public let read: () -> Tick

  public init(read: @escaping () -> Tick) {
    self.read = read
  }

  /// Processor time of the calling thread. Work that hops to other threads is not in it.
  public static var thread: Stopwatch {
    Stopwatch { Tick(cpu: CPUClock.thread.now(), wall: WallClock.now()) }
  }

  /// Processor time of all threads of the process.
  public static var process: Stopwatch {
    Stopwatch { Tick(cpu: CPUClock.process.now(), wall: WallClock.now()) }
  }
}
