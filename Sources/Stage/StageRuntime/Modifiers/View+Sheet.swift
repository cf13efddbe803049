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

private struct SheetContent<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
