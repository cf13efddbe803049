import Foundation
import Report
import Testing

@testable import Benchmarks
@testable import lab

struct BenchFormatsTests {
  @Test func `Markdown says all that text says`() async {
    let run = await Run("bench", "--format", "markdown", width: 40)

    #expect(
      run.results == """
        # Pattern Lab 0.1.0: a full run

        | fact     | value                            |
        | -------- | -------------------------------- |
        | cpu      | Sample CPU                       |
        | cores    | 2                                |
        | system   | Sample OS 1                      |
        | kernel   | Sample 6.1 x86\\_64               |
        | compiler | Swift 6.3.1                      |
        | build    | release                          |
        | date     | 2026-01-02T03:04:05Z             |
        | seed     | 2026                             |
        | load     | 0.25 processes, mean of a minute |

        ## tiny

        What does nothing cost?

        ### Nothing

        | way     |    time |
        | ------- | ------: |
        | plainly | 1.00 ns |

        ### Noise

        | suite |   A/A |     interval |       δ | rounds | preempted | trust |
        | ----- | ----: | -----------: | ------: | -----: | --------: | ----- |
        | tiny  | 1.00× | [1.00, 1.00] | ± 3.0 % | 1 × 20 |         0 | quiet |

        A line for each suite: the noisiest of its measurements.

        A/A: the baseline against itself; the further from 1, the noisier the machine.

        δ: ratios this close to 1 mean nothing here; nor does half a nanosecond.

        Rounds: launches × rounds in each. A launch is a process of its own.

        Preempted: rounds in which a sample took 5 % more wall time than processor time.

        Trust: quiet, when δ ≤ 5.0 % and at most half of the rounds were preempted; noisy, when \
        δ ≤ 15.0 %; otherwise do not trust times. Counts do not depend on it.

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `CSV is a row for each result, with the keys of the JSON`() async {
    let run = await Run("bench", "--format", "csv")

    #expect(
      run.results == """
        suite,operation,contender,size,median_ns,low_ns,high_ns,first_ns,p99_ns,baseline,ratio,\
        ratio_low,ratio_high,verdict,mallocs,bytes,predicted_bytes,copied_elements,retained_bytes,\
        predicted_retained_bytes,acts,bodies,changed_bodies,mutations,named_mutations,\
        state_fields,open_to_views,open_to_modules,replayed_actions,not_replayed\r
        tiny,nothing,plainly,16,,,,,,,,,,,,,,,,,,,,,,,,,,\r

        """)
    #expect(run.code == .done)
  }

  @Test func `every figure has its place in CSV`() async {
    var result = BenchResult(suite: "a,b", operation: "say \"no\"", contender: "MV", size: 16)
    result.medianNanoseconds = 1.5
    result.lowNanoseconds = 1
    result.highNanoseconds = 2e20
    result.samplesNanoseconds = [1, 2]
    result.firstNanoseconds = 2.5
    result.percentile99Nanoseconds = 3.5
    result.baseline = "MVVM"
    result.ratio = 0.1
    result.ratioLow = 0.01
    result.ratioHigh = 1e-9
    result.verdict = "faster"
    result.mallocs = 1_000_000
    result.bytes = 3
    result.predictedBytes = 4
    result.copiedElements = 5
    result.retainedBytes = 6
    result.predictedRetainedBytes = 7
    result.acts = 8
    result.bodies = 9
    result.changedBodies = 10
    result.mutations = 11
    result.namedMutations = 12
    result.stateFields = 13
    result.openToViews = 14
    result.openToModules = 15
    result.replayedActions = 16
    result.notReplayed = 17
    let report = BenchReport(environment: .sample, noise: [:], results: [result])

    #expect(
      report.table.csv().split(separator: "\r\n").last == #"""
        "a,b","say ""no""",MV,16,1.5,1,2e+20,2.5,3.5,MVVM,0.1,0.01,1e-09,faster,1000000,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17
        """#)
  }

  @Test(arguments: ["text", "markdown", "json", "csv"])
  func `a file gets what the screen would show`(format: String) async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("bench", "--format", format, "--output", directory.path("results"))

    #expect(run.results == "Wrote \(directory.path("results"))\n")
    #expect(try directory.text("results") == (await Run("bench", "--format", format).results))
    #expect(run.code == .done)
  }

  @Test(arguments: [
    (["--compare", "a", "--gate", "b"], "'--compare' and '--gate' are for runs of their own"),
    (
      ["--gate", "b", "--write-baseline", "c"],
      "'--gate' and '--write-baseline' are for runs of their own"
    ),
    (
      ["--compare", "a", "--format", "csv"],
      "'--compare' prints a table, and csv has no place for it; add '--output FILE'"
    ),
    (
      ["--gate", "a", "--format", "json"],
      "'--gate' prints a table, and json has no place for it; add '--output FILE'"
    ),
    (
      ["--gate", "a", "--filter", "x"],
      "'--gate' takes no '--filter': all rows of a suite are compared"
    ),
    (["--gate", "a", "--seed", "3"], "'--gate' takes no '--seed': the seed is the one in FILE"),
    (
      ["--write-baseline", "a", "--format", "text"],
      "'--write-baseline' takes no '--format': a baseline has one format"
    ),
    (
      ["--write-baseline", "a", "--output", "b"],
      "'--write-baseline' takes no '--output': it has a FILE of its own"
    ),
    (
      ["--write-baseline", "a", "--filter", "b"],
      "'--write-baseline' takes no '--filter': a baseline holds all rows of a suite"
    ),
    (["--format", "xml"], "unknown format 'xml'; there are text, json, csv and markdown"),
  ])
  func `words that contradict each other are wrong usage`(words: [String], complaint: String) async
  {
    let run = await Run(["bench"] + words)

    #expect(run.notes == "lab bench: \(complaint)\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }
}
