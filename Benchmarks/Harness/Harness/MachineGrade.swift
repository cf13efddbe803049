import LabMeasure

/// The grade that a run begins with.
package enum MachineGrade {
  /// Grades the machine by a fifth of a second of equal work, half of it copies of an array.
  package static func measured(seed: UInt64) async throws -> Trust {
    let work = Measurement("machine", baseline: multiplying(times: 3_000), against: [copying])
    return try await work.run(Schedule(rounds: 40, seed: seed)).trust()
  }

  /// A chain of multiplications by the prime of FNV-1a, each of which needs the one before it.
  private static func multiplying(times: Int) -> Contender {
    Contender("work") {
      [UInt64](repeating: 0x9E37_79B9_7F4A_7C15, count: 1_024)
    } run: { numbers, iterations in
      for _ in 0..<iterations {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for step in 0..<times { hash = (hash ^ numbers[step & 1_023]) &* 0x0000_0100_0000_01B3 }
        blackHole(hash)
      }
    }
  }

  /// Changes to an array that another reference holds, so that each copies 800 kB.
  private static var copying: Contender {
    Contender("copy", work: .copying) {
      [UInt64](repeating: 1, count: 100_000)
    } run: { numbers, iterations in
      for _ in 0..<iterations {
        let kept = numbers
        numbers[0] += 1
        blackHole(kept)
      }
    }
  }
}
