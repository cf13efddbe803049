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
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded:
        Form {
          TextField("Bio", text: $model.bio)
          Button("Save") { save() }
            .disabled(model.edited == nil)
        }
        .disabled(model.isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(model.notice) { model.notice = nil }
    .task { await load() }
    .onDisappear { tasks.cancelAll() }
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
    model.phase = .loading
    tasks.start { await load() }
  }

  private func save() {
    guard let edited = model.edited else { return }
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

/// Returns the screen with its environment.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(id: id).environment(environment)
}
