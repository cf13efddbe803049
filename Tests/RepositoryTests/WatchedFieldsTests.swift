import Testing

/// A field that a pattern's tracing forgets would change in silence, and make the pattern's figures look better.
struct WatchedFieldsTests {
  @Test func `every stored field of a model is watched`() {
    let files = Repository.here.swiftFiles(under: "Sources/Patterns")
    let models = files.filter {
      $0.path.hasSuffix("Model.swift") && $0.text.contains("final class")
    }
    #expect(models.count >= 8)
    for model in models {
      let pattern = model.path.split(separator: "/").prefix(3).joined(separator: "/")
      guard let tracing = files.first(where: { $0.path == pattern + "/Tracing.swift" }) else {
        Issue.record("\(pattern)/Tracing.swift: is missing")
        continue
      }
      expectNone(unwatchedFields(of: model, by: tracing))
    }
  }

  private let viewModel = TextFile(
    path: "M.swift",
    text: """
      final class FeedViewModel {
        package private(set) var posts: [Post] = []
        package var draft = "" {
          didSet { }
        }
        package var notice: Notice?
        package var canPublish: Bool { true }
        let phaseRelay = Relay(1)
        private var likes = 1
      """)

  @Test func `a forgotten field is found`() {
    let tracing = TextFile(
      path: "Tracing.swift",
      text: """
          let viewModel = FeedViewModel(useCases: useCases)
          recorder.watch(viewModel, \\.posts, as: "posts")
          recorder.watch(viewModel.phaseRelay, \\.value, as: "phase", in: "value")
          let viewModel = OtherViewModel(useCases: useCases)
          recorder.watch(viewModel, \\.draft, as: "draft")
        """)
    #expect(
      unwatchedFields(of: viewModel, by: tracing).map(\.description) == [
        "M.swift:3: 'draft' is not watched in Tracing.swift",
        "M.swift:6: 'notice' is not watched in Tracing.swift",
      ])
  }
}

/// The fields that others see and `tracing` does not watch: stored properties, and relays.
private func unwatchedFields(of model: TextFile, by tracing: TextFile) -> [Finding] {
  let name = model.text.firstMatch(of: /class (\w+)/).map { String($0.1) } ?? ""
  let watched = watchedFields(of: name, in: tracing)
  return model.lines.compactMap { number, line in
    guard let field = storedField(in: line), !watched.contains(field) else { return nil }
    return Finding(model.path, line: number, "'\(field)' is not watched in \(tracing.path)")
  }
}

private func storedField(in line: Substring) -> String? {
  if let relay = line.firstMatch(of: /^  let (\w+)Relay =/) { return String(relay.1) }
  guard let property = line.firstMatch(of: /^  package (?:private\(set\) )?var (\w+)(.*)$/) else {
    return nil
  }
  let isComputed = property.2.contains("{") && !property.2.contains(" = ")
  return isComputed ? nil : String(property.1)
}

/// The names of the fields that are watched after `model` is made and before the next one is.
private func watchedFields(of model: String, in tracing: TextFile) -> Set<String> {
  var isHere = false
  var fields: Set<String> = []
  for (_, line) in tracing.lines {
    if let made = line.firstMatch(of: /let (?:viewModel|model) = (\w+)\(/) {
      isHere = made.1 == model
    }
    if isHere, let field = line.firstMatch(of: /as: "(\w+)"[,)]/) { fields.insert(String(field.1)) }
  }
  return fields
}
