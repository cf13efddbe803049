import LabWorkshop
import Testing

/// A row of a plan's timetable, or of its table of exercises for home.
private struct Part {
  /// In minutes; `nil` at home.
  let start: Int?
  let minutes: Int
  let title: Substring

  /// The chapter or exercise with this name in the title.
  func number(_ name: String) -> Int? {
    title.firstMatch(of: /(chapter|exercise) (\d+)/).flatMap { $0.1 == name ? Int($0.2) : nil }
  }
}

extension TextFile {
  /// Rows that begin with a minute or a time of day and a number of minutes.
  fileprivate var timetable: [Part] {
    text.matches(of: /(?m)^\| (?:(\d+):)?(\d+) \| (\d+) \| (.*?) \|/).compactMap { row in
      guard let minute = Int(row.2), let minutes = Int(row.3) else { return nil }
      let hours = row.1.flatMap { Int($0) } ?? 0
      return Part(start: hours * 60 + minute, minutes: minutes, title: row.4)
    }
  }

  /// Rows such as `| exercise 4: a list that loads twice | 20 |`.
  fileprivate var home: [Part] {
    text.matches(of: /(?m)^\| (exercise \d+: .*?) \| (\d+) \|/).compactMap { row in
      Int(row.2).map { Part(start: nil, minutes: $0, title: row.1) }
    }
  }
}

@MainActor
struct TeachingTests {
  private func plan(_ name: String) throws -> TextFile {
    try #require(Repository.here.file("docs/workshop/\(name).md"))
  }

  @Test(arguments: [("45-minutes", 45), ("90-minutes", 90), ("day", 8 * 60)])
  func `a plan takes its minutes, and gives exercises theirs`(name: String, minutes: Int) throws {
    let plan = try plan(name)
    let parts = plan.timetable

    #expect(parts.reduce(0) { $0 + $1.minutes } == minutes)
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(next.start == part.start.map { $0 + part.minutes }, "\(next.title)")
    }
    for part in parts + plan.home {
      guard let number = part.number("exercise") else { continue }
      let exercise = Course.exercises.first { $0.number == number }
      #expect(exercise?.minutes == part.minutes, "exercise \(number)")
    }
  }

  @Test func `a day has each chapter with its minutes, and each exercise once`() throws {
    let day = try plan("day")
    let chapters = day.timetable.filter { $0.number("chapter") != nil }
    let exercises = (day.timetable + day.home).compactMap { $0.number("exercise") }

    #expect(chapters.map { $0.number("chapter") } == Course.chapters.map(\.number))
    #expect(chapters.map(\.minutes) == Course.chapters.map(\.talk))
    #expect(exercises.sorted() == Course.exercises.map(\.number))
  }
}
