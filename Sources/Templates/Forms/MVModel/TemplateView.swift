import LabDomain
import StageUI

struct TemplateView: View {
  @Environment(TemplateStore.self) private var store
  @State private var form: TemplateForm
  @State private var isSaving = false

  init(_ profile: Profile) {
    _form = State(initialValue: TemplateForm(profile))
  }

  var body: some View {
    Form {
      TextField("Name", text: $form.name)
      if let error = form.nameError { Text("! \(error)") }
      TextField("Handle", text: $form.handle)
      if let error = form.handleError { Text("! \(error)") }
      Button("Save") { Task { await save() } }.disabled(!canSave)
      if let error = form.saveError { Text("! \(error)") }
    }
    .disabled(isSaving)
    .navigationTitle("Template")
  }

  private var canSave: Bool { form.edited(store.profile) != nil && !isSaving }

  private func save() async {
    guard let edited = form.edited(store.profile), !isSaving else { return }
    isSaving = true
    do { try await store.save(edited) } catch { form.failure = error }
    isSaving = false
  }
}

/// Returns the screen with a store of its own; screens that show the same profile share one.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  TemplateView(profile).environment(TemplateStore(profile, useCases: useCases))
}
