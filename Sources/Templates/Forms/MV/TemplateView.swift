import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  @Environment(AppEnvironment.self) private var environment
  @State private var model: TemplateModel

  init(_ profile: Profile) {
    _model = State(initialValue: TemplateModel(profile: profile, form: TemplateForm(profile)))
  }

  var body: some View {
    Form {
      TextField("Name", text: $model.form.name)
      if let error = model.form.nameError { Text("! \(error)") }
      TextField("Handle", text: $model.form.handle)
      if let error = model.form.handleError { Text("! \(error)") }
      Button("Save") { Task { await save() } }.disabled(model.edited == nil)
      if let error = model.form.saveError { Text("! \(error)") }
    }
    .disabled(model.isSaving)
    .navigationTitle("Template")
  }

  private func save() async {
    guard let edited = model.edited else { return }
    model.isSaving = true
    do {
      model.profile = try await environment.useCases.saveProfile(edited)
    } catch {
      model.form.failure = error
    }
    model.isSaving = false
  }
}

/// Returns the screen with its environment.
func templateScreen(_ profile: Profile, useCases: UseCases) -> some View {
  TemplateView(profile).environment(
    AppEnvironment(useCases: useCases, clock: SystemClock(), router: Router(path: [])))
}
