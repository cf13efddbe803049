extension View {
  /// Makes everything inside deaf to the person.
  public func disabled(_ disabled: Bool) -> some View { modified(by: .disabled(disabled)) }

  /// Puts a name on the view by which a test can find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(by: .identifier(identifier))
  }

  /// Names the screen.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified(by: .title(String(title)))
  }

  /// Names the screen.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Shows `content` over the view.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    ModifiedView(content: self, element: .overlay, response: .none, layer: content())
  }
}
