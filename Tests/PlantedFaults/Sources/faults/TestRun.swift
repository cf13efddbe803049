import Foundation

/// A side-by-side test, and where it is.
struct Test {
  let suite: String
  let name: String
  let file: String
  /// From `@Test` to the closing brace, counted from 0.
  let lines: ClosedRange<Int>

  var pattern: String { String(name.prefix { $0 != ":" }) }

  static func all(in folder: String) throws -> [Test] {
    let directory = "Tests/SideBySideTests"
    var tests: [Test] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(directory)")
      .sorted()
    {
      let lines = try text(of: "\(folder)/\(directory)/\(name)").components(separatedBy: "\n")
      for (start, line) in lines.enumerated() {
        guard let title = line.firstMatch(of: #/^  @Test func `(.+)`/#)?.1,
          let end = lines[start...].firstIndex(of: "  }")
        else { continue }
        tests.append(
          Test(
            suite: name.replacing("Tests.swift", with: ""), name: String(title),
            file: "\(directory)/\(name)", lines: start...end))
      }
    }
    return tests
  }
}

/// One line of what `swift test --event-stream-output-path` writes.
struct Event: Decodable {
  struct Payload: Decodable {
    struct Case: Decodable { let displayName: String }
    struct Instant: Decodable { let absolute: Double }
    let kind: String
    let testID: String?
    let _testCase: Case?
    let instant: Instant?
  }
  let kind: String
  let payload: Payload
}

/// A test as it ran: a side-by-side test, or one of the specification on one pattern.
struct Case: Hashable {
  let suite: String
  let name: String
  let pattern: String
  let isSpecification: Bool

  init?(_ event: Event.Payload) {
    guard let id = event.testID,
      let parts = id.wholeMatch(of: #/(\w+)\.(\w+)/`(.+)`\(.*\)/.*/#)
    else { return nil }
    isSpecification = parts.1 != "SideBySideTests"
    suite = String(parts.2).replacing("Tests", with: "")
    name = String(parts.3)
    if isSpecification {
      // The pattern is the first argument.
      guard let argument = event._testCase?.displayName.split(separator: ",").first,
        patterns.contains(String(argument))
      else { return nil }
      pattern = String(argument)
    } else {
      pattern = String(name.prefix { $0 != ":" })
    }
  }
}

struct TestRun {
  var cases: Set<Case> = []
  var failing: Set<Case> = []
  /// How long each took.
  var seconds: [Case: Double] = [:]

  init(_ events: String) throws {
    var isComplete = false
    var starts: [Case: Double] = [:]
    for line in events.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)),
        event.kind == "event"
      else { continue }
      if event.payload.kind == "runEnded" { isComplete = true }
      guard let test = Case(event.payload) else {
        if event.payload.kind == "issueRecorded" {
          throw Problem(description: "an issue of no test: \(event.payload.testID ?? "")")
        }
        continue
      }
      switch event.payload.kind {
      case "testStarted", "testCaseStarted":
        cases.insert(test)
        starts[test] = event.payload.instant?.absolute
      case "testEnded", "testCaseEnded":
        if let start = starts[test], let end = event.payload.instant {
          seconds[test, default: 0] += end.absolute - start
        }
      case "issueRecorded": failing.insert(test)
      default: break
      }
    }
    guard isComplete else {
      throw Problem(description: "the tests did not end: a crash, or a hang")
    }
  }
}
