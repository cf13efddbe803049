import Foundation
import Testing

@testable import SourceCode

struct CheckoutTests {
  @Test func `reads the nearest checkout around the first place that has one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "Package.swift": "", "Tests/Other/Package.swift": "",
      "Sources/Patterns/MV/Feed/FeedView.swift": "struct FeedView {}",
      "Sources/Patterns/MV/notes.txt": "", "Sources/Lab/PatternList/MV+Tracing.swift": "",
      "Tests/SideBySideTests/ATests.swift": "struct ATests {\n  @Test func `MV: a`() {\n  }\n}",
    ]
    for (path, text) in texts {
      let file = folder.appending(path: "lab/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    for place in ["lab", "lab/Sources/Patterns", "lab/missing/x.swift", "lab/Tests/Other/"] {
      let checkout = try Checkout(inOrAbove: [folder.path, "\(folder.path)/\(place)", #filePath])
      let pattern = checkout.pattern("MV")
      #expect(checkout.root == folder.path + "/lab")
      #expect(pattern.files.map(\.path) == ["Sources/Patterns/MV/Feed/FeedView.swift"])
      #expect(pattern.tracing?.path == "Sources/Lab/PatternList/MV+Tracing.swift")
      #expect(checkout.behaviours.map(\.name) == ["A"])
    }
    #expect(throws: CheckoutError.missing) { try Checkout(inOrAbove: ["/tmp", "/"]) }
  }
}
