import LabComponents
import LabContract
import LabDomain
import StageUI

struct TemplateView: View {
  let id: Profile.ID
  @Environment(TemplateStore.self) private var store
  @State private var phase = LoadPhase.loading
  @State private var draft = TemplateDraft()
  @State private var isSaving = false
  @State private var notice: Notice?
  @State private var tasks = TaskBag()

  var body: some View {
    VStack {
      switch phase {
      case .loading: LoadingView()
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loaded:
        Form {
          TextField("Bio", text: $draft.bio)
          Button("Save") { save() }
            .disabled(draft.edited(profile) == nil)
        }
        .disabled(isSaving)
      }
    }
    .navigationTitle("Template")
    .alert(notice) { notice = nil }
    .task { await load() }
    .onChange(of: profile) { draft.update(to: $1) }
    .onDisappear { tasks.cancelAll() }
  }

  /// The profile once this screen has loaded it.
  private var profile: Profile? {
    phase == .loaded ? store.profiles[id] : nil
  }

  private func load() async {
    guard phase == .loading else { return }
    do {
      try await store.load(id)
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  private func retry() {
    phase = .loading
    tasks.start { await load() }
  }

  private func save() {
    guard let edited = draft.edited(profile) else { return }
    isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      try await store.save(edited)
    } catch {
      notice = Notice(.save, error) ?? notice
    }
    isSaving = false
  }
}

/// Returns the screen with a store of its own; screens that show the same data share one.
func templateScreen(id: Profile.ID, environment: AppEnvironment) -> some View {
  TemplateView(id: id).environment(TemplateStore(useCases: environment.useCases))
}
