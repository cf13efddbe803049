import Benchmarks
import Measure
import Testing

@Suite struct StateUpdateSuiteTests {
  @Test(.enabled(if: BuildMode.current == .debug, "only a debug build refuses"))
  @MainActor func `a debug build refuses before any work`() async {
    var lines: [String] = []

    await #expect(throws: MeasureError.debugBuild) {
      try await Suite.stateUpdate.run(BenchOptions(filter: "matches nothing")) {
        lines.append($0.text)
      }
    }

    #expect(lines == [])
  }

  @Test func `suites have names of their own`() {
    let names = Suites.all.map(\.name)

    #expect(names.contains("state-update"))
    #expect(Set(names).count == names.count)
  }
}
