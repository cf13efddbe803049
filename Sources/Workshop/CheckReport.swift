import Foundation

/// What a check found, as far as it came.
package struct CheckReport: Sendable {
  package let ending: Ending
  /// Whether it was ended by a time limit: ``Ending/overTime(during:)``, or a build that hangs.
  package let isOverTime: Bool
  /// The tests that were found, in the order of their files.
  package let tests: [CheckedTest]
  /// What failed outside any test.
  package let strayIssues: [String]
  package let warnings: [String]

  package enum Ending: Hashable, Sendable {
    case completed
    case doesNotCompile([CompilerError])
    /// The build failed without an error in a source file.
    case notBuilt(String)
    /// The process of the tests ended early, or failed although all tests passed.
    case crashed(reason: String?, during: String?)
    case overTime(during: String?)
  }

  /// Whether all tests of the check ran, and all tests passed.
  package var isPassed: Bool {
    ending == .completed && strayIssues.isEmpty && tests.contains(where: \.isOfCheck)
      && tests.allSatisfy { $0.result == .passed }
  }

  /// - Parameter folder: The package's, if it is not named after the exercise.
  package init(_ run: TestRun, of exercise: Exercise, in folder: String? = nil) {
    let log = run.log.split(whereSeparator: \.isNewline)
    let messages = log.compactMap { CompilerError($0, in: folder ?? exercise.folder) }
    let errors = messages.filter { $0.kind == .error }
    warnings = messages.filter { $0.kind == .warning }.map(\.description)

    let stream = EventStream(run.events, check: "\(exercise.name)Tests/Check.swift")
    tests = stream.tests
    strayIssues = stream.strayIssues
    let running = stream.running?.title
    let error = log.first { $0.hasPrefix("error: ") }.map(String.init)
    let last = log.last.map(String.init)
    isOverTime = run.isOverTime
    ending =
      if isOverTime, !run.log.contains("Build complete!") {
        .notBuilt("the build does not end" + (last.map { "; its last line is: \($0)" } ?? ""))
      } else if isOverTime {
        .overTime(during: running)
      } else if tests.isEmpty, !errors.isEmpty {
        .doesNotCompile(Set(errors).sorted())
      } else if tests.isEmpty, run.exitCode != 0, !run.log.contains("Build complete!") {
        .notBuilt(error ?? last ?? "swift printed nothing")
      } else if running != nil || !stream.hasEnded
        || run.exitCode != 0 && tests.allSatisfy({ $0.result == .passed }) && strayIssues.isEmpty
      {
        .crashed(reason: Self.crash(in: log), during: running)
      } else {
        .completed
      }
  }

  private static func crash(in log: [Substring]) -> String? {
    log.first { $0.contains("Fatal error: ") }.map(String.init)
  }
}

/// A test of the learner's package.
package struct CheckedTest: Hashable, Sendable {
  package enum Result: String, Sendable {
    case passed, failed, notRun
  }

  /// The name of the function.
  package let name: String
  package let title: String
  /// Whether `Check.swift` declares it.
  package let isOfCheck: Bool
  package fileprivate(set) var result = Result.notRun
  /// Why it fails; each text once.
  package fileprivate(set) var sentences: [String] = []
  /// Whether an expectation failed that has no sentence.
  package fileprivate(set) var failsSilently = false
}

/// An error or a warning of the compiler.
package struct CompilerError: Hashable, Comparable, CustomStringConvertible, Sendable {
  package enum Kind: String, Sendable { case error, warning }

  package let kind: Kind
  package let path: String
  package let line: Int
  package let message: String

  package var description: String { "\(path):\(line): \(kind.rawValue): \(message)" }

  /// Reads a line such as `/folder/A.swift:3:5: error: cannot find 'b' in scope`.
  init?(_ text: Substring, in folder: String) {
    // Most lines have no colon, and searching for one is faster than making the regex.
    guard text.utf8.contains(UInt8(ascii: ":")),
      let match = text.wholeMatch(
        of: /(?<path>\S.*?\.swift):(?<line>\d+):\d+: (?<kind>error|warning): (?<text>.+)/),
      let line = Int(match.line), let kind = Kind(rawValue: String(match.kind))
    else { return nil }
    self.kind = kind
    self.line = line
    if match.path.hasPrefix("/") {
      path =
        match.path.ranges(of: "/\(folder)/").last.map { String(match.path[$0.upperBound...]) }
        ?? String(match.path)
    } else {
      // Inside a macro's expansion, the compiler prints the module and the file.
      let isTest = match.path.prefix { $0 != "/" }.hasSuffix("Tests")
      path = (isTest ? "Tests/" : "Sources/") + match.path
    }
    message = String(match.text)
  }

  /// Sources before tests, then by line: compilers of several files print in any order.
  package static func < (one: CompilerError, other: CompilerError) -> Bool {
    (one.path, one.line, one.message) < (other.path, other.line, other.message)
  }
}

/// The events of Swift Testing that matter here.
private struct EventStream {
  private(set) var tests: [CheckedTest] = []
  private(set) var strayIssues: [String] = []
  private(set) var hasEnded = false
  /// The last test begun that did not end.
  var running: CheckedTest? { started.last.map { tests[$0] } }

  private var indices: [String: Int] = [:]
  private var started: [Int] = []

  /// - Parameter check: The check's file, by module and name.
  init(_ lines: String, check: String) {
    for line in lines.split(whereSeparator: \.isNewline) {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
      if record.kind == "test" { add(record.payload, check) } else { read(record.payload) }
    }
  }

  private mutating func add(_ test: Payload, _ check: String) {
    guard test.kind == "function", let id = test.id, let name = test.name else { return }
    indices[id] = tests.count
    tests.append(
      CheckedTest(
        name: String(name.prefix { $0 != "(" }), title: test.displayName ?? name,
        isOfCheck: test.sourceLocation?.fileID == check))
  }

  private mutating func read(_ event: Payload) {
    let index = event.testID.flatMap { indices[$0] }
    switch event.kind {
    case "testStarted":
      if let index { started.append(index) }
    case "testEnded":
      guard let index else { return }
      started.removeAll { $0 == index }
      if tests[index].result == .notRun { tests[index].result = .passed }
    case "issueRecorded":
      guard let first = event.messages?.first, first.symbol == "fail" else { return }
      let details = event.messages?.filter { $0.symbol == "details" }.map(\.text) ?? []
      guard let index else { return strayIssues.append(details.first ?? first.text) }
      tests[index].result = .failed
      // An error thrown on the way says itself what is wrong.
      if details.isEmpty, first.text.hasPrefix("Expectation failed") {
        tests[index].failsSilently = true
      }
      let sentence = details.isEmpty ? first.text : details.joined(separator: "\n")
      if !tests[index].sentences.contains(sentence) { tests[index].sentences.append(sentence) }
    case "runEnded":
      hasEnded = true
    default: break
    }
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let sourceLocation: Location?
    let messages: [Message]?
  }

  private struct Location: Decodable {
    let fileID: String
  }

  private struct Message: Decodable {
    let symbol: String
    let text: String
  }
}
