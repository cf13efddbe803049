import LabComponents
import LabDomain
import StageUI

package struct ProfileView: View {
  let viewModel: ProfileViewModel
  let actions: any ProfileActions
  @FocusState private var focus: ProfileForm.Field?

  package init(viewModel: ProfileViewModel, actions: (any ProfileActions)? = nil) {
    self.viewModel = viewModel
    self.actions = actions ?? viewModel
  }

  package var body: some View {
    VStack {
      Button("Back") { actions.back() }
      switch viewModel.phase {
      case .failed(let error): ErrorView(error: error) { actions.retry() }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(viewModel.name, viewModel.phase)
    .alert(viewModel.notice) { actions.dismissNotice() }
    .alert(viewModel.likes.notice, after: viewModel.notice) { actions.likeActions.dismissNotice() }
    .discardDialog(
      isPresented: Binding(
        get: { viewModel.isAskingToDiscard }, set: { _ in actions.keepEditing() })
    ) {
      actions.leave()
    }
    .task { await actions.run() }
    .onDisappear { actions.disappear() }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: binding(\.name, actions.changeName), in: viewModel.form)
      FormField(.handle, $focus, text: binding(\.handle, actions.changeHandle), in: viewModel.form)
      FormField(.bio, $focus, text: binding(\.bio, actions.changeBio), in: viewModel.form)
      FormField(
        .birthday, $focus, text: binding(\.birthday, actions.changeBirthday), in: viewModel.form)
      FormField(
        .website, $focus, text: binding(\.website, actions.changeWebsite), in: viewModel.form)
      FormField(
        .secondWebsite, $focus, text: binding(\.secondWebsite, actions.changeSecondWebsite),
        in: viewModel.form)
      ChoiceSection("Country", Country.allCases, chosen: viewModel.form.country) {
        actions.choose($0)
      }
      ChoiceSection(
        "City", viewModel.form.country?.cities ?? [], chosen: viewModel.form.city,
        message: viewModel.form.message(.city)
      ) {
        actions.choose($0)
      }
      Toggle("Shows my birthday", isOn: binding(\.showsBirthday, actions.showBirthday))
      Toggle("Accepts messages", isOn: binding(\.acceptsMessages, actions.acceptMessages))
      Toggle("Accepts calls", isOn: binding(\.acceptsCalls, actions.acceptCalls))
      if viewModel.form.acceptsCalls {
        FormField(.phone, $focus, text: binding(\.phone, actions.changePhone), in: viewModel.form)
      }
      ProfileFacts(profile: viewModel.profile)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: viewModel.form.distance) {
        actions.choose($0)
      }
      Button("Save") { focus = actions.save() }
        .disabled(!viewModel.canSave)
      Button("Undo") { actions.undo() }
        .disabled(!viewModel.form.canUndo)
      Button("Reset") { actions.reset() }
        .disabled(viewModel.edited == nil)
      ProfilePosts(viewModel.posts) { LikeButton(post: $0, actions: actions.likeActions) }
    }
    .disabled(viewModel.phase == .loading || viewModel.isSaving)
    .overlay {
      if viewModel.phase == .loading { LoadingView() }
    }
  }

  /// A field of the form, whose edits call a method.
  private func binding<Value>(
    _ field: KeyPath<ProfileForm, Value>, _ change: @escaping (Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { viewModel.form[keyPath: field] }, set: { change($0) })
  }
}
