import LabDomain
import StageUI

/// The draft in a sheet: the field, its character count and the buttons.
public struct ComposeSheet: View {
  @Binding private var isPresented: Bool
  @Binding private var draft: String
  let isPublishing: Bool
  let canPublish: Bool
  let onPublish: @MainActor () -> Void

  /// Creates the content of a sheet, which Cancel closes. The field is disabled while `isPublishing`, the button
  /// unless `canPublish`.
  public init(
    isPresented: Binding<Bool>, draft: Binding<String>, isPublishing: Bool, canPublish: Bool,
    onPublish: @escaping @MainActor () -> Void
  ) {
    _isPresented = isPresented
    _draft = draft
    self.isPublishing = isPublishing
    self.canPublish = canPublish
    self.onPublish = onPublish
  }

  public var body: some View {
    VStack {
      TextField("Post", text: $draft.edits)
        .disabled(isPublishing)
      Text("\(draft.count)/\(PostRule.limit)")
      HStack {
        Button("Cancel") { isPresented = false }
        Button("Publish", action: onPublish)
          .accessibilityIdentifier("publish-post")
          .disabled(!canPublish)
      }
    }
  }
}
