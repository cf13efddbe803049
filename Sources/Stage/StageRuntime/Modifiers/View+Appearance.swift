extension View {
  /// Disables every control inside.
  public func disabled(_ disabled: Bool) -> some View { modified(by: .disabled(disabled)) }

  /// Identifies the view, so that a test can find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(by: .identifier(identifier))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified(by: .title(String(title)))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Shows `content` over the view.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    ModifiedView(content: self, element: .overlay, response: .none, layer: content())
  }
}
