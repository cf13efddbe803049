import LabOutput
import Testing

@testable import LabMeasure

/// A row of `docs/claims.md`.
private struct Claim {
  let line: Int
  let source: Substring
  let verdict: Substring
  let deciders: Substring

  /// `nil` for a verdict of another kind.
  var kind: Substring? {
    verdict.prefixMatch(of: /\*(holds|does not|depends on|this lab cannot tell)\*/)?.1
  }

  /// The suites and rows that decide.
  var rows: [[Substring]] {
    deciders.matches(of: /`lab bench ([\w\-]+)`: \*(.+?)\*/).map { [$0.1, $0.2] }
  }

  var proofs: [Substring] { deciders.matches(of: /\(proofs\/(\w+\.swift)\)/).map(\.1) }
}

struct ClaimsTests {
  private let claims: [Claim]

  init() throws {
    let page = try #require(Repository.here.file("docs/claims.md"))
    claims = page.lines.compactMap { number, text in
      let cells = text.split(separator: " | ", omittingEmptySubsequences: false)
      guard cells.count == 4, cells[0] != "| claim" else { return nil }
      return Claim(line: number, source: cells[1], verdict: cells[2], deciders: cells[3])
    }
  }

  @Test func `each claim has an address, a date, a verdict and what decides it`() throws {
    let baseline = "\(Repository.here.root)/Benchmarks/Baselines/counts.json"
    let counts = try JSONFile.read(CountBaseline.self, schema: CountBaseline.schema, from: baseline)
    let known = Set(counts.counts.map { [$0.name.suite[...], $0.name.contender[...]] })

    #expect(claims.count >= 30)
    for claim in claims {
      let kind = try #require(claim.kind, "line \(claim.line) has no verdict")
      let dated = /\[.+?\]\(https:\/\/\S+\), (read )?20\d\d-\d\d(-\d\d)?(;.*)?/
      #expect(claim.source.wholeMatch(of: dated) != nil, "line \(claim.line) has no date")
      #expect(claim.rows.allSatisfy(known.contains), "line \(claim.line) names no such row")
      // LinksTests follows the links.
      let isDecided = !claim.rows.isEmpty || claim.deciders.contains(/\]\([a-z\-]+[.\/]/)
      #expect(isDecided || kind == "this lab cannot tell", "line \(claim.line) has no decider")
    }
  }

  @Test func `each proof decides a claim, with its verdict`() {
    let proofs = Repository.here.files(".swift", under: "docs/proofs")

    #expect(proofs.count >= 10)
    for proof in proofs {
      let claim = claims.first { $0.proofs.contains(where: proof.path.hasSuffix) }
      #expect(proof.text.contains("\n// Verdict: \(claim?.kind ?? "none")"), "\(proof.path)")
      #expect(proof.lines.count <= 41, "\(proof.path) is longer than 40 lines")
    }
  }
}
