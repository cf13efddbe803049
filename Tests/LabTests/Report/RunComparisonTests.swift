import Testing

@testable import LabBenchmarks
@testable import LabHarness
@testable import LabReport

struct RunComparisonTests {
  /// Three rows of one suite, two of them timed: 1,000 ns, from 900 to 1,200.
  private static let old = {
    var run = SampleRun()
    run.trust = "quiet"
    run.add("stack", "send", "MVI", 16, ns: 1_000, ["mallocs": 10])
    run.add("stack", "send", "MV", 16, ns: 1_000, ["mallocs": 10])
    run.add("stack", "send", "MVVM", 16, counts: ["mallocs": 10, "bodies": 2])
    return run
  }()

  private func compared(
    _ old: SampleRun = old, _ change: (inout SampleRun) -> Void = { _ in }
  ) throws -> (comparison: RunComparison, markup: Markup) {
    var new = old
    change(&new)
    let comparison = RunComparison(from: try old.saved, to: try new.saved)
    return (comparison, try Markup([.changes(comparison)]))
  }

  @Test func `one run twice did not change, and says of how many`() throws {
    for run in [Self.old, .whole] {
      let (comparison, markup) = try compared(run)

      #expect(comparison.summary.first == "Nothing changed.")
      #expect(comparison.summary[1] == "Rows in one run only: none; in both: \(run.rows.count).")
      #expect(!markup.texts("caption").contains { $0.contains("that changed") })
    }
  }

  @Test func `times of one run only are a change, and an impossible row is none`() throws {
    let (untimed, _) = try compared { $0.rows[1]["median_ns"] = nil }
    let (impossible, markup) = try compared { $0.rows[0]["mallocs"] = -5 }

    #expect(untimed.summary.first != "Nothing changed.")
    #expect(impossible.summary[0] == "Rows in one run only: 1 gone; in both: 2.")
    #expect(!markup.texts("tr").contains { $0.contains("-5") })
  }

  @Test(arguments: [(11, "worse"), (9, "better")])
  func `a count that differs by one is shown exactly`(mallocs: Int, verdict: String) throws {
    let (comparison, markup) = try compared {
      $0.rows[0]["mallocs"] = mallocs
      $0.seed = 7
    }

    #expect(
      comparison.summary == [
        "Rows in one run only: none; in both: 3.",
        "Counts that changed: 1 \(verdict); in both: 4.",
        "Times that changed: none; in both: 2.",
      ])
    #expect(markup.texts("tr").contains("MVImallocs10\(mallocs)\(verdict)"))
    #expect(markup.texts("p").contains { $0.hasSuffix("may change them: so may seed.") })
  }

  @Test func `a count of one run only is neither worse nor better`() throws {
    let (comparison, markup) = try compared {
      $0.rows[0]["bodies"] = 3
      $0.rows[2]["bodies"] = nil
    }

    #expect(
      comparison.summary[1] == "Counts that changed: 1 only in NEW, 1 only in OLD; in both: 3.")
    #expect(markup.texts("tr").contains("MVIbodies–3only in NEW"))
    #expect(markup.texts("tr").contains("MVVMbodies2–only in OLD"))
  }

  @Test func `rows of one run only are named, and a wrong result is none`() throws {
    let (comparison, markup) = try compared {
      $0.rows[0]["verdict"] = "wrong"
      $0.rows[1]["contender"] = "Own"
    }

    #expect(comparison.summary[0] == "Rows in one run only: 2 gone, 1 new; in both: 1.")
    for row in ["MVIgone", "MVgone", "Ownnew"] { #expect(markup.texts("tr").contains(row)) }
  }

  @Test(arguments: [
    ([1_200, 1_300, 1_400], "none"), ([1_201, 1_300, 1_400], "1 slower"),
    ([700, 800, 900], "none"), ([700, 800, 899], "1 faster"),
  ])
  func `a time changed where the intervals do not even touch`(
    time: [Double], verdict: String
  ) throws {
    let (comparison, markup) = try compared { $0.setTime(time) }

    #expect(comparison.summary.last == "Times that changed: \(verdict); in both: 2.")
    #expect(markup.texts("caption").contains("Times that changed") == (verdict != "none"))
  }

  @Test(arguments: [([0.9, 1, 1.01], [1.4, 1.49, 1.5]), ([99, 100, 101], [101.5, 102, 103])])
  func `3 % and half a nanosecond mean nothing`(old: [Double], new: [Double]) throws {
    var run = Self.old
    run.setTime(old)

    #expect(try compared(run) { $0.setTime(new) }.comparison.changedTimes.isEmpty)
  }

  @Test func `the largest ratio comes first`() throws {
    let (comparison, _) = try compared {
      $0.setTime([500, 500, 500])
      $0.setTime([4_000, 4_000, 4_000], of: 1)
    }

    #expect(comparison.changedTimes.map(\.ratio) == [4, 0.5])
  }

  @Test(arguments: [
    ("compiler", "Swift 6.4"), ("build", "debug"), ("cpu", "Other CPU"), ("kernel", "Linux 7"),
  ])
  func `times of another machine, compiler or build have no verdict`(
    key: String, value: String
  ) throws {
    let (comparison, markup) = try compared {
      $0.machine[key] = value
      $0.setTime([9_000, 9_000, 9_000])
    }

    #expect(comparison.summary.last == "Times that changed: 2 not compared; in both: 2.")
    let name = key == "cpu" ? "processor" : key
    #expect(
      markup.texts("p").contains("Times are not compared, because the runs differ in: \(name)."))
    #expect(markup.texts("tr").contains("MVI1.00 µs (0.900–1.20)9.00 µs (9.00–9.00)"))
  }

  @Test func `the clock that a processor ran at makes no other machine`() throws {
    var old = Self.old
    old.machine["cpu"] = "Sample CPU, 2.60 GHz"

    #expect(try compared(old) { $0.machine["cpu"] = "Sample CPU" }.comparison.times.count == 2)
  }

  @Test(arguments: ["noisy", "do not trust"])
  func `times of a suite that was not quiet have no verdict`(trust: String) throws {
    var old = Self.old
    old.trust = trust

    let (comparison, markup) = try compared(old) {
      $0.trust = "quiet"
      $0.setTime([9_000, 9_000, 9_000])
    }

    #expect(comparison.changedTimes.isEmpty)
    #expect(
      markup.texts("p").contains {
        $0.hasSuffix("so both must be quiet: stack (\(trust), then quiet).")
      })
  }

  @Test func `an empty run has no row in common`() throws {
    #expect(
      try compared(SampleRun()) { $0 = Self.old }.comparison.summary[0]
        == "Rows in one run only: 3 new; in both: 0.")
    #expect(
      try compared(SampleRun()).comparison.summary[0] == "Rows in one run only: none; in both: 0.")
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func `no figure and no name breaks the section`(figure: Int) throws {
    let (_, markup) = try compared { run in
      for key in ["median_ns", "low_ns", "high_ns", "mallocs", "size"] { run.rows[0][key] = figure }
      run.rows[1]["contender"] = "<script>alert(1)</script>"
    }

    #expect(markup.all("script").isEmpty)
    #expect(markup.texts("th").contains("<script>alert(1)</script>"))
  }
}

extension SampleRun {
  /// - Parameter time: the interval, around the median.
  fileprivate mutating func setTime(_ time: [Double], of row: Int = 0) {
    for (key, figure) in zip(["low_ns", "median_ns", "high_ns"], time) { rows[row][key] = figure }
  }
}
