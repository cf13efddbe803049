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
    presenting(
      String(title), isPresented, isPresented.wrappedValue ? data : nil, actions: actions,
      message: message)
  }

  /// Asks the person to choose while `isPresented`; each of the buttons also closes the dialog.
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Asks the person to choose while `isPresented`; each of the buttons also closes the dialog.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: (),
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Asks the person to choose about `data` while `isPresented` and there is data.
  public func confirmationDialog<Actions: View, Message: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    presenting(
      titleVisibility == .hidden ? "" : String(title), isPresented,
      isPresented.wrappedValue ? data : nil, actions: actions, message: message)
  }

  private func presenting<Actions: View, Message: View, T>(
    _ title: String, _ isPresented: Binding<Bool>, _ shown: T?, actions: (T) -> Actions,
    message: (T) -> Message
  ) -> some View {
    LayeredView(
      content: self,
      element: .alert(shown == nil ? nil : title),
      response: .close(isPresented),
      layer: shown.map { data in
        VStack {
          message(data)
          HStack { actions(data) }
        }
      })
  }
}

/// Whether a part is shown.
public enum Visibility: Sendable {
  case automatic, visible, hidden
}
