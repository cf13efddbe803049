import LabContract
import LabDomain

package final class ProfileIntent {
  private weak var model: (any ProfileModelActions)?

  private var isLoading = false
  private var isLeaving = false
  private let tasks = TaskBag()
  private let id: Profile.ID
  private let environment: AppEnvironment

  package init(id: Profile.ID, model: any ProfileModelActions, environment: AppEnvironment) {
    self.id = id
    self.model = model
    self.environment = environment
  }
}

extension ProfileIntent: ProfileIntentProtocol {
  package func appeared() {
    isLeaving = false
    tasks.start { await self.load() }
    tasks.start { await self.observeProfiles() }
  }

  private func load() async {
    guard model?.isLoading == true, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let profile = try await environment.useCases.loadProfile(id)
      model?.display(profile)
    } catch .cancelled {
    } catch {
      model?.displayError(error)
    }
  }

  package func retryTapped() {
    guard model?.retryLoading() == true else { return }
    tasks.start { await self.load() }
  }

  package func nameChanged(_ name: String) {
    model?.change(name: name)
  }

  package func distanceChosen(_ distance: PartnerDistance) {
    model?.choose(distance)
  }

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
  }

  package func backTapped() {
    if model?.askToDiscard() != true { leave() }
  }

  package func discardTapped() {
    leave()
  }

  package func discardQuestionClosed() {
    model?.hideDiscardQuestion()
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.pop()
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() where profile.id == id {
      model?.update(to: profile)
    }
  }

  package func noticeDismissed() {
    model?.hideAlert()
  }

  package func disappeared() {
    tasks.cancelAll()
    model?.endSaving()
  }
}
