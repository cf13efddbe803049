import LabDomain
import LabFields
import LabStreams

final class TemplateReactor: Reactor {
  nonisolated enum Action: Equatable, Sendable {
    case nameChanged(String)
    case handleChanged(String)
    case saveTapped
  }

  nonisolated enum Mutation: Equatable, Sendable {
    case setName(String)
    case setHandle(String)
    case setSaving(Bool)
    case setProfile(Profile)
    case showFailure(DomainError)
  }

  nonisolated struct State: Equatable, Sendable {
    var profile: Profile
    var form: TemplateForm
    var isSaving = false
  }

  let initialState: State
  private(set) lazy var pipeline = Pipeline(of: self)
  private let useCases: UseCases

  init(_ profile: Profile, useCases: UseCases) {
    initialState = State(profile: profile, form: TemplateForm(profile))
    self.useCases = useCases
  }

  func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .nameChanged(let name): return .just(.setName(name))
    case .handleChanged(let handle): return .just(.setHandle(handle))
    case .saveTapped:
      guard let edited = currentState.edited else { return .empty }
      return .concat(.just(.setSaving(true)), save(edited), .just(.setSaving(false)))
    }
  }

  func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setName(let name): state.form.name = name
    case .setHandle(let handle): state.form.handle = handle
    case .setSaving(let isSaving): state.isSaving = isSaving
    case .setProfile(let profile): state.profile = profile
    case .showFailure(let error): state.form.failure = error
    }
  }

  private func save(_ edited: Profile) -> Stream<Mutation> {
    Stream { [useCases] send in
      do throws(DomainError) {
        send(.setProfile(try await useCases.saveProfile(edited)))
      } catch {
        send(.showFailure(error))
      }
    }
  }
}

nonisolated extension StateReading where State == TemplateReactor.State {
  /// The profile to save; `nil` if Save has nothing to do.
  var edited: Profile? { self.isSaving ? nil : self.form.edited(self.profile) }
}
