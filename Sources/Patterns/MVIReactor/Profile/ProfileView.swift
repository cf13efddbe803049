import LabComponents
import LabDomain
import StageUI

package struct ProfileView: View {
  let reactor: ProfileReactor
  @FocusState private var focus: ProfileForm.Field?

  package init(reactor: ProfileReactor) {
    self.reactor = reactor
  }

  private var state: Pipeline<ProfileReactor> { reactor.currentState }

  package var body: some View {
    VStack {
      Button("Back") { reactor.action.send(.backTapped) }
      switch state.phase {
      case .failed(let error): ErrorView(error: error) { reactor.action.send(.retryTapped) }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(state.name, state.phase)
    .alert(state.notice) { reactor.action.send(.noticeDismissed) }
    .alert(reactor.likes.currentState.notice, after: state.notice) {
      reactor.likes.action.send(.noticeDismissed)
    }
    .discardDialog(
      isPresented: Binding(
        get: { state.isAskingToDiscard },
        set: { _ in reactor.action.send(.discardQuestionClosed) })
    ) {
      reactor.action.send(.discardTapped)
    }
    .receive(state.focusPulse) { focus = $0 }
    .onAppear { reactor.action.send(.appeared) }
    .onDisappear { reactor.action.send(.disappeared) }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: binding(\.name) { .nameChanged($0) }, in: state.form)
      FormField(.handle, $focus, text: binding(\.handle) { .handleChanged($0) }, in: state.form)
      FormField(.bio, $focus, text: binding(\.bio) { .bioChanged($0) }, in: state.form)
      FormField(
        .birthday, $focus, text: binding(\.birthday) { .birthdayChanged($0) }, in: state.form)
      FormField(.website, $focus, text: binding(\.website) { .websiteChanged($0) }, in: state.form)
      FormField(
        .secondWebsite, $focus, text: binding(\.secondWebsite) { .secondWebsiteChanged($0) },
        in: state.form)
      ChoiceSection("Country", Country.allCases, chosen: state.form.country) {
        reactor.action.send(.countryChosen($0))
      }
      ChoiceSection(
        "City", state.form.country?.cities ?? [], chosen: state.form.city,
        message: state.form.message(.city)
      ) {
        reactor.action.send(.cityChosen($0))
      }
      Toggle("Shows my birthday", isOn: binding(\.showsBirthday) { .showsBirthdayChanged($0) })
      Toggle("Accepts messages", isOn: binding(\.acceptsMessages) { .acceptsMessagesChanged($0) })
      Toggle("Accepts calls", isOn: binding(\.acceptsCalls) { .acceptsCallsChanged($0) })
      if state.form.acceptsCalls {
        FormField(.phone, $focus, text: binding(\.phone) { .phoneChanged($0) }, in: state.form)
      }
      ProfileFacts(profile: state.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: state.form.distance) {
        reactor.action.send(.distanceChosen($0))
      }
      Button("Save") { reactor.action.send(.saveTapped) }
        .disabled(!state.canSave)
      Button("Undo") { reactor.action.send(.undoTapped) }
        .disabled(!state.form.canUndo)
      Button("Reset") { reactor.action.send(.resetTapped) }
        .disabled(state.edited == nil)
      ProfilePosts(state.posts) { LikeButton(post: $0, likes: reactor.likes) }
    }
    .disabled(state.phase == .loading || state.isSaving)
    .overlay {
      if state.phase == .loading { LoadingView() }
    }
  }

  /// A field of the form, whose edits send an action.
  private func binding<Value>(
    _ field: KeyPath<ProfileForm, Value>, _ action: @escaping (Value) -> ProfileReactor.Action
  ) -> Binding<Value> {
    Binding(get: { state.form[keyPath: field] }, set: { reactor.action.send(action($0)) })
  }
}
