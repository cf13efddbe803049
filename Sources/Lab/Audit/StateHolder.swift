/// The way a pattern holds the state of a screen, and how code that is given the holder could write
/// to a field.
///
/// In the texts, `{Screen}` is `Feed` or `Profile`, and `{field}` a stored property.
struct StateHolder {
  /// Code that writes to a field what it holds already, so that no type need be known.
  struct Route {
    /// What the code goes through; `nil` for the plain assignment.
    let door: String?
    let code: String
    /// The one field that the code writes to; `nil` for any.
    var field: String?

    static func assignment(to path: String, through door: String? = nil) -> Route {
      Route(door: door, code: "let value = \(path); \(path) = value")
    }

    static func setter(_ call: String, of field: String? = nil) -> Route {
      Route(door: "a setter", code: call, field: field)
    }
  }

  /// The type whose stored properties are the state, and the name of its file.
  var type = "{Screen}ViewModel"
  var file = "{Screen}ViewModel"
  /// The parameters of the code that writes.
  var given = "viewModel: {Screen}ViewModel"
  /// The assignment comes first.
  var routes = [Route.assignment(to: "viewModel.{field}")]

  /// Returns the entry of a pattern. One without an entry is taken to hold its state like MVVM.
  static func holder(of pattern: String) -> StateHolder { all[pattern] ?? StateHolder() }

  // Beside a dynamic lookup, the compiler's error on a private property is that on a missing one. So the
  // stored `_state` of MVI and MVIReactor has no route; ForbiddenWritesTests holds it closed.
  private static let all = [
    "MV": StateHolder(
      type: "{Screen}Model", file: "{Screen}Model",
      given: "view: {Screen}View, binding: Binding<{Screen}Model>",
      routes: [
        .assignment(to: "view.model.{field}"),
        .assignment(to: "binding.wrappedValue.{field}", through: "a binding"),
      ]),
    // What the views keep, drafts and switches, is private to them; they bind single fields of it only.
    "MVModel": StateHolder(
      type: "{Screen}Model", file: "{Screen}Model", given: "model: {Screen}Model",
      routes: [.assignment(to: "model.{field}")]),
    "InputOutput": StateHolder(
      type: "{Screen}Outputs", file: "{Screen}Outputs", given: "outputs: {Screen}Outputs",
      routes: [.assignment(to: "outputs.{field}.value")]),
    "MVI": StateHolder(
      type: "{Screen}State", file: "{Screen}State", given: "store: {Screen}Store",
      routes: [
        .assignment(to: "store.{field}"),
        .assignment(to: "store.state.{field}", through: "state"),
      ]),
    "MVIContainer": StateHolder(
      type: "{Screen}Model", file: "{Screen}Model", given: "model: {Screen}Model, profile: Profile",
      routes: [
        .assignment(to: "model.{field}"),
        .setter("model.change(draft: model.draft)", of: "draft"),
        .setter("model.change(query: model.query)", of: "query"),
        .setter("model.change(name: model.name)", of: "name"),
        .setter("model.displayError(.offline)", of: "phase"),
        .setter("model.displayLike(LikeChange(true, 3))", of: "posts"),
        .setter("model.discardPage()", of: "paging"),
        .setter("model.hideFound()", of: "found"),
        .setter("model.showLikedOnly(model.isLikedOnly)", of: "isLikedOnly"),
        .setter("model.hideAlert()", of: "notice"),
        .setter("model.hideMessage()", of: "message"),
        .setter("model.endPublishing()", of: "isPublishing"),
        .setter("model.displaySaved(profile)", of: "profile"),
        .setter("model.displayNameTaken()", of: "nameProblem"),
        .setter("model.choose(.near)", of: "distance"),
        .setter("model.endSaving()", of: "isSaving"),
        .setter("model.hideDiscardQuestion()", of: "isAskingToDiscard"),
      ]),
    "MVIReactor": StateHolder(
      type: "State", file: "{Screen}Reactor", given: "reactor: {Screen}Reactor",
      routes: [
        .assignment(to: "reactor.currentState.{field}"),
        .assignment(to: "reactor.pipeline.state.{field}", through: "state"),
      ]),
  ]

  /// Those whose child is held otherwise than their screens.
  private static let children = [
    "MV": StateHolder(
      type: "LikesModel", file: "LikesModel", given: "model: LikesModel",
      routes: [.assignment(to: "model.{field}")]),
    "MVModel": StateHolder(
      type: "PostsModel", file: "PostsModel", given: "model: PostsModel",
      routes: [.assignment(to: "model.{field}")]),
  ]

  /// The probes of the feature that both screens share; none in a pattern without its file.
  func childProbes(in pattern: PatternSource) throws(UnknownState) -> [Probe] {
    let holder = Self.children[pattern.name] ?? self
    let file = holder.file.replacing("{Screen}", with: "Likes")
    guard pattern.files.contains(where: { $0.name == file }) else { return [] }
    return try holder.probes(of: "Likes", in: pattern)
  }
}

extension StateHolder {
  /// A field, and all ways to write to it.
  typealias Probe = (field: String, ways: [(door: String?, line: CompilerProbe.Line)])

  /// - Parameter screen: `Feed` or `Profile`.
  func probes(of screen: String, in pattern: PatternSource) throws(UnknownState) -> [Probe] {
    func filled(_ text: String, _ field: String = "") -> String {
      text.replacing("{Screen}", with: screen).replacing("{field}", with: field)
    }
    let properties = pattern.storedFields(of: filled(type), in: filled(file))
    if properties.isEmpty {
      throw UnknownState(
        "\(pattern.name) has no fields in a type \(filled(type)); say how it holds its state")
    }
    return properties.map { field in
      let ways = routes.filter { $0.field == nil || $0.field == field }.map { route in
        (route.door, CompilerProbe.Line(filled(route.code, field), given: filled(given)))
      }
      return ("\(screen.lowercased()).\(field)", ways)
    }
  }
}

/// A pattern whose state is not held as ``StateHolder`` says.
struct UnknownState: Error, CustomStringConvertible {
  let description: String

  init(_ problem: String) { description = problem + " in Sources/Lab/Audit/StateHolder.swift" }
}
