// Sources/Patterns/MV/Profile/ProfileView.swift
private func save() {
  guard model.canSave, let edited = model.edited else { return }
  model.isSaving = true
  tasks.start { await send(edited) }
}

private func send(_ edited: Profile) async {
  do {
    model.profile = try await environment.useCases.saveProfile(edited)
    environment.messages.post(.saved)
    leave()
  } catch .nameTaken {
    model.nameProblem = .taken
  } catch .cancelled {
    return
  } catch {
    model.notice = Notice(.save, error) ?? model.notice
  }
  model.isSaving = false
}
