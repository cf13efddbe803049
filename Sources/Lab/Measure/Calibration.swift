/// The search for an iteration count that makes a sample long enough to time.
public struct Calibration: Sendable {
  /// Processor time that a sample must last. Longer samples have less spread, so the band around
  /// 1 is narrower: on a shared virtual machine 5 ms see a difference that drowns at 1 ms.
  public var target: Duration
  /// Where the search ends, however short the sample. Work that the optimizer removed ends here.
  public var ceiling: Int
  /// Iterations by the name of the contender that another process has found already; a contender that
  /// has some is warmed up by a quarter of them, and no search is made.
  public var known: [String: Int] = [:]

  public init(target: Duration = .milliseconds(1), ceiling: Int = 1_000_000_000) {
    self.target = target
    self.ceiling = ceiling
  }

  /// The iterations of a contender: those that are known, or those that are found.
  func iterations(of name: String, _ time: (_ iterations: Int) -> Elapsed) -> Int {
    guard let known = known[name] else { return iterations(time) }
    _ = time(max(1, known / 4))
    return known
  }

  /// The first count tried that lasts a quarter longer than the target.
  ///
  /// The quarter is kept in reserve for samples that turn out faster than this one. One iteration is
  /// run and thrown away to warm up. From there each try aims at one and a half times the target
  /// and grows at most tenfold, so that one short sample cannot send the search far.
  ///
  /// - Parameter time: runs that many iterations and returns how long they took.
  public func iterations(_ time: (_ iterations: Int) -> Elapsed) -> Int {
    _ = time(1)
    let wanted = Double(target.nanoseconds)
    var iterations = 1
    while iterations < ceiling {
      let elapsed = Double(time(iterations).cpu)
      if elapsed >= 1.25 * wanted { break }
      let aim = elapsed > 0 ? 1.5 * wanted / elapsed : 10
      let grown = Double(iterations) * min(aim, 10)
      iterations = min(ceiling, max(iterations + 1, Int(grown.rounded(.up))))
    }
    return iterations
  }
}

extension Duration {
  /// Whole nanoseconds; what is smaller is cut off.
  var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
