import LabComponents
import LabDomain
import LabStreams
import StageUI

package struct ProfileView: View {
  let viewModel: ProfileViewModel
  @FocusState private var focus: ProfileForm.Field?

  package init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
  }

  private var inputs: ProfileInputs { viewModel.inputs }
  private var outputs: ProfileOutputs { viewModel.outputs }
  private var likes: LikesViewModel { viewModel.likes }

  package var body: some View {
    VStack {
      Button("Back") { inputs.backTapped() }
      switch outputs.phase.value {
      case .failed(let error): ErrorView(error: error) { inputs.retryTapped() }
      case .loading, .loaded: fields
      }
    }
    .profileTitle(outputs.name, outputs.phase.value)
    .alert(outputs.notice.value) { inputs.noticeDismissed() }
    .alert(likes.outputs.notice.value, after: outputs.notice.value) {
      likes.inputs.noticeDismissed()
    }
    .discardDialog(
      isPresented: Binding(
        get: { outputs.isAskingToDiscard.value }, set: { _ in inputs.discardQuestionClosed() })
    ) {
      inputs.discardTapped()
    }
    .onAppear { inputs.appeared() }
    .task { for await field in outputs.focus.values { focus = field } }
    .onDisappear { inputs.disappeared() }
  }

  private var fields: some View {
    Form {
      FormField(.name, $focus, text: binding(\.name, inputs.nameChanged), in: outputs.form.value)
      FormField(
        .handle, $focus, text: binding(\.handle, inputs.handleChanged), in: outputs.form.value)
      FormField(.bio, $focus, text: binding(\.bio, inputs.bioChanged), in: outputs.form.value)
      FormField(
        .birthday, $focus, text: binding(\.birthday, inputs.birthdayChanged), in: outputs.form.value
      )
      FormField(
        .website, $focus, text: binding(\.website, inputs.websiteChanged), in: outputs.form.value)
      FormField(
        .secondWebsite, $focus, text: binding(\.secondWebsite, inputs.secondWebsiteChanged),
        in: outputs.form.value)
      ChoiceSection("Country", Country.allCases, chosen: outputs.form.value.country) {
        inputs.countryChosen($0)
      }
      ChoiceSection(
        "City", outputs.form.value.country?.cities ?? [], chosen: outputs.form.value.city,
        message: outputs.form.value.message(.city)
      ) {
        inputs.cityChosen($0)
      }
      Toggle("Shows my birthday", isOn: binding(\.showsBirthday, inputs.showsBirthdayChanged))
      Toggle("Accepts messages", isOn: binding(\.acceptsMessages, inputs.acceptsMessagesChanged))
      Toggle("Accepts calls", isOn: binding(\.acceptsCalls, inputs.acceptsCallsChanged))
      if outputs.form.value.acceptsCalls {
        FormField(
          .phone, $focus, text: binding(\.phone, inputs.phoneChanged), in: outputs.form.value)
      }
      ProfileFacts(profile: outputs.profile.value)
      ChoiceSection(
        "Partner distance", PartnerDistance.allCases, chosen: outputs.form.value.distance
      ) {
        inputs.distanceChosen($0)
      }
      Button("Save") { inputs.saveTapped() }
        .disabled(!outputs.canSave.value)
      Button("Undo") { inputs.undoTapped() }
        .disabled(!outputs.form.value.canUndo)
      Button("Reset") { inputs.resetTapped() }
        .disabled(!outputs.isEdited.value)
      ProfilePosts(outputs.posts.value) { LikeButton(post: $0, likes: likes) }
    }
    .disabled(outputs.phase.value == .loading || outputs.isSaving.value)
    .overlay {
      if outputs.phase.value == .loading { LoadingView() }
    }
  }

  /// A field of the form, whose edits go to an input.
  private func binding<Value>(
    _ field: KeyPath<ProfileForm, Value>, _ input: Input<Value>
  ) -> Binding<Value> {
    Binding(get: { outputs.form.value[keyPath: field] }, set: { input($0) })
  }
}
