import SourceCode

/// What holds the state of one screen of a pattern, and how code that is given it could write to a field.
struct StateOwner {
  /// One way to write to one field.
  struct Route {
    let field: String
    /// What it goes through; `nil` for an assignment.
    let door: String?
    let line: CompilerProbe.Line
  }

  private let pattern: AuditedPattern
  /// `Feed` or `Profile`.
  private let screen: String

  static func all(of source: PatternSource) throws(AuditError) -> [StateOwner] {
    let pattern = try AuditedPattern(named: source.name)
    return ["Feed", "Profile"].map { StateOwner(pattern: pattern, screen: $0) }
  }

  func routes(in source: PatternSource) -> [Route] {
    fields(in: source).flatMap { field in
      routes(to: field, in: source).map { door, line in
        Route(field: "\(screen.lowercased()).\(name(of: field))", door: door, line: line)
      }
    }
  }

  /// As the property is called, which for an output is that of its relay.
  private func fields(in source: PatternSource) -> [String] {
    switch pattern {
    case .mv, .mviContainer:
      source.storedFields(of: "\(screen)Model", in: "\(screen)Model")
    case .mvi: source.storedFields(of: "\(screen)State", in: "\(screen)State")
    case .mviReactor: source.storedFields(of: "State", in: "\(screen)State")
    case .mvvm, .mvvmActions, .inputOutput:
      source.storedFields(of: "\(screen)ViewModel", in: "\(screen)ViewModel")
    }
  }

  private func name(of field: String) -> String {
    field.hasSuffix("Relay") ? String(field.dropLast("Relay".count)) : field
  }

  /// The assignment comes first.
  private func routes(
    to field: String, in source: PatternSource
  ) -> [(door: String?, line: CompilerProbe.Line)] {
    switch pattern {
    case .mv:
      [
        (nil, assignment(to: "view.model.\(field)", given: "view: \(screen)View")),
        (
          "a binding",
          assignment(
            to: "model.wrappedValue.\(field)", given: "model: Binding<\(screen)Model>")
        ),
      ]
    case .inputOutput:
      [
        (nil, assignment(to: "viewModel.\(field).value", given: "viewModel: \(screen)ViewModel")),
        (
          "send",
          CompilerProbe.Line(
            "viewModel.\(field).send(viewModel.\(field).value)",
            given: "viewModel: \(screen)ViewModel")
        ),
        (
          "_value",
          assignment(to: "viewModel.\(field)._value", given: "viewModel: \(screen)ViewModel")
        ),
      ]
    case .mvi:
      [
        (nil, assignment(to: "store.state.\(field)", given: "store: \(screen)Store")),
        ("_state", assignment(to: "store._state.\(field)", given: "store: \(screen)Store")),
      ]
    case .mviContainer:
      [(nil, assignment(to: "model.\(field)", given: "model: \(screen)Model"))]
        + setters(of: field, in: source)
    case .mviReactor:
      [
        (nil, assignment(to: "reactor.flow.state.\(field)", given: "reactor: \(screen)Reactor")),
        (
          "Stub", assignment(to: "Stub(reactor).state.\(field)", given: "reactor: \(screen)Reactor")
        ),
        (
          "_state",
          assignment(to: "reactor.flow._state.\(field)", given: "reactor: \(screen)Reactor")
        ),
      ]
    case .mvvm, .mvvmActions:
      [(nil, assignment(to: "viewModel.\(field)", given: "viewModel: \(screen)ViewModel"))]
    }
  }

  /// Writes what is there already, so that the type need not be known.
  private func assignment(to path: String, given parameters: String) -> CompilerProbe.Line {
    CompilerProbe.Line("let value = \(path); \(path) = value", given: parameters)
  }

  /// Methods of the model that do nothing but write the field.
  private func setters(
    of field: String, in source: PatternSource
  ) -> [(door: String?, line: CompilerProbe.Line)] {
    guard let model = source.file(named: "\(screen)Model") else { return [] }
    let setters = SourceBlocks(model).setters(of: field)
    let setter = setters.first { $0.label == field } ?? setters.first { !$0.takesArguments }
    guard let setter else { return [] }
    let owner = "model: \(screen)Model"
    guard let label = setter.label, let type = setter.argumentType else {
      return [("\(setter.name)()", CompilerProbe.Line("model.\(setter.name)()", given: owner))]
    }
    let call = CompilerProbe.Line(
      "model.\(setter.name)(\(label): value)", given: "\(owner), value: \(type)")
    return [("\(setter.name)(\(label):)", call)]
  }
}
