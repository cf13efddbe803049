import LabMeasure

/// The grade that a run begins with.
package enum MachineGrade {
  /// Grades the machine by a fifth of a second of equal work, half of it copies of an array.
  package static func measured(seed: UInt64) async throws -> Trust {
    let copy = PlantedWork.copying("copy", numbers: 100_000)
    let work = Measurement(
      "machine", baseline: PlantedWork.timed("work", steps: 3_000), against: [copy])
    return try await work.run(Schedule(rounds: 40, seed: seed)).trust()
  }
}
