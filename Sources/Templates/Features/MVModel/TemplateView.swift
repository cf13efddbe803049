import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  @Environment(TemplateModel.self) private var model
  @State private var draft = TemplateDraft()
  @State private var tasks = TaskBag()

  var body: some View {
    VStack {
      switch model.phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { model.retry() }
      case .loaded:
        Form {
          TextField("Bio", text: $draft.bio)
          Button("Save") { save() }
            .disabled(draft.edited(model.profile) == nil)
        }
        .disabled(model.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(model.notice) { model.notice = nil }
    .task { await model.load() }
    .onChange(of: model.profile) { draft.update(to: $1) }
    .onDisappear { disappear() }
  }

  private func save() {
    guard let edited = draft.edited(model.profile) else { return }
    model.isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      try await model.save(edited)
    } catch {
      model.notice = Notice(.save, error) ?? model.notice
    }
    model.isSaving = false
  }

  private func disappear() {
    tasks.cancelAll()
    model.disappear()
  }
}

/// Returns the screen with a model of its own.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView().environment(TemplateModel(id: id, environment: environment))
}
