import LabContract
import LabDomain
import LabFields
import LabStreams

/// To log each action and mutation in a release build, keep an `ActionLog` in the app, and set `Cause.defaultSink` to it.
final class TemplateReactor: Reactor {
  nonisolated enum Action: Equatable, Sendable {
    case appeared
    case retryTapped
    case bioChanged(String)
    case saveTapped
    case noticeDismissed
    case disappeared
  }

  nonisolated enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showProfile(Profile)
    case setBio(String)
    case setSaving(Bool)
    case setProfile(Profile)
    case showFailure(Notice.Failure, DomainError)
    case dismissNotice
  }

  nonisolated struct State: Equatable, Sendable {
    let id: Profile.ID
    var phase = LoadPhase.loading
    var profile: Profile?
    var bio = ""
    var isSaving = false
    var notice: Notice?
  }

  let initialState: State
  private(set) lazy var pipeline = Pipeline(of: self)
  private let environment: AppEnvironment

  init(id: Profile.ID, environment: AppEnvironment) {
    initialState = State(id: id)
    self.environment = environment
  }

  func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .appeared:
      return currentState.phase == .loading ? load() : .empty
    case .retryTapped:
      return .concat(.just(.setPhase(.loading)), load())

    case .bioChanged(let bio):
      return .just(.setBio(bio))

    case .saveTapped:
      guard let edited = currentState.edited else { return .empty }
      return .concat(.just(.setSaving(true)), save(edited), .just(.setSaving(false)))

    case .noticeDismissed:
      return .just(.dismissNotice)
    case .disappeared:
      return .empty
    }
  }

  func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setPhase(let phase):
      state.phase = phase
    case .showProfile(let profile):
      state.profile = profile
      state.bio = profile.bio
      state.phase = .loaded

    case .setBio(let bio):
      state.bio = bio

    case .setSaving(let isSaving):
      state.isSaving = isSaving
    case .setProfile(let profile):
      state.profile = profile

    case .showFailure(let failure, let error):
      state.notice = Notice(failure, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }

  private func load() -> Stream<Mutation> {
    Stream { [environment, id = initialState.id] send in
      do throws(DomainError) {
        send(.showProfile(try await environment.useCases.loadProfile(id).profile))
      } catch {
        send(.setPhase(.failed(error)))
      }
    }
    .take(until: disappearance)
  }

  private func save(_ edited: Profile) -> Stream<Mutation> {
    Stream { [environment] send in
      do throws(DomainError) {
        send(.setProfile(try await environment.useCases.saveProfile(edited)))
      } catch {
        send(.showFailure(.save, error))
      }
    }
    .take(until: disappearance)
  }

  /// Fires when the screen disappears, which ends its requests.
  private var disappearance: Stream<Action> {
    action.stream.filter { $0 == .disappeared }
  }
}

nonisolated extension StateReading where State == TemplateReactor.State {
  /// The edited profile, as it would be saved; `nil` if there is nothing to save.
  var edited: Profile? {
    guard !self.isSaving, var profile = self.profile, profile.bio != self.bio else { return nil }
    profile.bio = self.bio
    return profile
  }
}
