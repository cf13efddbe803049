// Sources/Patterns/MVIContainer/Profile/ProfileIntent.swift
package final class ProfileIntent {
  private weak var model: (any ProfileModelActions)?
  // …
  package func nameChanged(_ name: String) {
    model?.change(name: name)
  }
  // …
  package func saveTapped() {
    guard let edited = model?.startSaving() else { return }
    tasks.start { await self.send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      let profile = try await environment.useCases.saveProfile(edited)
      model?.displaySaved(profile)
      environment.messages.post(.saved)
      leave()
    } catch .nameTaken {
      model?.displayNameTaken()
    } catch .cancelled {
      return
    } catch {
      model?.displayAlert(.save, error)
    }
    model?.endSaving()
