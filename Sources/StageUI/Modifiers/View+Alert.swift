extension View {
  /// Shows an alert while `isPresented`; each of its buttons also closes it.
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert while `isPresented`; each of its buttons also closes it.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: (), actions: { _ in actions() },
      message: { _ in message() })
  }

  /// Shows an alert about `data` while `isPresented` and there is data.
  public func alert<Actions: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about `data` while `isPresented` and there is data.
  public func alert<Actions: View, Message: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    let shown = isPresented.wrappedValue ? data : nil
    return LayeredView(
      content: self,
      element: .alert(shown == nil ? nil : String(title)),
      response: .close(isPresented),
      layer: shown.map { data in
        VStack {
          message(data)
          HStack { actions(data) }
        }
      })
  }
}
