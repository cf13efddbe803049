/// A mistake in the Mobius-like pattern, and the numbers in the specification that forbid it.
struct Fault {
  let name: String
  /// All rows of the table that lose their tick.
  let behaviours: [String]
  let file: String
  let text: String
  let replacement: String

  static let all = [
    Fault(
      name: "loads the feed again on return",
      behaviours: ["F1", "F3", "F7", "Leaving", "One turn", "P9", "S1", "S2"],
      file: "Feed/FeedUpdate.swift",
      text: "model.phase == .loading ? [.loadFirstPage] : []", replacement: "[.loadFirstPage]"),
    Fault(
      name: "shows progress after Retry, but sends nothing",
      behaviours: ["F3", "Leaving", "One turn"],
      file: "Feed/FeedUpdate.swift",
      text: "if model.retry() { effects = [.loadFirstPage] }", replacement: "model.retry()"),
    Fault(
      name: "appends a page that a refresh has overtaken", behaviours: ["F5"],
      file: "Feed/FeedEffectHandler.swift", text: "page?.dispose()", replacement: ""),
    Fault(
      name: "forgets a second tap on a heart", behaviours: ["C2", "F6", "F11", "One turn", "S2"],
      file: "Like/LikesUpdate.swift",
      text: "effects += model.end(like, answer).map { [.send($0)] } ?? []",
      replacement: "model.end(like, answer)"),
    Fault(
      name: "lets an older search answer", behaviours: ["F7", "One turn"],
      file: "Feed/FeedEffectHandler.swift",
      text: "searching?.dispose()\n      searching =", replacement: "searching ="),
    Fault(
      name: "publishes without checking the draft", behaviours: ["F8", "One turn"],
      file: "Feed/FeedUpdate.swift",
      text: "effects = model.publishing.begin().map { [.publish($0)] } ?? []",
      replacement: "effects = [.publish(model.publishing.draft)]"),
    Fault(
      name: "opens an author at every tap", behaviours: ["F9"], file: "Feed/FeedUpdate.swift",
      text: "if model.leave() { effects = [.open(author)] }",
      replacement: "effects = [.open(author)]"),
    Fault(
      name: "goes back without asking",
      behaviours: ["Leaving", "One turn", "P6", "P8", "P10", "P11"],
      file: "Profile/ProfileUpdate.swift",
      text: "if model.back() {", replacement: "if model.leave() {"),
    Fault(
      name: "ignores a profile saved elsewhere", behaviours: ["One turn", "P11"],
      file: "Profile/ProfileUpdate.swift", text: "model.update(to: profile)",
      replacement: "_ = profile"),
    Fault(
      name: "keeps its effects when the screen has gone",
      behaviours: ["F7", "Leaving", "One turn", "P6"],
      file: "MobiusController.swift", text: "{ effect.dispose() }", replacement: "{ _ = effect }"),
  ]
}
