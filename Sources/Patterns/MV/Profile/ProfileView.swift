import LabComponents
import LabContract
import LabDomain
import StageUI

package struct ProfileView: View {
  let id: Profile.ID
  let name: String?
  @Environment(AppEnvironment.self) private var environment
  @Environment(LikesModel.self) private var likes
  @State private var model = ProfileModel()
  @FocusState private var focus: ProfileForm.Field?
  @State private var isLoading = false
  @State private var isLeaving = false
  @State private var tasks = TaskBag()
  @Binding private var path: [Router.Route]

  /// - Parameter path: The stack of screens, state of the view that shows them.
  package init(id: Profile.ID, name: String?, path: Binding<[Router.Route]>) {
    self.id = id
    self.name = name
    _path = path
  }

  package var body: some View {
    VStack {
      Button("Back") { back() }
      switch model.phase {
      case .failed(let error): ErrorView(error: error) { retry() }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(name, model.phase)
    .alert(model.notice) { model.notice = nil }
    .alert(likes.notice, after: model.notice) { likes.notice = nil }
    .discardDialog(isPresented: $model.isAskingToDiscard) { leave() }
    .onAppear { appear() }
    .onChange(of: likes.liked) { followLikes() }
    .task { await load() }
    .task { await observeProfiles() }
    .task(id: model.form.handle) { await checkHandle() }
    .onDisappear { disappear() }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: $model.form.name, in: model.form)
      FormField(.handle, $focus, text: $model.form.handle, in: model.form)
      FormField(.bio, $focus, text: $model.form.bio, in: model.form)
      FormField(.birthday, $focus, text: $model.form.birthday, in: model.form)
      FormField(.website, $focus, text: $model.form.website, in: model.form)
      FormField(.secondWebsite, $focus, text: $model.form.secondWebsite, in: model.form)
      ChoiceSection("Country", Country.allCases, chosen: model.form.country) {
        model.form.country = $0
      }
      ChoiceSection(
        "City", model.form.country?.cities ?? [], chosen: model.form.city,
        message: model.form.message(.city)
      ) {
        model.form.city = $0
      }
      Toggle("Shows my birthday", isOn: $model.form.showsBirthday)
      Toggle("Accepts messages", isOn: $model.form.acceptsMessages)
      Toggle("Accepts calls", isOn: $model.form.acceptsCalls)
      if model.form.acceptsCalls {
        FormField(.phone, $focus, text: $model.form.phone, in: model.form)
      }
      ProfileFacts(profile: model.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: model.form.distance) {
        model.form.distance = $0
      }
      Button("Save") { save() }
        .disabled(!model.canSave)
      Button("Undo") { model.form.undo() }
        .disabled(!model.form.canUndo)
      Button("Reset") { model.form.reset(to: model.profile) }
        .disabled(model.edited == nil)
      ProfilePosts(model.posts) { LikeButton(isLiked: $model[isLiked: $0.id], post: $0) }
    }
    .disabled(model.phase == .loading || model.isSaving)
    .overlay {
      if model.phase == .loading { LoadingView() }
    }
  }

  private func load() async {
    guard model.phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let answer = try await environment.useCases.loadProfile(id)
      model.show(answer.profile, posts: likes.received(answer.posts))
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

  /// Shows what was liked on other screens, and likes that failed.
  private func followLikes() {
    model.show(likes.liked)
  }

  private func checkHandle() async {
    guard let handle = HandleRule.toCheck(model.form.handle, of: model.profile) else { return }
    do {
      try await environment.clock.sleep(for: HandleRule.pause)
      try await environment.useCases.checkHandle(handle)
    } catch .handleTaken {
      model.form.rejectHandle(handle)
    } catch {}
  }

  private func save() {
    defer { focus = model.form.firstInvalid }
    guard model.canSave, model.form.check(), let edited = model.edited else { return }
    model.isSaving = true
    tasks.start { await send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      model.profile = try await environment.useCases.saveProfile(edited)
      environment.messages.post(.saved)
      leave()
    } catch .cancelled {
      return
    } catch {
      if let field = error.field {
        model.form.reject(field)
      } else {
        model.notice = Notice(.save, error) ?? model.notice
      }
    }
    model.isSaving = false
  }

  private func back() {
    if model.edited == nil { leave() } else { model.isAskingToDiscard = true }
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    _ = path.popLast()
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() where profile.id == id {
      model.update(to: profile)
    }
  }

  private func appear() {
    isLeaving = false
    followLikes()
  }

  private func disappear() {
    tasks.cancelAll()
    model.isSaving = false
  }
}
