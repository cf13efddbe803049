import Foundation
import LabCommandLine
import LabOutput

@testable import LabWorkshop

/// A clone of the lab with one exercise, number 1, in a temporary folder with an unusual name.
///
/// The sources of the exercise are directives to ``swiftTest``.
final class SampleClone {
  let root = SampleClone.parent + "/l'été \"\(UUID())\""

  /// The folder for temporary files, or `/tmp` where its path would be cut in a message.
  private static var parent: String {
    let folder = FileManager.default.temporaryDirectory.path
    return folder.count < 40 ? folder : "/tmp"
  }

  var clone: String { root + "/lab" }
  var work: String { root + "/my work" }
  var exercise: String { work + "/01-OpenArray" }

  static let files: [String: String] = [
    "README.md": "# 1 · A list\n\nAnyone can write it.\n",
    "Hints.md": """
    # Hints

    ## 1

    Who writes?

    ## 2

    Look at `var`.

    ## 3

    ```swift
    ## no heading
    private(set) var items
    ```

    ## When the compiler says "cannot find"

    Is the name spelled as in its declaration?
    """,
    "Check.swift": "@Test(\"the isClosed\") func isClosed() {}\n@Test func countsItems() {}\n",
    "Start/List.swift": "isClosed fails: The list is open.\n",
    "Solution/List.swift": "all pass\n",
  ]

  /// - Parameter changes: Texts of other files of the exercise; `nil` leaves one out.
  init(_ changes: [String: String?] = [:]) throws {
    var files: [String: String?] = Self.files
    files.merge(changes) { $1 }
    for (path, text) in files {
      if let text { try write(text, to: "lab/docs/workshop/01-OpenArray/\(path)") }
    }
    try write("// The lab\n", to: "lab/Package.swift")
    try write("// Marks a checkout\n", to: "lab/Sources/App/Domain/Post.swift")
    try FileManager.default.createDirectory(
      atPath: clone + "/.build", withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Puts a shell script on the `PATH` of ``environment`` in place of the toolchain.
  func install(swift script: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root + "/bin/swift")
    // The shell would inherit that `swift test` ignores interruptions, and that this thread blocks them.
    signal(SIGINT, SIG_DFL)
    var interruption = sigset_t()
    sigemptyset(&interruption)
    sigaddset(&interruption, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interruption, nil)
  }

  var environment: [String: String] { ["PATH": "\(root)/bin:/usr/bin:/bin", "TMPDIR": root] }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  var source: ExerciseSource { ExerciseSource(Course.exercises[0], in: clone) }
  var workbook: Workbook { Workbook(at: work, of: clone) }

  /// Follows the directives in the sources of a package: `error: TEXT`, `TEST fails: TEXT`, `TEST crashes` or
  /// `TEST waits`.
  static func swiftTest(_ package: String, _ scratch: String) throws -> TestRun {
    let lines = { (part: String) in
      swiftFiles(in: "\(package)/\(part)").flatMap { path in
        let text = FileManager.default.contents(atPath: "\(package)/\(part)/\(path)") ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: "\n")
      }
    }
    let directives = lines("Sources")
    if let error = directives.first(where: { $0.hasPrefix("error: ") }) {
      return TestRun(
        log: "\(package)/Sources/OpenArray/List.swift:1:5: \(error)\n", exitCode: 1)
    }
    var events = EventLog()
    let tests = lines("Tests").compactMap { $0.wholeMatch(of: /@Test.* func (\w+).*/)?.1 }
    for test in tests { events.declare(test) }
    for test in tests where !directives.contains("\(test) waits") {
      events.start(test)
      if directives.contains("\(test) crashes") {
        return TestRun(log: "Fatal error: boom\n", events: events.lines, exitCode: 1)
      }
      let failures = directives.compactMap { $0.wholeMatch(of: /(\w+) fails: (.*)/) }
      for failure in failures where failure.1 == test { events.fail(test, failure.2) }
      events.end(test)
    }
    events.end()
    return TestRun(
      log: "", events: events.lines, exitCode: events.lines.contains("\"fail\"") ? 1 : 0)
  }
}

/// Events of Swift Testing, as version 0 of its stream writes them.
struct EventLog {
  private(set) var lines = ""

  mutating func declare(_ name: Substring, file: String = "Check.swift") {
    add(
      """
      {"kind":"test","payload":{"displayName":"the \(name)","id":"\(id(name))","isParameterized":false,\
      "kind":"function","name":"\(name)()","sourceLocation":{"column":4,"fileID":"OpenArrayTests/\(file)","line":5}},\
      "version":0}
      """)
  }

  mutating func start(_ name: Substring) { event("testStarted", name, []) }
  mutating func end(_ name: Substring) { event("testEnded", name, [("pass", "Test passed.")]) }
  mutating func end() { event("runEnded", nil, [("pass", "Test run passed.")]) }

  mutating func fail(_ name: Substring?, _ sentence: some StringProtocol) {
    let messages = [("fail", "Expectation failed: 1 == 2"), ("details", String(sentence))]
    event("issueRecorded", name, messages)
  }

  private mutating func event(
    _ kind: String, _ name: Substring?, _ messages: [(symbol: String, text: String)]
  ) {
    let texts = messages.map { #"{"symbol":"\#($0.symbol)","text":"\#($0.text)"}"# }
    let test = name.map { #","testID":"\#(id($0))""# } ?? ""
    add(
      """
      {"kind":"event","payload":{"kind":"\(kind)","messages":[\(texts.joined(separator: ","))]\(test)},\
      "version":0}
      """)
  }

  private func id(_ name: Substring) -> String {
    "OpenArrayTests.Check/\(name)()/Check.swift:5:4"
  }

  private mutating func add(_ line: String) { lines += line + "\n" }
}
