import LabComponents
import LabDomain
import StageUI

package struct ProfileView: View {
  let container: Container<any ProfileIntentProtocol, any ProfileModelState>
  let likes: Container<any LikesIntentProtocol, any LikesModelState>
  @FocusState private var focus: ProfileForm.Field?

  package init(
    container: Container<any ProfileIntentProtocol, any ProfileModelState>,
    likes: Container<any LikesIntentProtocol, any LikesModelState>
  ) {
    self.container = container
    self.likes = likes
  }

  private var intent: any ProfileIntentProtocol { container.intent }
  private var state: any ProfileModelState { container.model }

  package var body: some View {
    VStack {
      Button("Back") { intent.backTapped(isEdited: state.edited != nil) }
      switch state.phase {
      case .failed(let error): ErrorView(error: error) { intent.retryTapped(state.phase) }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(state.name, state.phase)
    .alert(state.notice) { intent.noticeDismissed() }
    .alert(likes.model.notice, after: state.notice) { likes.intent.noticeDismissed() }
    .discardDialog(
      isPresented: Binding(
        get: { state.isAskingToDiscard }, set: { _ in intent.discardQuestionClosed() })
    ) {
      intent.discardTapped()
    }
    .onChange(of: state.focus) { if let field = state.focus { focus = field } }
    .onAppear { intent.appeared(state.phase, handle: state.handleToCheck) }
    .onDisappear { intent.disappeared() }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: binding(\.name, intent.nameChanged), in: state.form)
      FormField(
        .handle, $focus, text: binding(\.handle) { intent.handleChanged($0, of: state.profile) },
        in: state.form)
      FormField(.bio, $focus, text: binding(\.bio, intent.bioChanged), in: state.form)
      FormField(
        .birthday, $focus, text: binding(\.birthday, intent.birthdayChanged), in: state.form)
      FormField(.website, $focus, text: binding(\.website, intent.websiteChanged), in: state.form)
      FormField(
        .secondWebsite, $focus, text: binding(\.secondWebsite, intent.secondWebsiteChanged),
        in: state.form)
      ChoiceSection("Country", Country.allCases, chosen: state.form.country) {
        intent.countryChosen($0)
      }
      ChoiceSection(
        "City", state.form.country?.cities ?? [], chosen: state.form.city,
        message: state.form.message(.city)
      ) {
        intent.cityChosen($0)
      }
      Toggle("Shows my birthday", isOn: binding(\.showsBirthday, intent.showsBirthdayChanged))
      Toggle("Accepts messages", isOn: binding(\.acceptsMessages, intent.acceptsMessagesChanged))
      Toggle("Accepts calls", isOn: binding(\.acceptsCalls, intent.acceptsCallsChanged))
      if state.form.acceptsCalls {
        FormField(.phone, $focus, text: binding(\.phone, intent.phoneChanged), in: state.form)
      }
      ProfileFacts(profile: state.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: state.form.distance) {
        intent.distanceChosen($0)
      }
      Button("Save") { intent.saveTapped(state.form, of: state.profile) }
        .disabled(!state.canSave)
      Button("Undo") { intent.undoTapped(state.form, of: state.profile) }
        .disabled(!state.form.canUndo)
      Button("Reset") { intent.resetTapped(state.form, of: state.profile) }
        .disabled(state.edited == nil)
      ProfilePosts(state.posts) { LikeButton(post: $0, intent: likes.intent) }
    }
    .disabled(state.phase == .loading || state.isSaving)
    .overlay {
      if state.phase == .loading { LoadingView() }
    }
  }

  /// A field of the form, whose edits call a method of the intent.
  private func binding<Value>(
    _ field: KeyPath<ProfileForm, Value>, _ change: @escaping (Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { state.form[keyPath: field] }, set: { change($0) })
  }
}
