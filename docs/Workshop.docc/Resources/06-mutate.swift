// Sources/Patterns/MVIReactor/Profile/ProfileReactor.swift
package func mutate(action: Action) -> Stream<Mutation> {
  switch action {
  // …
  case .saveTapped:
    guard currentState.canSave, let edited = currentState.edited else { return .empty }
    return .concat(.just(.setSaving(true)), save(edited), .just(.setSaving(false)))
  // …
  }
}
// …
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
