import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  let id: Profile.ID
  @Environment(AppEnvironment.self) private var environment
  @State private var model = TemplateModel()
  @State private var tasks = TaskBag()

  init(id: Profile.ID) {
    self.id = id
  }

  var body: some View {
    VStack {
      switch model.phase {
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loading, .loaded: fields
      }
    }
    .navigationTitle("Template")
    .alert(model.notice) { model.notice = nil }
    .task { await load() }
    .onDisappear { tasks.cancelAll() }
  }

  private var fields: some View {
    Form {
      TextField("Bio", text: $model.bio)
      Button("Save") { save() }
        .disabled(!model.canSave)
    }
    .disabled(model.phase == .loading || model.isSaving)
    .overlay {
      if model.phase == .loading { LoadingView() }
    }
  }

  private func load() async {
    guard model.phase == .loading else { return }
    do {
      model.show(try await environment.useCases.loadProfile(id).profile)
    } catch .cancelled {
    } catch {
      model.phase = .failed(error)
    }
  }

  private func retry() {
    guard case .failed = model.phase else { return }
    model.phase = .loading
    tasks.start { await load() }
  }

  private func save() {
    guard model.canSave, let edited = model.edited else { return }
    model.isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      model.profile = try await environment.useCases.saveProfile(edited)
    } catch {
      model.notice = Notice(.save, error) ?? model.notice
    }
    model.isSaving = false
  }
}
