import LabContract
import LabDomain
import LabFields

nonisolated struct TemplateState: Equatable {
  var profile: Profile
  var form: TemplateForm
  var isSaving = false
}

nonisolated extension StateReading where State == TemplateState {
  /// The profile to save; `nil` if Save has nothing to do.
  var edited: Profile? { self.isSaving ? nil : self.form.edited(self.profile) }
}

nonisolated enum TemplateIntent: StoreIntent {
  case view(View)
  case saved(Profile)
  case saveFailed(DomainError)

  enum View: Equatable, Sendable {
    case nameChanged(String)
    case handleChanged(String)
    case saveTapped
  }
}

nonisolated enum TemplateEffect: StoreEffect {
  case save(Profile)
  var id: Never? { nil }
}

nonisolated enum TemplateReducer {
  static func reduce(
    into state: inout Draft<TemplateState>, _ intent: TemplateIntent
  ) -> [TemplateStore.Command] {
    switch intent {
    case .view(.nameChanged(let name)): state.form.name = name
    case .view(.handleChanged(let handle)): state.form.handle = handle
    case .view(.saveTapped):
      guard let edited = state.edited else { return [] }
      state.isSaving = true
      return [.run(.save(edited))]
    case .saved(let profile):
      state.profile = profile
      state.isSaving = false
    case .saveFailed(let error):
      state.form.failure = error
      state.isSaving = false
    }
    return []
  }
}

typealias TemplateStore = Store<TemplateState, TemplateIntent, TemplateEffect>

extension TemplateStore {
  convenience init(_ profile: Profile, useCases: UseCases) {
    self.init(
      TemplateState(profile: profile, form: TemplateForm(profile)), reduce: TemplateReducer.reduce
    ) { effect, send in
      switch effect {
      case .save(let profile):
        do throws(DomainError) {
          send(.saved(try await useCases.saveProfile(profile)))
        } catch {
          send(.saveFailed(error))
        }
      }
    }
  }
}
