import LabWorkshop
import Testing

/// A row of a plan's timetable.
private struct Part {
  let line: Int
  let start: Int
  let minutes: Int
  let title: Substring

  /// The chapter or exercise with this name in the title.
  func number(_ name: String) -> Int? {
    title.firstMatch(of: /(chapter|exercise) (\d+)/).flatMap { $0.1 == name ? Int($0.2) : nil }
  }
}

extension TextFile {
  /// Rows that begin with a minute or a time of day, and a number of minutes.
  fileprivate var parts: [Part] {
    lines.compactMap { number, text in
      text.prefixMatch(of: /\| (?:(\d+):)?(\d+) \| (\d+) \| (.*?) \|/).flatMap { row in
        guard let minute = Int(row.2), let minutes = Int(row.3) else { return nil }
        let hours = row.1.flatMap { Int($0) } ?? 0
        return Part(line: number, start: hours * 60 + minute, minutes: minutes, title: row.4)
      }
    }
  }
}

/// Finds parts of a plan that do not follow one another or take other minutes than the course's
/// table says, and headings of a minute at which no part begins.
private func mistimed(_ plan: TextFile, minutes: Int) -> [String] {
  let parts = plan.parts
  guard let first = parts.first, let last = parts.last else {
    return [finding(plan.path, "has no timetable")]
  }
  var findings = zip(parts, parts.dropFirst()).compactMap { part, next in
    next.start == part.start + part.minutes
      ? nil
      : finding(plan.path, line: next.line, "starts before or after the end of the part above")
  }
  let sum = last.start + last.minutes - first.start
  if sum != minutes { findings.append(finding(plan.path, "takes \(sum) minutes, not \(minutes)")) }

  func compare(_ name: String, with table: [Int: Int]) {
    let taken = Dictionary(grouping: parts.filter { $0.number(name) != nil }) { $0.number(name) }
    for (number, parts) in taken {
      let (sum, wanted) = (parts.reduce(0) { $0 + $1.minutes }, number.flatMap { table[$0] })
      if sum != wanted {
        findings.append(
          finding(
            plan.path, line: parts[0].line,
            "\(name) \(number ?? 0) has \(sum) minutes; in the course it has \(wanted ?? 0)"))
      }
    }
  }
  compare("chapter", with: Dictionary(Course.chapters.map { ($0.number, $0.talk) }) { $1 })
  compare("exercise", with: Dictionary(Course.exercises.map { ($0.number, $0.minutes) }) { $1 })

  let starts = Set(parts.map(\.start))
  return findings
    + plan.lines.compactMap { line, text in
      guard let minute = text.firstMatch(of: /^### Minute (\d+):/).flatMap({ Int($0.1) }) else {
        return nil
      }
      return starts.contains(minute)
        ? nil : finding(plan.path, line: line, "no part starts at minute \(minute)")
    }
}

extension TextFile {
  /// Rows such as `| exercise 3: four steps | 45 |` below the heading *At home*.
  fileprivate var exercisesAtHome: [(line: Int, number: Int, minutes: Int)] {
    lines.drop { $0.text != "## At home" }.dropFirst().prefix { !$0.text.hasPrefix("#") }
      .compactMap { line, text in
        text.prefixMatch(of: /\| exercise (\d+): .*? \| (\d+) \|/).flatMap { row in
          guard let number = Int(row.1), let minutes = Int(row.2) else { return nil }
          return (line, number, minutes)
        }
      }
  }
}

/// Finds exercises that a day has more than once or not at all, in its timetable and for home, and
/// those for home with other minutes than the course's table says.
private func misplaced(_ day: TextFile) -> [String] {
  let home = day.exercisesAtHome
  let places = day.parts.compactMap { $0.number("exercise") } + home.map(\.number)
  let miscounted = Course.exercises.compactMap { exercise in
    let count = places.count { $0 == exercise.number }
    return count == 1
      ? nil : finding(day.path, "has exercise \(exercise.number) \(count) times")
  }
  return miscounted
    + home.compactMap { line, number, minutes in
      let wanted = Course.exercises.first { $0.number == number }?.minutes ?? 0
      return minutes == wanted
        ? nil
        : finding(
          day.path, line: line,
          "exercise \(number) has \(minutes) minutes; in the course it has \(wanted)")
    }
}

/// Finds what keeps a hand-out from printing on one page, marks aside.
private func overflows(_ page: TextFile) -> [String] {
  let lines = page.lines.filter { !$0.text.hasPrefix("<!--") }
  let long = lines.filter { $0.text.count > 120 }
    .map { finding(page.path, line: $0.number, "is longer than 120 characters") }
  return lines.count <= 63
    ? long : long + [finding(page.path, "has \(lines.count - 1) lines; a page holds 62")]
}

struct TeachingTests {
  private static let handOuts = Repository.here.files(".md", under: "docs/teaching").filter {
    $0.path.contains("/handouts/")
  }

  @Test(arguments: [("45-minutes", 45), ("90-minutes", 90), ("day", 7 * 60 + 55)])
  func `a plan takes its minutes, and those of the course`(name: String, minutes: Int) throws {
    let plan = try #require(Repository.here.file("docs/teaching/\(name).md"))

    #expect(mistimed(plan, minutes: minutes) == [])
  }

  @Test func `a day has every chapter, and each exercise once`() throws {
    let day = try #require(Repository.here.file("docs/teaching/day.md"))

    #expect(day.parts.compactMap { $0.number("chapter") } == Course.chapters.map(\.number))
    #expect(misplaced(day) == [])
  }

  @Test func `each hand-out is of a pattern, in both languages, on one page`() {
    let names = ["docs/teaching", "docs/teaching/ko"].map { folder in
      Self.handOuts.map(\.path).filter { $0.hasPrefix("\(folder)/handouts/") }
        .map { $0.dropFirst("\(folder)/handouts/".count).dropLast(".md".count) }.sorted()
    }

    #expect(names[0] == names[1] && names[0].count >= 9)
    #expect(
      Set(names[0]).isSubset(
        of: Set((Repository.here.patterns + ["decision-sheet"]).map { $0[...] })))
    #expect(Self.handOuts.flatMap(overflows) == [])
  }

  @Test(arguments: [
    ("| 0 | 4 | start |\n| 4 | 41 | end |", nil),
    ("| 0 | 4 | start |\n| 5 | 40 | end |", "2: starts before or after"),
    ("| 9:55 | 10 | start |\n| 10:05 | 35 | end |", nil),
    ("| 0 | 4 | start |\n| 4 | 40 | end |", "1: takes 44 minutes, not 45"),
    ("| 0 | 35 | chapter 0: a |\n| 35 | 10 | end |", "1: chapter 0 has 35 minutes"),
    ("| 0 | 40 | exercise 99: a |\n| 40 | 5 | end |", "1: exercise 99 has 40 minutes"),
    ("| 0 | 45 | all |\n### Minute 4: a", "2: no part starts at minute 4"),
    ("No table.", "1: has no timetable"),
  ])
  func `finds a plan that does not add up`(_ text: String, _ problem: String?) {
    let found = mistimed(TextFile(path: "plan.md", text: text), minutes: 45)

    #expect(found.isEmpty == (problem == nil))
    if let problem { #expect(found.first?.hasPrefix("plan.md:\(problem)") == true) }
  }

  @Test(arguments: [
    ("exercise 1: a", "exercise 1: a", []),
    ("exercise 1: a", "break", ["1: has exercise 1 0 times"]),
    ("exercise 1: a", "exercise 2: a", ["1: has exercise 1 0 times", "1: has exercise 2 2 times"]),
    ("exercise 1: a", "exercise 3: a", ["1: has exercise 1 0 times", "1: has exercise 3 2 times"]),
    ("| exercise 3: a", "| 3", ["1: has exercise 3 0 times"]),
    ("| exercise 3: a | ", "| exercise 3: a | 1", ["6: exercise 3 has 1"]),
  ])
  func `finds an exercise that is not in its place in a day`(
    _ text: String, _ change: String, _ problems: [String]
  ) {
    let timetable = ["| 9:00 | 12 | exercise 1: a |", "| 9:12 | 8 | exercise 2: a |"]
    let home = Course.exercises.dropFirst(2).map { "| exercise \($0.number): a | \($0.minutes) |" }
    let day = (timetable + ["", "## At home", ""] + home).joined(separator: "\n")

    let found = misplaced(TextFile(path: "day.md", text: day.replacing(text, with: change)))

    #expect(found.count == problems.count)
    #expect(zip(found, problems).allSatisfy { $0.hasPrefix("day.md:\($1)") })
  }

  @Test(arguments: [
    (String(repeating: "a\n", count: 62), nil),
    (String(repeating: "a\n", count: 63), "1: has 63 lines; a page holds 62"),
    (String(repeating: "a", count: 121), "1: is longer than 120 characters"),
    ("<!-- " + String(repeating: "a", count: 121), nil),
  ])
  func `finds a hand-out that needs a second page`(_ text: String, _ problem: String?) {
    #expect(
      overflows(TextFile(path: "a.md", text: text)) == (problem.map { ["a.md:\($0)"] } ?? []))
  }
}
