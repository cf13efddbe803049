import Foundation
import Testing

@testable import LabAudit

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
    #expect(["MV", "Own"].map(outside.root) == ["lab", "own"].map { "\(folder.path)/\($0)" })
    #expect(outside.pattern("MV").files.count == 1)
    #expect(outside.pattern("Own").files.map(\.path) == ["Sources/Patterns/Own/Pattern.swift"])
    #expect(outside.pattern("Own").lines(naming: "Own") == nil)
    #expect(throws: CheckoutError.missing) { try Checkout(inOrAbove: ["/tmp", "/"]) }
  }
}
