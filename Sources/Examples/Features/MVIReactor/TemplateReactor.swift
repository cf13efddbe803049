import LabContract
import LabDomain
import LabFields
import LabStreams

final class TemplateReactor: Reactor {
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
      guard case .failed = currentState.phase else { return .empty }
      return .concat(.just(.setPhase(.loading)), load())

    case .bioChanged(let bio):
      return .just(.setBio(bio))

    case .saveTapped:
      guard currentState.canSave, let edited = currentState.edited else { return .empty }
      return .concat(.just(.setSaving(true)), save(edited), .just(.setSaving(false)))

    case .noticeDismissed:
      return .just(.dismissNotice)
    case .disappeared:
      return .empty
    }
  }

  private func load() -> Stream<Mutation> {
    Stream { [environment, id = initialState.id] send in
      do throws(DomainError) {
        send(.showProfile(try await environment.useCases.loadProfile(id)))
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
