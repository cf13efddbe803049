import LabComponents
import LabDomain
import StageUI

/// The profile of a pattern whose view reads one state and sends acts.
package struct ProfileScreen: View {
  private let store: ProfileStore
  private let likes: LikesStore
  @FocusState private var focus: ProfileForm.Field?

  package init(_ store: ProfileStore, likes: LikesStore) {
    self.store = store
    self.likes = likes
  }

  private var state: ProfileState { store.state }

  package var body: some View {
    VStack {
      Button("Back") { store.send(.backTapped) }
      switch state.phase {
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(state.name, state.phase)
    .alert(state.notice) { store.send(.noticeDismissed) }
    .alert(likes.state.notice, after: state.notice) { likes.send(.noticeDismissed) }
    .discardDialog(
      isPresented: Binding(
        get: { state.isAskingToDiscard }, set: { _ in store.send(.discardQuestionClosed) })
    ) {
      store.send(.discardTapped)
    }
    .bind($focus, to: state.focus) { store.send(.focusMoved($0)) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }

  private var form: Binding<ProfileForm> {
    Binding(get: { state.form }, set: { store.send(.formChanged($0)) })
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: form.name, in: state.form)
      FormField(.handle, $focus, text: form.handle, in: state.form)
      FormField(.bio, $focus, text: form.bio, in: state.form)
      FormField(.birthday, $focus, text: form.birthday, in: state.form)
      FormField(.website, $focus, text: form.website, in: state.form)
      FormField(.secondWebsite, $focus, text: form.secondWebsite, in: state.form)
      ChoiceSection("Country", Country.allCases, chosen: state.form.country) {
        form.wrappedValue.country = $0
      }
      ChoiceSection(
        "City", state.form.country?.cities ?? [], chosen: state.form.city,
        message: state.form.message(.city)
      ) {
        form.wrappedValue.city = $0
      }
      Toggle("Shows my birthday", isOn: form.showsBirthday)
      Toggle("Accepts messages", isOn: form.acceptsMessages)
      Toggle("Accepts calls", isOn: form.acceptsCalls)
      if state.form.acceptsCalls {
        FormField(.phone, $focus, text: form.phone, in: state.form)
      }
      ProfileFacts(profile: state.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: state.form.distance) {
        form.wrappedValue.distance = $0
      }
      Button("Save") { store.send(.saveTapped) }
        .disabled(!state.canSave)
      Button("Undo") { form.wrappedValue.undo() }
        .disabled(!state.form.canUndo)
      Button("Reset") { form.wrappedValue.reset(to: state.profile) }
        .disabled(state.edited == nil)
      ProfilePosts(Posts(likes.state.shown(in: state.posts))) { post in
        LikeButton(post: post) { likes.send(.likeTapped(post)) }
      }
    }
    .disabled(state.phase == .loading || state.isSaving)
    .overlay {
      if state.phase == .loading { LoadingView() }
    }
  }
}

/// What a person does in the profile.
nonisolated package enum ProfileAct: Equatable, Sendable {
  case appeared
  case disappeared
  case retryTapped
  case formChanged(ProfileForm)
  case saveTapped
  case focusMoved(ProfileForm.Field?)
  case backTapped
  case discardTapped
  case discardQuestionClosed
  case noticeDismissed
}
