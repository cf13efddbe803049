import LabContract
import LabDomain
import LabStreams

/// What the profile asks of the use cases, each as the mutations that its answer leads to.
extension ProfileReactor {
  /// What is saved elsewhere, while the screen is visible.
  func observeProfiles() -> Stream<Mutation> {
    Stream { [environment] send in
      for await profile in environment.useCases.observeProfiles() { send(.update(profile)) }
    }
    .take(until: disappearance)
  }

  func load() -> Stream<Mutation> {
    Stream { [likes, environment, id = initialState.id] send in
      do throws(DomainError) {
        let answer = try await environment.useCases.loadProfile(id)
        send(.showProfile(answer.profile, likes.shown(in: answer.posts)))
      } catch {
        send(.setPhase(.failed(error)))
      }
    }
    .take(until: disappearance)
  }

  func checkHandle(_ input: String) -> Stream<Mutation> {
    guard let handle = HandleRule.toCheck(input, of: currentState.profile) else { return .empty }
    let answer = Stream<Mutation> { [environment] send in
      do throws(DomainError) {
        try await environment.clock.sleep(for: HandleRule.pause)
        try await environment.useCases.checkHandle(handle)
      } catch {
        if error == .handleTaken { send(.rejectHandle(handle)) }
      }
    }
    return answer.take(until: state.filter { $0.form.handle != input }).take(until: disappearance)
  }

  func save(_ edited: Profile) -> Stream<Mutation> {
    Stream { [weak self, environment] send in
      do throws(DomainError) {
        send(.setProfile(try await environment.useCases.saveProfile(edited)))
        environment.messages.post(.saved)
        self?.leave().forEach(send)
      } catch {
        send(error.field.map(Mutation.reject) ?? .showFailure(.save, error))
      }
    }
    .take(until: disappearance)
  }
}
