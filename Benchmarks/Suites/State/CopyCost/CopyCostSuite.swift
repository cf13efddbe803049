import LabDomain
import LabMeasure
import LabOutput

extension Suite {
  /// The same copy of elements with and without references, in reused memory and in fresh pages, and
  /// comparisons that may need no elements.
  package static let copyCost = Suite(
    name: "copy-cost", question: "What makes a copy slow, or a comparison?",
    rounds: 30, benchmarks: CopyCostSuite.benchmarks()
  ) { results, timings in
    let tables = CopyCostTables(results: results, timings: timings)
    return SuiteReport(
      answer: tables.answer, details: [tables.costs, tables.comparisons, tables.samples],
      results: results)
  }
}

enum CopyCostSuite {
  /// Posts that fill three quarters of 65,536 buckets.
  static let count = 49_152

  /// Posts in a compared array.
  static let comparedCount = 160_000
  static let comparison = "compare"

  /// A copy into memory that an earlier one has left, then one into fresh pages: freed memory is given
  /// back to the system only after all copies that reuse it. Last the comparisons, which copy nothing.
  static func benchmarks(
    of count: Int = count, comparing comparedCount: Int = comparedCount
  ) -> @Sendable (BenchOptions) throws(BenchError) -> [Benchmark] {
    { options throws(BenchError) in
      let posts = AppState.sample(
        size: (max(count, comparedCount) + 5) / 5 * 16, seed: options.seed
      ).posts
      let all = CopiedValue.all(Array(posts.prefix(count + 1)))
      let kept = try NameFilter(options.filter).selection(
        operations: [], contenders: all.map(\.name) + ComparedArrays.all.map(\.name)
      ).contenders
      func isKept(_ name: String, baseline: String) -> Bool {
        name == baseline || kept.contains(name)
      }
      let values = all.filter { isKept($0.name, baseline: all[0].name) }
      let pairs = ComparedArrays.all.filter {
        isKept($0.name, baseline: ComparedArrays.all[0].name)
      }
      let compared = Array(posts.prefix(comparedCount))
      return [false, true].map { usesFreshPages in
        Benchmark(
          operation: usesFreshPages ? "copy into fresh pages" : "copy", size: count,
          contenders: values.map { $0.contender(usesFreshPages) })
      } + [
        Benchmark(
          operation: comparison, size: comparedCount,
          contenders: pairs.map { $0.contender(compared) })
      ]
    }
  }
}

struct CopyCostTables {
  let results: [BenchResult]
  let timings: Timings

  private var pairs: [(reused: BenchResult, fresh: BenchResult)] {
    let copies = results.filter { $0.operation != CopyCostSuite.comparison }
    return Array(zip(copies.prefix(copies.count / 2), copies.suffix(copies.count / 2)))
  }

  private var isTrusted: Bool { timings.grades.worst != .doNotTrust }

  /// `nil` where the filter left one of them out.
  var answer: String? {
    guard isTrusted else { return "No answer: the machine was too busy for times." }
    func time(_ contender: String) -> String? {
      results.first { $0.contender == contender }?[.median].map { Units.duration(nanoseconds: $0) }
    }
    guard let posts = time("heap strings"), let plain = time("no references") else { return nil }
    return """
      References: \(plain) for elements without any, \(posts) for posts with two strings each, which \
      are as many bytes.
      """
  }

  var costs: Table {
    func bytes(_ row: BenchResult) -> Cell {
      Cell((row[.bytes] ?? row[.predictedBytes]).map(Units.bytes) ?? "–")
    }
    return Table(
      timings.title("One copy of \(Units.count(results[0].size)) elements of 64 bytes"), of: pairs,
      [
        .left("elements") { Cell($0.reused.contender) }, .right("bytes") { bytes($0.reused) },
        .right("time") { $0.reused.timeCell },
        .right("ratio") { $0.reused.comparisonCells[0] },
        .left("interval") { $0.reused.comparisonCells[1] },
        .right("fresh") { freshRatio($0, or: "–") { Units.ratio($0.median) } },
        .left("interval") { freshRatio($0, or: "") { Units.range($0.low, $0.high) } },
      ],
      footnotes: [
        """
        time: into memory that an earlier copy has left. ratio: to the first row. fresh: the ratio to that \
        time of a copy into pages that the system has just handed out and clears when they are touched, \
        like the first copy of its size or one that is kept. Intervals of 95 %.
        """,
        """
        Elements without references are copied as one block, others one by one, because a string may have \
        to be retained. by id: a dictionary, which copies empty buckets too; past three quarters full it \
        has twice as many.
        """,
      ]
        + pairs.map(\.reused).footnotes(
          without: .bytes,
          "the bytes are those predicted, and whether memory is reused or fresh is up to the allocator"
        ))
  }

  var comparisons: Table {
    let rows = results.filter { $0.operation == CopyCostSuite.comparison }
    return Table(
      timings.title("Comparing equal arrays of \(Units.count(rows[0].size)) posts"), of: rows,
      [.left("comparison") { Cell($0.contender) }, .right("time") { $0.timeCell }],
      footnotes: [
        """
        copied: another buffer with the same strings. new strings: of the same texts, as an answer that \
        is decoded again. shared: one buffer. identity: of the buffers' addresses, as by \
        isTriviallyIdentical(to:) of SE-0494, which calls a copy different.
        """
      ])
  }

  var samples: Table {
    Table(samplesOf: results, timings.title("Samples of one copy or comparison"))
  }

  /// Round by round of the same processes.
  private func freshRatio(
    _ pair: (reused: BenchResult, fresh: BenchResult), or withheld: Cell,
    _ text: (Estimate) -> String
  ) -> Cell {
    func series(_ result: BenchResult) -> Series? {
      timings["\(result.operation), \(result.size) elements"]?[result.contender]
    }
    guard isTrusted else { return withheld }
    guard let fresh = series(pair.fresh), let reused = series(pair.reused) else { return "" }
    return Cell(text(Bootstrap().median(of: fresh.ratios(to: reused))))
  }
}
