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
      case .failed(let error): ErrorView(error: error) { model.retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(model.notice) { model.notice = nil }
    .task { await model.load() }
    .onChange(of: model.profile) { draft.update(to: $1) }
    .onDisappear { disappear() }
  }

  private var fields: some View {
    Form {
      TextField("Bio", text: $draft.bio)
      Button("Save") { save() }
        .disabled(!canSave)
    }
    .disabled(model.phase == .loading || model.isSaving)
    .overlay {
      if model.phase == .loading { LoadingView() }
    }
  }

  private var canSave: Bool {
    draft.edited(model.profile) != nil && !model.isSaving
  }

  private func save() {
    guard canSave, let edited = draft.edited(model.profile) else { return }
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
