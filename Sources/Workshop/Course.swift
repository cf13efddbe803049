/// A chapter of the course: a talk and the exercises that belong to it.
package struct Chapter: Sendable {
  package let number: Int
  package let title: String
  /// Minutes to read, show and discuss, without the exercises.
  package let talk: Int
}

/// An exercise in `docs/workshop`.
nonisolated package struct Exercise: Hashable, Sendable {
  package let number: Int
  /// The module's name, and the folder's after its number.
  package let name: String
  package let title: String
  package let chapter: Int
  /// From 1, for a change in one place, to 3.
  package let difficulty: Int
  package let minutes: Int
  /// The lab's products that the exercise imports.
  package let products: [String]
  /// Whether a class may skip it.
  package var isOptional = false

  /// `06-NameLimit`: the folder in `docs/workshop` and in the learner's folder.
  package var folder: String { number < 10 ? "0\(number)-\(name)" : "\(number)-\(name)" }
}

/// The course, as one table of chapters and one of exercises.
package enum Course {
  package static let chapters = [
    Chapter(number: 0, title: "Value, intent, view", talk: 9),
    Chapter(number: 1, title: "From the controller to presentation logic", talk: 10),
    Chapter(number: 2, title: "MV: the view owns the truth", talk: 12),
    Chapter(number: 3, title: "MVVM: who wrote this field?", talk: 10),
    Chapter(number: 4, title: "Input/Output: one way by composition", talk: 10),
    Chapter(number: 5, title: "MVI: why a reducer?", talk: 16),
    Chapter(number: 6, title: "Containers and reactors", talk: 10),
    Chapter(number: 7, title: "The hidden copy", talk: 15),
    Chapter(number: 8, title: "Threads and order", talk: 13),
    Chapter(number: 9, title: "Who did it?", talk: 15),
    Chapter(number: 10, title: "Choose", talk: 15),
  ]

  package static let exercises = [
    exercise(1, "OpenArray", "A list that anyone can write", in: 0, 1, 12, []),
    exercise(2, "EmptyTest", "A test that asserts nothing", in: 0, 1, 8, ui),
    exercise(3, "SaveButton", "Derived, not stored: when Save is on", in: 2, 1, 12, ui),
    exercise(4, "LoadTwice", "A list that loads twice", in: 2, 1, 20, ui),
    exercise(5, "RowsAgain", "Rows that run again", in: 2, 2, 15, ui),
    exercise(6, "NameLimit", "A name limit that shows what was accepted", in: 3, 1, 18, ui),
    exercise(7, "OpenFields", "Open fields: 6, 3, 0", in: 3, 2, 30, ui),
    exercise(8, "StuckLoading", "A loading flag that sticks", in: 4, 2, 25, ui, isOptional: true),
    exercise(9, "ScopedChild", "A child feature, scoped out of its parent", in: 5, 3, 25, ui),
    exercise(10, "OneLike", "One like on two screens", in: 6, 3, 20, ui),
    exercise(11, "SecondOwner", "Huge state: remove the second owner", in: 7, 2, 20, measured),
    exercise(12, "StaleAnswer", "A side effect in a reducer, a stale answer", in: 8, 3, 35, ui),
    exercise(13, "OneBug", "One bug in four families", in: 9, 3, 30, ui),
  ]

  /// The exercises in the order in which a learner does them, the optional ones last.
  package static var path: [Exercise] {
    exercises.filter { !$0.isOptional } + exercises.filter(\.isOptional)
  }

  /// The exercises that follow one on the path, and then those before it.
  package static func path(after exercise: Exercise?) -> [Exercise] {
    guard let index = exercise.flatMap(path.firstIndex) else { return path }
    return Array(path[(index + 1)...] + path[...index])
  }

  /// The minutes of a chapter, with its exercises that are not optional.
  package static func minutes(of chapter: Chapter) -> Int {
    exercises.filter { $0.chapter == chapter.number && !$0.isOptional }.reduce(chapter.talk) {
      $0 + $1.minutes
    }
  }

  private static let ui = ["LabContract", "StageUI"]
  private static let measured = ui + ["LabMeasure"]

  private static func exercise(
    _ number: Int, _ name: String, _ title: String, in chapter: Int, _ difficulty: Int,
    _ minutes: Int, _ products: [String], isOptional: Bool = false
  ) -> Exercise {
    Exercise(
      number: number, name: name, title: title, chapter: chapter, difficulty: difficulty,
      minutes: minutes, products: products, isOptional: isOptional)
  }
}
