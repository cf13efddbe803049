import LabContract
import LabDomain
import LabFields

nonisolated package enum ProfileReducer {
  package static func reduce(
    into state: inout Draft<ProfileState>, _ intent: ProfileIntent
  ) -> [ProfileStore.Command] {
    switch intent {
    case .view(.appeared):
      state.isLeaving = false
      let loading: [ProfileStore.Command] = state.phase == .loading ? [.run(.load(state.id))] : []
      return loading + checkHandle(state) + [.run(.observeProfiles)]
    case .loaded(let answer):
      state.profile = answer.profile
      state.posts = Posts(answer.posts)
      state.form = ProfileForm(answer.profile)
      state.phase = .loaded
    case .loadFailed(.cancelled):
      break
    case .loadFailed(let error):
      state.phase = .failed(error)
    case .view(.retryTapped):
      guard case .failed = state.phase else { return [] }
      state.phase = .loading
      return [.run(.load(state.id))]

    case .likeChanged(let like):
      state.posts.setLiked(like.isLiked, like.id)
    case .profileSaved(let newer):
      guard let profile = state.profile, newer.id == state.id, newer != profile, !state.isSaving
      else { return [] }
      state.profile = newer
      state.form.update(from: profile, to: newer)

    case .view(.nameChanged(let name)):
      state.form.name = name
    case .view(.handleChanged(let handle)):
      state.form.handle = handle
      return checkHandle(state)
    case .handleTaken(let handle):
      state.form.rejectHandle(handle)
    case .view(.bioChanged(let bio)):
      state.form.bio = bio
    case .view(.birthdayChanged(let birthday)):
      state.form.birthday = birthday
    case .view(.websiteChanged(let website)):
      state.form.website = website
    case .view(.secondWebsiteChanged(let website)):
      state.form.secondWebsite = website
    case .view(.countryChosen(let country)):
      state.form.country = country
    case .view(.cityChosen(let city)):
      state.form.city = city
    case .view(.showsBirthdayChanged(let shows)):
      state.form.showsBirthday = shows
    case .view(.acceptsMessagesChanged(let accepts)):
      state.form.acceptsMessages = accepts
    case .view(.acceptsCallsChanged(let accepts)):
      state.form.acceptsCalls = accepts
    case .view(.phoneChanged(let phone)):
      state.form.phone = phone
    case .view(.distanceChosen(let distance)):
      state.form.distance = distance

    case .view(.undoTapped):
      let handle = state.form.handle
      state.form.undo()
      return state.form.handle == handle ? [] : checkHandle(state)
    case .view(.resetTapped):
      state.form.reset(to: state.profile)
      return checkHandle(state)

    case .view(.saveTapped):
      guard state.canSave, state.form.check(), let edited = state.edited else {
        state.focus = state.form.firstInvalid
        return []
      }
      state.isSaving = true
      return [.run(.save(edited))]
    case .view(.focusMoved(let field)):
      state.focus = field
    case .saved(let profile):
      state.profile = profile
      state.isSaving = false
      return [.run(.post(.saved))] + leave(&state)
    case .saveFailed(.cancelled):
      break
    case .saveFailed(let error):
      if let field = error.field {
        state.form.reject(field)
      } else {
        state.notice = Notice(.save, error) ?? state.notice
      }
      state.isSaving = false

    case .view(.backTapped):
      if state.edited == nil { return leave(&state) }
      state.isAskingToDiscard = true
    case .view(.discardTapped):
      return leave(&state)
    case .view(.discardQuestionClosed):
      state.isAskingToDiscard = false

    case .view(.noticeDismissed):
      state.notice = nil
    case .view(.disappeared):
      state.isSaving = false
      return [.cancelAll]
    }
    return []
  }

  private static func checkHandle(_ state: Draft<ProfileState>) -> [ProfileStore.Command] {
    let handle = HandleRule.toCheck(state.form.handle, of: state.profile)
    return [handle.map { .run(.checkHandle($0)) } ?? .cancel(.handle)]
  }

  private static func leave(_ state: inout Draft<ProfileState>) -> [ProfileStore.Command] {
    guard !state.isLeaving else { return [] }
    state.isLeaving = true
    return [.navigate(.pop)]
  }
}
