import LabComponents
import LabDomain
import StageUI

package struct ProfileView: View {
  let store: ProfileStore
  let likes: LikesStore
  @FocusState private var focus: ProfileForm.Field?

  package init(store: ProfileStore, likes: LikesStore) {
    self.store = store
    self.likes = likes
  }

  package var body: some View {
    VStack {
      Button("Back") { store.send(.backTapped) }
      switch store.phase {
      case .failed(let error): ErrorView(error: error) { store.send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(store.name, store.phase)
    .alert(store.notice) { store.send(.noticeDismissed) }
    .alert(likes.notice, after: store.notice) { likes.send(.noticeDismissed) }
    .discardDialog(
      isPresented: Binding(
        get: { store.isAskingToDiscard }, set: { _ in store.send(.discardQuestionClosed) })
    ) {
      store.send(.discardTapped)
    }
    .bind($focus, to: store.focus) { store.send(.focusMoved($0)) }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: binding(\.name) { .nameChanged($0) }, in: store.form)
      FormField(.handle, $focus, text: binding(\.handle) { .handleChanged($0) }, in: store.form)
      FormField(.bio, $focus, text: binding(\.bio) { .bioChanged($0) }, in: store.form)
      FormField(
        .birthday, $focus, text: binding(\.birthday) { .birthdayChanged($0) }, in: store.form)
      FormField(.website, $focus, text: binding(\.website) { .websiteChanged($0) }, in: store.form)
      FormField(
        .secondWebsite, $focus, text: binding(\.secondWebsite) { .secondWebsiteChanged($0) },
        in: store.form)
      ChoiceSection("Country", Country.allCases, chosen: store.form.country) {
        store.send(.countryChosen($0))
      }
      ChoiceSection(
        "City", store.form.country?.cities ?? [], chosen: store.form.city,
        message: store.form.message(.city)
      ) {
        store.send(.cityChosen($0))
      }
      Toggle("Shows my birthday", isOn: binding(\.showsBirthday) { .showsBirthdayChanged($0) })
      Toggle("Accepts messages", isOn: binding(\.acceptsMessages) { .acceptsMessagesChanged($0) })
      Toggle("Accepts calls", isOn: binding(\.acceptsCalls) { .acceptsCallsChanged($0) })
      if store.form.acceptsCalls {
        FormField(.phone, $focus, text: binding(\.phone) { .phoneChanged($0) }, in: store.form)
      }
      ProfileFacts(profile: store.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: store.form.distance) {
        store.send(.distanceChosen($0))
      }
      Button("Save") { store.send(.saveTapped) }
        .disabled(!store.canSave)
      Button("Undo") { store.send(.undoTapped) }
        .disabled(!store.form.canUndo)
      Button("Reset") { store.send(.resetTapped) }
        .disabled(store.edited == nil)
      ProfilePosts(store.posts) { LikeButton(post: $0, likes: likes) }
    }
    .disabled(store.phase == .loading || store.isSaving)
    .overlay {
      if store.phase == .loading { LoadingView() }
    }
  }

  /// A field of the form, whose edits send an intent.
  private func binding<Value>(
    _ field: KeyPath<ProfileForm, Value>, _ intent: @escaping (Value) -> ProfileIntent.View
  ) -> Binding<Value> {
    Binding(get: { store.form[keyPath: field] }, set: { store.send(intent($0)) })
  }
}
