import LabBackend
import LabDomain
import StageUI
import Testing

/// A form as a value: its fields, and the rules about them.
struct NameForm: Equatable {
  private(set) var saved: Profile
  var isSaving = false
  var problem: String?
  var name: String {
    didSet { name = String(name.prefix(NameRule.limit)) }
  }

  init(_ profile: Profile) {
    saved = profile
    name = profile.username
  }

  /// The profile to send, while there is something to save.
  var edited: Profile? {
    var edited = saved
    edited.username = NameRule.saved(name)
    return isSaving || edited == saved ? nil : edited
  }

  mutating func finish(_ answer: Result<Profile, DomainError>) {
    isSaving = false
    switch answer {
    case .success(let profile): self = NameForm(profile)
    case .failure(let error): problem = "Not saved: \(error)"
    }
  }
}

/// Owns the form, and does what takes time.
struct NameScreen: View {
  @State private var form: NameForm
  let repository: any ProfileRepository

  init(_ profile: Profile, repository: any ProfileRepository) {
    form = NameForm(profile)
    self.repository = repository
  }

  var body: some View {
    TextField("Name", text: $form.name)
    if let problem = form.problem { Text(problem) }
    Button(form.isSaving ? "Saving" : "Save") { save() }
      .disabled(form.edited == nil)
  }

  private func save() {
    guard let edited = form.edited else { return }
    form.isSaving = true
    Task {
      do throws(DomainError) {
        form.finish(.success(try await repository.save(edited)))
      } catch {
        form.finish(.failure(error))
      }
    }
  }
}

struct Chapter2 {
  private let me = SampleData.me

  @Test func `a name is cut, and can be saved when it differs`() {
    var form = NameForm(me)
    #expect(form.edited == nil)

    form.name = String(repeating: "x", count: 30)

    #expect(form.name.count == 20 && form.edited != nil)
  }

  @Test func `a failed save keeps what was typed`() {
    var form = NameForm(me)
    form.name = "Noor"
    form.isSaving = true

    form.finish(.failure(.offline))

    #expect(form.name == "Noor" && form.edited != nil && form.problem != nil)
  }

  @Test func `Save is off while the request runs`() async throws {
    let backend = SampleBackend(policy: .gated)
    let screen = Stage(NameScreen(me, repository: backend))
    screen.appear()
    #expect(screen.text.contains("(Save)"))

    try screen.type("Noor", into: "Name")
    try screen.tap("Save")
    await screen.settle()
    #expect(screen.text == "Name ‹Noor›\n(Saving)")
    try backend.releaseFirst(with: .failure(.offline))
    await screen.settle()

    #expect(
      screen.text == """
        Name ‹Noor›
        Not saved: offline
        [Save]
        """)
  }
}
