/// The output of one node; equal elements look the same.
enum Element: Equatable {
  /// Nothing of its own, only its children.
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

  // Modifiers. The first child is the modified view.
  case identifier(String)
  case disabled(Bool)
  case title(String)
  case overlay
  /// The title while the alert is shown; the second child is its content.
  case alert(String?)
  /// Whether the sheet is shown; the second child is its content.
  case sheet(Bool)
  case refreshable
  case lifecycle
}

/// The response of a node to an act of the user.
enum Response {
  case none
  case tap(@MainActor () -> Void)
  case text(Binding<String>)
  case toggle(Binding<Bool>)
  case focus(Binding<Bool>)
  case close(Binding<Bool>)
  case refresh(@Sendable () async -> Void)
}
