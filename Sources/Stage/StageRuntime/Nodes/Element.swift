/// What one node shows; two equal elements look the same to a person.
enum Element: Equatable {
  /// Nothing of its own; its children stand where it stands.
  case group
  case text(String)
  case button(ButtonRole?)
  case textField(String, prompt: String?)
  case toggle(Bool)
  case progress
  case vertical
  case horizontal
  case list
  case spacer
  case divider

  // Modifiers; the first child is the view that they modify.
  case identifier(String)
  case disabled(Bool)
  case title(String)
  case overlay
  /// The title is there while the alert is shown, with the alert as the second child.
  case alert(String?)
  case refreshable
  case lifecycle
}

/// What a node does when the person acts on it.
enum Response {
  case none
  case tap(@MainActor () -> Void)
  case text(Binding<String>)
  case toggle(Binding<Bool>)
  case close(Binding<Bool>)
  case refresh(@Sendable () async -> Void)
}
