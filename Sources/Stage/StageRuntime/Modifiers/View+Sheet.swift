extension View {
  /// Shows `content` over the screen while `isPresented`. Its body is its own; what it reads does not run the
  /// presenting body.
  ///
  /// As in SwiftUI, an alert of a view beneath a sheet is not shown, so a sheet needs its own.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    ModifiedView(
      content: self, element: .sheet(isPresented.wrappedValue), response: .close(isPresented),
      layer: isPresented.wrappedValue ? SheetContent(content: content) : nil)
  }
}

/// Equals no other, so that it runs with the presenting body, which may be all that observes an object.
private struct SheetContent<Content: View>: View, Equatable {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }

  nonisolated static func == (_: Self, _: Self) -> Bool { false }
}
