import LabBackend
import LabDomain
import Observation
import StageUI
import Testing

/// A name for a view to bind to, and a log of its writes.
@Observable final class BoundNameViewModel {
  private(set) var writes: [String] = []
  var name = "" {
    didSet {
      writes.append(name)
      if name.count > NameRule.limit { name = NameRule.accept(name).name }
    }
  }
}

struct BoundNameView: View {
  @Bindable var viewModel: BoundNameViewModel

  var body: some View {
    TextField("Name", text: $viewModel.name)
  }
}

/// Every entry of the view model, and none of its state.
protocol RenameActions: AnyObject {
  func changeName(_ name: String)
  func save() async
}

/// The same name, closed: only the methods write.
@Observable final class RenameViewModel: RenameActions {
  private(set) var name: String
  private(set) var isSaving = false
  private(set) var problem: String?
  private var saved: Profile
  private let repository: any ProfileRepository

  init(_ profile: Profile, repository: any ProfileRepository) {
    name = profile.username
    saved = profile
    self.repository = repository
  }

  /// The profile to send, while there is something to save.
  var edited: Profile? {
    var edited = saved
    edited.username = NameRule.saved(name)
    return isSaving || edited == saved ? nil : edited
  }

  func changeName(_ name: String) {
    self.name = NameRule.accept(name).name
  }

  func save() async {
    guard let edited else { return }
    isSaving = true
    do throws(DomainError) {
      saved = try await repository.save(edited)
    } catch {
      problem = error.message
    }
    isSaving = false
  }
}

struct RenameView: View {
  let viewModel: RenameViewModel
  let actions: any RenameActions

  var body: some View {
    TextField("Name", text: Binding(get: { viewModel.name }, set: { actions.changeName($0) }))
    if let problem = viewModel.problem { Text(problem) }
    Button("Save") { Task { await actions.save() } }
      .disabled(viewModel.edited == nil)
  }
}

/// Names each call, and passes it on.
final class RenameTracer: RenameActions {
  private(set) var calls: [String] = []
  private let base: any RenameActions

  init(_ base: any RenameActions) { self.base = base }

  func changeName(_ name: String) {
    calls.append("changeName(\(name))")
    base.changeName(name)
  }

  func save() async {
    calls.append("save")
    await base.save()
  }
}

struct Chapter3 {
  @Test func `a binding leaves the name, and not its writer`() throws {
    let viewModel = BoundNameViewModel()
    let screen = Stage(BoundNameView(viewModel: viewModel))
    screen.appear()

    try screen.type("Noor", into: "Name")
    viewModel.name = "Noor"

    #expect(viewModel.writes == ["Noor", "Noor"])
  }

  @Test func `a tracer names every call`() async throws {
    let backend = SampleBackend(policy: .gated)
    let viewModel = RenameViewModel(SampleData.me, repository: backend)
    let tracer = RenameTracer(viewModel)
    let screen = Stage(RenameView(viewModel: viewModel, actions: tracer))
    screen.appear()

    try screen.type("Noor", into: "Name")
    try screen.tap("Save")
    await screen.settle()
    try backend.releaseFirst(with: .failure(.offline))
    await screen.settle()

    #expect(tracer.calls == ["changeName(Noor)", "save"])
    #expect(screen.text.contains("Noor") && screen.text.contains("offline"))
  }
}
