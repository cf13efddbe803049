import LabDomain
import LabMeasure
import LabOutput

/// The results of a run as tables of at most 80 columns.
struct PatternUpdateTables {
  let results: [BenchResult]
  let grades: Grades
  var bootstrap = Bootstrap()

  /// What the first act takes and copies at the largest size.
  var answer: String? {
    guard let act = acts.first else { return nil }
    let rows = stores.compactMap { row(act, $0).last }.filter { !$0.isWrong }
    let patterns = rows.filter {
      $0.contender != PatternlessFeed.name && !$0.contender.hasSuffix(UpdatedStore.kept)
    }
    let inPlace = patterns.filter { $0[.copiedElements] == 0 }
    guard let size = rows.first?.size, !patterns.isEmpty else { return nil }
    let copying = patterns.filter { $0[.copiedElements] != 0 }.map {
      "\($0.contender) copies \(copied($0).text)"
    }
    let others = "\(inPlace.count) of \(patterns.count) patterns copy nothing"
    return """
      To \(act) of \(Units.count(size)) elements, \((copying + [others]).joined(separator: "; "))\
      \(range(inPlace).map { " and take \($0)" } ?? "").
      """
  }

  /// The least and the most time; `nil` where times are not trusted.
  private func range(_ rows: [BenchResult]) -> String? {
    let times = rows.compactMap { $0[.median] }.sorted().map(Units.duration(nanoseconds:))
    guard grades[.computing] != .doNotTrust, let least = times.first, let most = times.last else {
      return nil
    }
    return "\(least) to \(most)"
  }

  /// The first act by size.
  var headline: [Table] { acts.prefix(1).map(bySize) }

  /// The other acts by size, each act at the largest one, and a reducer on and off the main actor.
  var details: [Table] {
    acts.dropFirst().map(bySize) + acts.map(atLargest) + [reducers].compactMap(\.self)
  }

  /// `nil` where no reducer was run.
  private var reducers: Table? {
    let (total, here) = (FeedAct.reducedLike.rawValue, FeedAct.reducedOutside.rawValue)
    let rows = stores(of: [total]).map { row(total, $0) }
    guard let sizes = rows.first?.map(\.size) else { return nil }
    return Table(
      grades.title("A like, until its state is on the main actor, by elements"), of: rows,
      [.left("MVI's reducer") { Cell($0[0].contender) }]
        + sizes.indices.map { index in
          .right(Units.count(sizes[index])) { $0[index].timeCell }
        } + [
          .right("outside") { row(here, $0[0].contender).last?.timeCell ?? "" },
          .right("mallocs") { Cell($0.last?[.mallocs].map(Units.count) ?? "n/a") },
          .right("copied") { $0.last.map(copied) ?? "" },
        ],
      footnotes: [
        """
        Processor time, with one observer. The actor's jobs run in the main queue, so no change of threads is \
        included. outside: without the actor's own work; like mallocs and copied, at the largest size.
        """
      ]
        + rows.compactMap { row in
          UpdatedStore.copies[row[0].contender].map { "\(row[0].contender): \($0.reason)" }
        })
  }

  private func bySize(_ act: String) -> Table {
    let sizes = Set(results.filter { $0.operation == act }.map(\.size)).sorted()
    return Table(
      grades.title("Time to \(act), by elements in the state"), of: stores.map { row(act, $0) },
      [.left("pattern") { Cell($0[0].contender) }]
        + sizes.enumerated().map { index, size in
          .right(Units.count(size)) { index < $0.count ? $0[index].timeCell : "" }
        } + [
          .left("growth") {
            Growth.cell(of: $0, grades: grades, bootstrap)
          },
          .right("ratio") { $0.last?.comparisonCells[0] ?? "" },
          .right("copied") { $0.last.map(copied) ?? "" },
        ],
      footnotes: act == acts.first ? [Self.terms] : [])
  }

  private static let terms = """
    Median time in the pattern's own store with one observer, and 5 posts in 16 elements; the post is a \
    random one, found by its id. A like and a text last until the observer has its notice and the request \
    is under way; with its answer, or a new post, until the answer is in the state. \
    \(PatternlessFeed.name): the same work in one @Observable class. MV: a view without a body, with \
    the functions of its view word for word, because they are private there. kept: the same store keeps the old \
    state while it reduces, as TCA, ReactorKit, Mobius.swift and ReSwift do. ratio, copied: at the \
    largest size, to the first row, – above 100, and posts that stood elsewhere afterwards.
    """

  private func atLargest(_ act: String) -> Table {
    let rows = stores.compactMap { row(act, $0).last }
    return Table(
      grades.title("To \(act), at \(Units.count(rows.first?.size ?? 0)) elements"), of: rows,
      [.contender("pattern"), .time] + TableColumn.comparison + [
        .right("mallocs") { Cell($0[.mallocs].map(Units.count) ?? "n/a") },
        .right("bytes", bytes),
      ],
      footnotes: [
        """
        bytes: ✓ when exactly the predicted ones were counted, which are what the act asks for on a short \
        list, and a copy of what the pattern's shape makes it copy. For patterns of other packages nothing is \
        predicted.
        """
      ]
        + rows.filter { $0[.copiedElements] ?? 0 > 0 }.compactMap { row in
          UpdatedStore.copies[row.contender].map { "\(row.contender): \($0.reason)" }
        } + rows.footnotes(without: .bytes, "n/a: not counted"))
  }

  // MARK: Cells

  private func bytes(_ row: BenchResult) -> Cell {
    guard let counted = row[.bytes] else { return "n/a" }
    guard let predicted = row[.predictedBytes] else { return Cell(Units.bytes(counted)) }
    return counted == predicted
      ? Cell("\(Units.bytes(counted)) ✓", .good) : Cell("\(Units.bytes(counted)) ✗", .bad)
  }

  /// Posts that were elsewhere after the act.
  private func copied(_ row: BenchResult) -> Cell {
    let posts = row[.copiedElements] ?? 0
    let bytes = Units.bytes(posts * MemoryLayout<Post>.stride)
    return posts == 0 ? Cell(bytes) : Cell(bytes, .bad)
  }

  // MARK: Rows

  private var acts: [String] {
    FeedAct.ofPatterns.map(\.rawValue).filter { act in results.contains { $0.operation == act } }
  }

  /// In the order of the results, the baseline first.
  private var stores: [String] { stores(of: acts) }

  private func stores(of acts: [String]) -> [String] {
    results.filter { acts.contains($0.operation) }
      .reduce(into: []) { if !$0.contains($1.contender) { $0.append($1.contender) } }
  }

  /// One store and act, smallest size first.
  private func row(_ act: String, _ store: String) -> [BenchResult] {
    results.filter { $0.operation == act && $0.contender == store }
  }
}
