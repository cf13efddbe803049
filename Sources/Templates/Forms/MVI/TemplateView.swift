import LabDomain
import StageUI

struct TemplateView: View {
  let store: TemplateStore

  var body: some View {
    Form {
      TextField(
        "Name", text: Binding(get: { store.form.name }, set: { store.send(.nameChanged($0)) }))
      if let error = store.form.nameError { Text("! \(error)") }
      TextField(
        "Handle", text: Binding(get: { store.form.handle }, set: { store.send(.handleChanged($0)) })
      )
      if let error = store.form.handleError { Text("! \(error)") }
      Button("Save") { store.send(.saveTapped) }.disabled(store.edited == nil)
      if let error = store.form.saveError { Text("! \(error)") }
    }
    .disabled(store.isSaving)
    .navigationTitle("Template")
  }
}

/// Returns the screen with a store of its own.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  TemplateView(store: TemplateStore(profile, useCases: useCases))
}
