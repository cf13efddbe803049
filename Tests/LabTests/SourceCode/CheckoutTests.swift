import Foundation
import Testing

@testable import LabSourceCode

struct CheckoutTests {
  @Test func `reads the nearest checkout around the first place that has one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "Package.swift": "", "Tests/Other/Package.swift": "", "Sources/App/Domain/A.swift": "",
      "Sources/Patterns/MV/Feed/FeedView.swift": "struct FeedView {}",
      "Sources/Patterns/MV/notes.txt": "", "Sources/Patterns/MV+Lab.swift": "",
      "Tests/SideBySideTests/ATests.swift": "struct ATests {\n  @Test func `MV: a`() {\n  }\n}",
      "../own/Package.swift": "", "../own/Sources/Patterns/Own/Pattern.swift": "",
    ]
    for (path, text) in texts {
      let file = folder.appending(path: "lab/" + path).standardizedFileURL
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    for place in ["lab", "lab/Sources/Patterns", "lab/missing/x.swift", "lab/Tests/Other/"] {
      let checkout = try Checkout(inOrAbove: [folder.path, "\(folder.path)/\(place)", #filePath])
      let pattern = checkout.pattern("MV")
      #expect(checkout.root == folder.path + "/lab")
      #expect(pattern.files.map(\.path) == ["Sources/Patterns/MV/Feed/FeedView.swift"])
      #expect(pattern.glue.map(\.path) == ["Sources/Patterns/MV+Lab.swift"])
      #expect(checkout.behaviours.map(\.name) == ["A"])
      #expect(checkout.pattern("Own").files.isEmpty)
    }
    let outside = try Checkout(inOrAbove: ["\(folder.path)/own/Sources", folder.path + "/lab"])
    #expect(outside.root == folder.path + "/lab")
    #expect(outside.pattern("MV").files.count == 1)
    #expect(outside.pattern("Own").files.map(\.path) == ["Sources/Patterns/Own/Pattern.swift"])
    #expect(outside.pattern("Own").namingLines == nil)
    #expect(throws: CheckoutError.missing) { try Checkout(inOrAbove: ["/tmp", "/"]) }
  }
}

struct ProbeTextTests {
  private let probe = ProbeText(
    [CompilerProbe.Line("a.b = 1", given: "a: A"), CompilerProbe.Line("c()", given: "")],
    importing: ["LabDomain"])

  @Test func `is a function for each line, and one that is wrong`() {
    #expect(
      probe.text == """
        import LabDomain
        #sourceLocation(file: "0", line: 1)
        func probe0(a: A) { a.b = 1 }
        #sourceLocation(file: "1", line: 1)
        func probe1() { c() }
        #sourceLocation(file: "2", line: 1)
        func probe2() { let _: Int = "" }

        """)
  }

  @Test func `sorts errors by line`() throws {
    let errors = try probe.errors(in: [
      "0:1:1: error: no type", "0:1:1: note: here", "1:1:1: error: no function",
      "0:1:9: error: no brace", "2:1:1: error: wrong",
    ])

    #expect(errors == [["no type", "no brace"], ["no function"]])
  }

  @Test(arguments: [
    [], ["/tmp/Probe.swift:1:8: error: no module", "2:1:1: error: wrong"],
    ["<unknown>:0: error: lost", "2:1:1: error: wrong"],
    ["3:1:1: error: beyond", "2:1:1: error: wrong"],
  ])
  func `rejects a compiler that checks nothing or complains elsewhere`(_ answer: [String]) {
    #expect(throws: CompilerProbeError.self) { try probe.errors(in: answer) }
  }
}
