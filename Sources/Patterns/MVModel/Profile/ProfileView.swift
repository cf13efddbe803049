import LabComponents
import LabContract
import LabDomain
import StageUI

package struct ProfileView: View {
  let id: Profile.ID
  let name: String?
  @Environment(AppEnvironment.self) private var environment
  @Environment(ProfilesStore.self) private var profiles
  @Environment(PostsStore.self) private var posts
  @Environment(NavigationModel.self) private var navigation
  @State private var phase = LoadPhase.loading
  @State private var form = ProfileForm()
  @FocusState private var focus: ProfileForm.Field?
  @State private var isSaving = false
  @State private var notice: Notice?
  @State private var isAskingToDiscard = false
  @State private var isLoading = false
  @State private var isLeaving = false
  @State private var tasks = TaskBag()

  package init(id: Profile.ID, name: String?) {
    self.id = id
    self.name = name
  }

  package var body: some View {
    VStack {
      Button("Back") { back() }
      switch phase {
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(name, phase)
    .alert(notice) { notice = nil }
    .alert(posts.notice, after: notice) { posts.notice = nil }
    .discardDialog(isPresented: $isAskingToDiscard) { leave() }
    .onAppear { isLeaving = false }
    .task { await load() }
    .task { await profiles.observe() }
    .task(id: form.handle) { await checkHandle() }
    .onChange(of: profile) { follow($0, $1) }
    .onDisappear { disappear() }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: $form.name, in: form)
      FormField(.handle, $focus, text: $form.handle, in: form)
      FormField(.bio, $focus, text: $form.bio, in: form)
      FormField(.birthday, $focus, text: $form.birthday, in: form)
      FormField(.website, $focus, text: $form.website, in: form)
      FormField(.secondWebsite, $focus, text: $form.secondWebsite, in: form)
      ChoiceSection("Country", Country.allCases, chosen: form.country) {
        form.country = $0
      }
      ChoiceSection(
        "City", form.country?.cities ?? [], chosen: form.city, message: form.message(.city)
      ) {
        form.city = $0
      }
      Toggle("Shows my birthday", isOn: $form.showsBirthday)
      Toggle("Accepts messages", isOn: $form.acceptsMessages)
      Toggle("Accepts calls", isOn: $form.acceptsCalls)
      if form.acceptsCalls {
        FormField(.phone, $focus, text: $form.phone, in: form)
      }
      ProfileFacts(profile: profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: form.distance) {
        form.distance = $0
      }
      Button("Save") { save() }
        .disabled(!canSave)
      Button("Undo") { form.undo() }
        .disabled(!form.canUndo)
      Button("Reset") { form.reset(to: profile) }
        .disabled(edited == nil)
      ProfilePosts(profile == nil ? [] : posts.byAuthor[id, default: []]) { LikeButton(post: $0) }
    }
    .disabled(phase == .loading || isSaving)
    .overlay {
      if phase == .loading { LoadingView() }
    }
  }

  /// The profile once this screen has loaded it, even if another one has shown it before.
  private var profile: Profile? {
    phase == .loaded ? profiles.profiles[id] : nil
  }

  private var edited: Profile? {
    form.edited(profile)
  }

  private var canSave: Bool {
    edited != nil && !isSaving && form.isValid
  }

  private func load() async {
    guard phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      try await profiles.load(id)
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  private func retry() {
    guard case .failed = phase else { return }
    phase = .loading
    tasks.start { await load() }
  }

  /// Shows what was loaded, or saved elsewhere. Its own edits, once saved, stay as typed.
  private func follow(_ older: Profile?, _ newer: Profile?) {
    guard let newer, newer != form.edited(older) else { return }
    if let older { form.update(from: older, to: newer) } else { form = ProfileForm(newer) }
  }

  private func checkHandle() async {
    guard let handle = HandleRule.toCheck(form.handle, of: profile) else { return }
    do {
      try await environment.clock.sleep(for: HandleRule.pause)
      try await profiles.check(handle)
    } catch .handleTaken {
      form.rejectHandle(handle)
    } catch {}
  }

  private func save() {
    defer { focus = form.firstInvalid }
    guard canSave, form.check(), let edited else { return }
    isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      try await profiles.save(edited)
      environment.messages.post(.saved)
      leave()
    } catch .cancelled {
      return
    } catch {
      if let field = error.field {
        form.reject(field)
      } else {
        notice = Notice(.save, error) ?? notice
      }
    }
    isSaving = false
  }

  private func back() {
    if edited == nil { leave() } else { isAskingToDiscard = true }
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    _ = navigation.path.popLast()
  }

  private func disappear() {
    tasks.cancelAll()
    isSaving = false
  }
}
