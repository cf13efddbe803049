extension View {
  /// Shows an alert while `isPresented`; each of its buttons also closes it.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    presenting(String(title), isPresented, about: (), actions, message)
  }

  /// Shows an alert about `data` while `isPresented` and `data` is not `nil`.
  public func alert<Actions: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    presenting(String(title), isPresented, about: data, actions) { _ in EmptyView() }
  }

  /// Shows an alert about `data` while `isPresented` and `data` is not `nil`.
  public func alert<Actions: View, Message: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    presenting(String(title), isPresented, about: data, actions, message)
  }

  /// Shows a dialog while `isPresented`; each of its buttons also closes it.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    presenting(titleVisibility.shown(title), isPresented, about: (), actions, message)
  }

  /// Shows a dialog about `data` while `isPresented` and `data` is not `nil`.
  public func confirmationDialog<Actions: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    presenting(titleVisibility.shown(title), isPresented, about: data, actions) { _ in EmptyView() }
  }

  /// Shows a dialog about `data` while `isPresented` and `data` is not `nil`.
  public func confirmationDialog<Actions: View, Message: View, T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    presenting(titleVisibility.shown(title), isPresented, about: data, actions, message)
  }

  private func presenting<Actions: View, Message: View, T>(
    _ title: String, _ isPresented: Binding<Bool>, about data: T?,
    _ actions: (T) -> Actions, _ message: (T) -> Message
  ) -> some View {
    let shown = isPresented.wrappedValue ? data : nil
    return ModifiedView(
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

/// The visibility of a part.
public enum Visibility: Sendable {
  /// The platform's choice; on a stage, visible.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden

  fileprivate func shown(_ title: some StringProtocol) -> String {
    self == .hidden ? "" : String(title)
  }
}
