import Testing

@testable import LabAudit

/// The file with the same role on the other screen. The profile's draft is the domain's form.
private func mirrored(_ file: String) -> String? {
  if file == "Feed/FeedDraft.swift" { return nil }
  if let match = file.wholeMatch(of: /Feed\/Feed(\W.*|[A-Z].*)/) {
    return "Profile/Profile\(match.1)"
  }
  if let match = file.wholeMatch(of: /Profile\/Profile(\W.*|[A-Z].*)/) {
    return "Feed/Feed\(match.1)"
  }
  return nil
}

struct MirrorTests {
  @Test func `both screens of every pattern have the same files`() {
    for pattern in Repository.here.patterns {
      let folder = "Sources/Patterns/\(pattern)/"
      let files = Repository.here.paths.filter { $0.hasPrefix(folder) }
        .map { String($0.dropFirst(folder.count)) }
      let wanted = ["Pattern.swift", "Feed/FeedView.swift"] + files.compactMap(mirrored)
      #expect(Set(wanted).subtracting(files) == [], "\(folder) lacks them")
    }
  }

  @Test func `all pages of patterns have the same headings`() {
    let headings = Repository.here.patterns.compactMap { pattern in
      Repository.here.file("docs/patterns/\(pattern).md")?.lines.map(\.text)
        .filter { $0.hasPrefix("## ") }
    }

    #expect(headings.allSatisfy { $0 == headings[0] })
  }

  /// A field that is not watched would change in silence. Relays are found by reflection.
  @Test func `every stored field of a model is watched`() throws {
    let checkout = try Checkout(inOrAbove: [#filePath])
    let shared = try #require(checkout.text(of: "Sources/Patterns/TracedFields.swift"))
    for pattern in Repository.here.patterns.map(checkout.pattern) {
      let glue = pattern.glue.filter { $0.name == "\(pattern.name)+Lab" }.map(\.text).joined()
      #expect(glue != "", "\(pattern.name) has no +Lab file")
      let lists = TypeDeclaration.all(in: [SourceFile(path: "", text: shared + glue)])
        .filter { $0.key.hasSuffix("Fields") && glue.contains($0.key) }
        .flatMap { $0.value.properties.map(\.name) }
      let models = pattern.files.filter {
        $0.name.hasSuffix("Model") || $0.name.wholeMatch(of: /(Post|Profile)sStore/) != nil
      }
      for model in models {
        let type = TypeDeclaration.all(in: [model])[model.name]
        for field in type?.properties.filter(\.isField).map(\.name) ?? [] {
          let isWatched = glue.contains("\"\(field)") || lists.contains(field)
          #expect(isWatched, "\(model.path): '\(field)' is not watched in \(pattern.name)+Lab")
        }
      }
    }
  }
}
