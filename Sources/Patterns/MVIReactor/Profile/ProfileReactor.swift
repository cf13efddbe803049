import LabContract
import LabDomain
import LabStreams

package final class ProfileReactor: Reactor {
  package let initialState: State
  package private(set) lazy var pipeline = Pipeline(of: self)
  private let environment: AppEnvironment

  package init(initialState: State, environment: AppEnvironment) {
    self.initialState = initialState
    self.environment = environment
  }

  package convenience init(id: Profile.ID, environment: AppEnvironment) {
    self.init(initialState: State(id: id), environment: environment)
  }

  package func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .appeared:
      let load = currentState.phase == .loading ? load() : .empty
      return .concat(.just(.setLeaving(false)), .merge(load, observeProfiles()))
    case .retryTapped:
      guard case .failed = currentState.phase else { return .empty }
      return .concat(.just(.setPhase(.loading)), load())

    case .nameChanged(let name):
      return .just(.setName(name))
    case .distanceChosen(let distance):
      return .just(.setDistance(distance))

    case .saveTapped:
      guard currentState.canSave, let edited = currentState.edited else { return .empty }
      return .concat(.just(.setSaving(true)), save(edited), .just(.setSaving(false)))

    case .backTapped:
      return currentState.edited == nil ? .from(leave()) : .just(.setAskingToDiscard(true))
    case .discardTapped:
      return .from(leave())
    case .discardQuestionClosed:
      return .just(.setAskingToDiscard(false))

    case .noticeDismissed:
      return .just(.dismissNotice)
    case .disappeared:
      return .empty
    }
  }

  /// What is saved elsewhere, while the screen is visible.
  private func observeProfiles() -> Stream<Mutation> {
    Stream { [environment] send in
      for await profile in environment.useCases.observeProfiles() { send(.update(profile)) }
    }
    .take(until: disappearance)
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
    Stream { [weak self, environment] send in
      do throws(DomainError) {
        send(.setProfile(try await environment.useCases.saveProfile(edited)))
        environment.messages.post(.saved)
        self?.leave().forEach(send)
      } catch .nameTaken {
        send(.rejectName)
      } catch {
        send(.showFailure(.save, error))
      }
    }
    .take(until: disappearance)
  }

  /// Closes the screen, once.
  private func leave() -> [Mutation] {
    guard !currentState.isLeaving else { return [] }
    environment.router.pop()
    return [.setLeaving(true)]
  }

  /// Fires when the screen disappears, which ends its requests.
  private lazy var disappearance = action.stream.filter { $0 == .disappeared }
}
