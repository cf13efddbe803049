import Measure
import Report

// Every operation: times and growth at a glance, and what is copied.
extension StateUpdateTables {
  var allTimes: Table {
    matrix("Time of one update at \(largest) elements") { operation, strategy in
      guard let figure = row(operation, strategy).last else { return "" }
      guard let timing = figure.timing else { return Cell(BenchResult.wrong, .bad) }
      return Cell(
        Units.duration(nanoseconds: timing.time.median), timing.comparison?.verdict.emphasis)
    } footnotes: {
      let names = operations.map { "\($0.shortName): \($0.name)" }
      return [
        names.joined(separator: "; ")
          + ". The verdicts are in --format json, and in a table of their own with --filter."
      ]
    }
  }

  var allGrowths: Table {
    matrix("Growth of each update with the state") { operation, strategy in
      growth(operation, strategy)
    } footnotes: {
      let starts = operations.filter { $0.fewestPosts > 1 }.map { operation in
        """
        \(operation.shortName): from \(Units.count(sizes(of: operation).first ?? 0)) elements on; \
        smaller states have fewer posts than that.
        """
      }
      return starts + [
        """
        A removal moves what stands behind the gap, within the array too: that is no copy, and takes \
        time for each element.
        """
      ]
    }
  }

  func matrix(
    _ title: String, cell: (Operation, Strategy) -> Cell, footnotes: () -> [String]
  ) -> Table {
    var table = Table(
      title, columns: [.left("strategy")] + operations.map { .right($0.shortName) })
    for strategy in strategies {
      table.addRow([Cell(strategy.name)] + operations.map { cell($0, strategy) })
    }
    table.footnotes = footnotes()
    return table
  }

  var copies: Table {
    var table = Table(
      "What one update copies, at \(largest) elements",
      columns: [
        .left("strategy"), .right("mallocs"), .right("elements"), .right("bytes"),
        .right("predicted"), .left(""),
      ])
    for operation in operations {
      table.addSection(operation.name)
      for figure in strategies.compactMap({ row(operation, $0).last }) {
        table.addRow([Cell(figure.strategy.name)] + copies(of: figure))
      }
    }
    table.footnotes =
      [
        """
        mallocs, bytes: counted in one update, in a run of its own, after one that made room and was \
        taken back. elements: those that stood elsewhere afterwards. predicted: computed before that \
        from what the strategy copies; ✓ when exactly that was counted. 0 where nothing is copied.
        """,
        """
        An array takes count × stride + 32 bytes; a copy that is appended to takes its capacity × \
        stride + 32, twice the capacity when it is full. Chunks: the chunk and the list of chunks. A \
        dictionary: 64 bytes, a bit for each bucket, and buckets × (key + value); ids are kept in \
        order beside it. An object: 16 bytes and what it holds. Two have no formula here: to observe \
        anew, and to go through a dictionary's accessor. Predicted is what they were counted to take \
        on a state of no and of three elements.
        """,
      ]
      + strategies.map { strategy in
        "\(strategy.name): \(strategy.summary)"
          + (strategy.fix.map { " Fix: '\($0.contender)': \($0.advice)" } ?? "")
      }
    return table
  }
}
