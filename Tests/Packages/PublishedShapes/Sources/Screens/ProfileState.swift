import LabDomain

/// What the profile's requests and streams answer.
nonisolated package enum ProfileAnswer: Sendable {
  case loaded(Answer<ProfileWithPosts>)
  case handleTaken(String)
  case saved(Answer<Profile>)
  case profileSaved(Profile)
}

/// What the profile shows, and its rules.
nonisolated package struct ProfileState: Equatable, Sendable {
  package let id: Profile.ID
  package let name: String?
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  /// The user's posts, without the likes that the server has not confirmed yet.
  package private(set) var posts: Posts = []
  package var form = ProfileForm()
  package var focus: ProfileForm.Field?
  package private(set) var isSaving = false
  package var notice: Notice?
  package var isAskingToDiscard = false

  package private(set) var isLeaving = false

  package init(id: Profile.ID, name: String?) {
    (self.id, self.name) = (id, name)
  }

  package var canSave: Bool {
    edited != nil && !isSaving && form.isValid
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  package var edited: Profile? {
    form.edited(profile)
  }

  /// The handle to ask the server about.
  package var handleToCheck: String? { HandleRule.toCheck(form.handle, of: profile) }

  package mutating func receive(_ answer: ProfileAnswer) {
    switch answer {
    case .loaded(.success(let loaded)): show(loaded)
    case .loaded(.failure(.cancelled)): break
    case .loaded(.failure(let error)): phase = .failed(error)
    case .handleTaken(let handle): form.rejectHandle(handle)
    case .saved(let answer): endSaving(answer)
    case .profileSaved(let profile): update(to: profile)
    }
  }

  /// Fills the form.
  private mutating func show(_ loaded: ProfileWithPosts) {
    let profile = loaded.profile
    self.profile = profile
    posts = Posts(loaded.posts)
    form = ProfileForm(profile)
    phase = .loaded
  }

  /// Keeps a like that the server has confirmed.
  package mutating func confirm(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
  }

  /// Shows what was saved elsewhere, except in fields that have been edited.
  private mutating func update(to newer: Profile) {
    guard let profile, newer.id == id, newer != profile, !isSaving else { return }
    self.profile = newer
    form.update(from: profile, to: newer)
  }

  /// Shows the progress view again; returns whether to send the request again.
  @discardableResult
  package mutating func retry() -> Bool {
    guard case .failed = phase else { return false }
    phase = .loading
    return true
  }

  /// Returns the profile to save, if it can be saved.
  @discardableResult
  package mutating func beginSaving() -> Profile? {
    guard canSave, form.check(), let edited else {
      focus = form.firstInvalid
      return nil
    }
    isSaving = true
    return edited
  }

  private mutating func endSaving(_ answer: Answer<Profile>) {
    switch answer {
    case .success(let profile): self.profile = profile
    case .failure(let error):
      if let field = error.field {
        form.reject(field)
      } else {
        notice = Notice(.save, error) ?? notice
      }
    }
    isSaving = false
  }

  /// Returns whether to close the screen; asks first if there are edits.
  @discardableResult
  package mutating func back() -> Bool {
    isAskingToDiscard = edited != nil
    return !isAskingToDiscard && leave()
  }

  /// Returns whether to close the screen; it may have been closed before.
  @discardableResult
  package mutating func leave() -> Bool {
    defer { isLeaving = true }
    return !isLeaving
  }

  /// Forgets the requests, which were cancelled when the screen disappeared.
  package mutating func reappear() {
    (isSaving, isLeaving) = (false, false)
  }
}
