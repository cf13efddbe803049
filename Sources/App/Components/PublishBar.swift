import LabDomain
import StageUI

/// The draft field, its character count and the publish button.
public struct PublishBar: View {
  @Binding private var draft: String
  let isPublishing: Bool
  let canPublish: Bool
  let onPublish: @MainActor () -> Void

  /// Creates a bar; the field is disabled while `isPublishing`, the button unless `canPublish`.
  public init(
    draft: Binding<String>, isPublishing: Bool, canPublish: Bool,
    onPublish: @escaping @MainActor () -> Void
  ) {
    _draft = draft
    self.isPublishing = isPublishing
    self.canPublish = canPublish
    self.onPublish = onPublish
  }

  public var body: some View {
    TextField("New post", text: $draft.edits)
      .disabled(isPublishing)
    HStack {
      Text("\(draft.count)/\(PostRule.limit)")
      Button("Publish", action: onPublish)
        .disabled(!canPublish)
    }
    Divider()
  }
}
