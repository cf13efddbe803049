import Foundation
import LabCallStack
import LabWorkshop
import Testing

struct TutorialsTests {
  @Test func `the tutorials hold the whole course`() throws {
    let root = URL(filePath: Repository.here.root)

    let tutorials = try Tutorials(root.appending(path: "docs/Workshop.docc"))

    #expect(tutorials.faults(as: Course.chapters, Course.exercises) == [])
  }

  @Test(arguments: [
    ("", "", ""),
    ("doc:Chapter-5-MVI", "doc:Chapter-6", "docc"),
    ("file: \"second.swift", "file: \"third.swift", "docc"),
    ("time: 30", "time: 29", "should take 30 minutes"),
    ("5 · MVI", "MVI", "has another title"),
    ("**The question: why?**", "Why?", "asks no question"),
    ("Exercise 11: a", "An exercise: a", "lacks exercise 11"),
    ("`lab workshop check 11`", "`swift test`", "does not check 11"),
    ("title: \"To discuss\"", "title: \"Talk\"", "has no section 'To discuss'"),
    ("`Package.swift`", "`Sources/None.swift`", "names Sources/None.swift, which does not exist"),
    ("@Code(name: \"B.swift\", file: \"second.swift\")", "", "step 2 shows no code"),
    ("name: \"B.swift\"", "name: \"B\"", "step 2 shows no code, no colours"),
    ("name: \"B.swift\"", "name: \"A.swift\"", "step 2 shows no code, no colours or nothing new"),
    ("file: \"second.swift", "file: \"first.swift", "first.swift is shown 2 times"),
    (
      "first.swift: Package.swift", "first.swift: README.md",
      "first.swift: 'import PackageDescription' is not"
    ),
    ("$ swift", "swift", "output.txt names no command"),
    ("Chapter5.swift", "Another.swift", "grows its file in 0 steps"),
    ("Add a line", "Read a line", "only reads in 6 of 9 steps"),
  ])
  func `finds what a tutorial lacks`(_ text: String, _ replacement: String, _ fault: String) throws
  {
    let planted = sample.mapValues { $0.replacing(text, with: replacement) }

    let faults = try inTemporaryFolder { folder in
      let catalogue = folder.appending(path: "Workshop.docc")
      let resources = catalogue.appending(path: "Resources")
      try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
      for (path, text) in planted {
        try text.write(to: catalogue.appending(path: path), atomically: true, encoding: .utf8)
      }
      do {
        return try Tutorials(catalogue).faults(
          as: Course.chapters.filter { $0.number == 5 },
          Course.exercises.filter { $0.number == 11 })
      } catch is Toolchain.Failure {
        return ["docc"]
      } catch let error as ListingError {
        return [error.description]
      }
    }

    let isFound = fault.isEmpty ? faults.isEmpty : faults.contains { $0.contains(fault) }
    #expect(isFound, "\(faults)")
  }
}

private func growingStep(_ number: Int) -> String {
  """
        @Step {
          Add a line.
          @Code(name: "Chapter5.swift", file: "grow-\(number).swift")
        }

  """
}

private func growingListing(_ number: Int) -> String {
  let ends = ["import", "let package", "name:", "platforms:", "products:", "targets:"]
  return """
    grow-\(number).swift: Package.swift
      // swift-tools-version … \(ends[number - 1])


    """
}

/// A catalogue with chapter 5 alone, and of it exercise 11 alone, by path.
private let sample = [
  "Workshop.tutorial": """
  @Tutorials(name: "Pattern Lab") {
    @Intro(title: "The workshop") {
      Text
    }
    @Chapter(name: "Patterns") {
      Text
      @Image(source: "patterns.svg", alt: "Text")
      @TutorialReference(tutorial: "doc:Chapter-5-MVI")
    }
  }
  """,
  "Chapter-5-MVI.tutorial": """
  @Tutorial(time: 30) {
    @Intro(title: "5 · MVI: why a reducer?") {
      **The question: why?**
    }
    @Section(title: "Exercise 11: a field") {
      @ContentAndMedia {
        `lab workshop start 11`, `lab workshop check 11`, `lab workshop hint 11`
      }
      @Steps {
        @Step {
          Open `Package.swift`.
          @Code(name: "A.swift", file: "first.swift")
        }
        @Step {
          Text
          @Code(name: "B.swift", file: "second.swift")
        }
      }
    }
    @Section(title: "Grow a file") {
      @ContentAndMedia {
        Text
      }
      @Steps {
  \((1...6).map { growingStep($0) }.joined())
      }
    }
    @Section(title: "The usual wrong turn") {
      @ContentAndMedia {
        Text
      }
      @Steps {
        @Step {
          Text
          @Code(name: "Terminal", file: "output.txt")
        }
      }
    }
    @Section(title: "To discuss") {
      @ContentAndMedia {
        Text
      }
      @Steps {
      }
    }
    @Section(title: "What the lab measured") {
      @ContentAndMedia {
        Text
      }
      @Steps {
      }
    }
    @Assessments {
      @MultipleChoice {
        Question?
        @Choice(isCorrect: true) {
          Yes
          @Justification {
            Text
          }
        }
        @Choice(isCorrect: false) {
          No
          @Justification {
            Text
          }
        }
      }
    }
  }
  """,
  "Resources/patterns.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
  "Listings.txt": """
  first.swift: Package.swift
    import PackageDescription
    name: "PatternLab"

  second.swift: Package.swift
    import PackageDescription

  \((1...6).map { growingListing($0) }.joined())
  """,
  "Resources/output.txt": "$ swift build\nBuild complete!\n",
]
