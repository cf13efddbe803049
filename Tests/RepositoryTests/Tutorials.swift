import Foundation
import LabCallStack
import LabOutput
import LabWorkshop

/// A catalogue of tutorials: its sources, and what `docc` makes of them.
struct Tutorials {
  /// In the order of their file names.
  let chapters: [TextFile]
  let contents: TextFile?
  let resources: [TextFile]
  let pages: [String: Page]

  /// A page as the site reads it.
  struct Page: Decodable {
    let sections: [Section]
    let references: [String: Reference]
  }

  struct Section: Decodable {
    let title: String?
    let estimatedTimeInMinutes: Int?
    let tasks: [Task]?
  }

  struct Task: Decodable {
    let title: String
    let stepsSection: [Step]
  }

  struct Step: Decodable {
    let code: String?
  }

  struct Reference: Decodable {
    let fileName: String?
    let highlights: [Highlight]?
  }

  struct Highlight: Decodable {
    let line: Int
  }

  /// - Throws: ``ListingError``, or ``Toolchain/Failure`` if `docc` has an error or a warning.
  init(_ catalogue: URL) throws {
    let all = try Catalogue(catalogue.path, of: Repository.here.root).files()
    func files(_ ending: String) -> [TextFile] {
      all.filter { $0.path.hasSuffix(ending) }.map {
        TextFile(path: $0.path.replacing("Resources/", with: ""), text: $0.text)
      }
    }
    let tutorials = files(".tutorial")
    chapters = tutorials.filter { $0.path.hasPrefix("Chapter-") }
    contents = tutorials.first { $0.path == "Workshop.tutorial" }
    resources = files(".swift") + files(".txt")
    pages = try inTemporaryFolder { folder in
      let (catalogue, site) = ("\(folder.path)/Workshop.docc", folder.appending(path: "site"))
      try AtomicFolder.write(all, to: catalogue)
      _ = try Toolchain.run(
        "docc", ["convert", catalogue, "--output-path", site.path, "--warnings-as-errors"])
      let data = site.appending(path: "data/tutorials/workshop")
      return try Dictionary(
        uniqueKeysWithValues: tutorials.filter { $0.path.hasPrefix("Chapter-") }.map { chapter in
          let name = chapter.path.replacing(".tutorial", with: ".json").lowercased()
          let json = try Data(contentsOf: data.appending(path: name))
          return (chapter.path, try JSONDecoder().decode(Page.self, from: json))
        })
    }
  }

  /// What keeps these from teaching a course alone.
  func faults(as chapters: [Chapter], _ exercises: [Exercise]) -> [String] {
    chapters.flatMap { chapter in
      guard
        let file = self.chapters.first(where: { $0.path.hasPrefix("Chapter-\(chapter.number)-") })
      else { return ["chapter \(chapter.number) has no tutorial"] }
      return faults(in: file, of: chapter, exercises.filter { $0.chapter == chapter.number })
        .map { "\(file.path): \($0)" }
    } + strayedResources
  }

  private func faults(in file: TextFile, of chapter: Chapter, _ exercises: [Exercise]) -> [String] {
    let sections = pages[file.path]?.sections ?? []
    let tasks = sections.flatMap { $0.tasks ?? [] }
    var faults: [String] = []
    func expect(_ holds: Bool, _ problem: String) {
      if !holds { faults.append(problem) }
    }

    let name = file.path.dropLast(".tutorial".count)
    expect(contents?.text.contains("doc:\(name)\"") == true, "is not in the table of contents")
    expect(sections.first?.title == "\(chapter.number) · \(chapter.title)", "has another title")
    let minutes = exercises.reduce(chapter.talk) { $0 + $1.minutes }
    expect(sections.first?.estimatedTimeInMinutes == minutes, "should take \(minutes) minutes")
    expect(file.text.contains(/\*\*The question: [^*]*\?\*\*/), "asks no question")
    for exercise in exercises {
      let number = exercise.number
      expect(
        tasks.contains { $0.title.hasPrefix("Exercise \(number):") }, "lacks exercise \(number)")
      for verb in ["start", "check", "hint"] {
        expect(file.text.contains("`lab workshop \(verb) \(number)`"), "does not \(verb) \(number)")
      }
    }
    for title in ["The usual wrong turn", "To discuss", "What the lab measured"] {
      expect(tasks.contains { $0.title == title }, "has no section '\(title)'")
    }
    expect(file.text.contains("@MultipleChoice"), "has no quiz")
    let shown = tasks.flatMap(\.stepsSection).compactMap { step in
      step.code.flatMap { pages[file.path]?.references[$0]?.fileName }
    }
    // Chapter 1 grows the files of its exercise.
    let grown = shown.count { $0 == "Chapter\(chapter.number).swift" }
    expect(chapter.number == 1 || grown >= 6, "grows its file in \(grown) steps, not 6 or more")
    let verbs = file.text.matches(of: /@Step {\s+(\w+)/).map(\.1)
    let read = verbs.count { ["Read", "Compare", "Find", "Count", "Look", "Follow"].contains($0) }
    expect(read * 3 <= verbs.count, "only reads in \(read) of \(verbs.count) steps")
    for match in file.text.matches(of: /`((?:Sources|Tests|Benchmarks|docs)\/[^`]*)`/) {
      let path = exercises.reduce(String(match.1)) { $1.source(of: $0) }
      let exists = FileManager.default.fileExists(atPath: "\(Repository.here.root)/\(path)")
      expect(exists, "names \(path), which does not exist")
    }
    return faults
      + tasks.flatMap { task in
        unlitSteps(task.stepsSection, in: pages[file.path]?.references ?? [:])
          .map { "\(task.title), step \($0) shows no code, no colours or nothing new" }
      }
  }

  /// The numbers of the steps without code, of those with Swift that the site does not colour, and of
  /// those that highlight no line below the path although they show the same file as the step before.
  private func unlitSteps(_ steps: [Step], in references: [String: Reference]) -> [Int] {
    let shown = steps.map { $0.code.flatMap { references[$0] } }
    return shown.indices.filter { index in
      guard let code = shown[index] else { return true }
      if steps[index].code?.hasSuffix(".swift") != code.fileName?.hasSuffix(".swift") {
        return true
      }
      return index > 0 && code.fileName == shown[index - 1]?.fileName
        && code.highlights?.contains { $0.line > 1 } != true
    }.map { $0 + 1 }
  }

  /// Resources that are not shown exactly once, and outputs without the command.
  ///
  /// A second use loses the highlights of the first.
  private var strayedResources: [String] {
    let text = chapters.map(\.text).joined()
    return resources.flatMap { resource in
      let uses = text.ranges(of: "file: \"\(resource.path)\"").count
      return (uses == 1 ? [] : ["\(resource.path) is shown \(uses) times"])
        + (resource.namesItsSource ? [] : ["\(resource.path) names no command"])
    }
  }
}

extension Exercise {
  /// Returns where a path in the learner's folder is from; other paths stay as they are.
  fileprivate func source(of path: String) -> String {
    let start = "Sources/Workshop/Exercises/\(folder)/Start"
    return path.replacing("Sources/\(name)/", with: "\(start)/")
      .replacing("Tests/\(name)Tests/", with: "\(start)/Tests/")
  }
}

extension TextFile {
  /// Whether this begins with a command or a comment, or is code, which begins with its path.
  fileprivate var namesItsSource: Bool {
    path.hasSuffix(".swift") || text.contains(/\A[$#] .*\n./)
  }
}
