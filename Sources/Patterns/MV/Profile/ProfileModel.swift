import LabDomain

package struct ProfileModel: Equatable {
  package var phase = LoadPhase.loading
  package var profile: Profile?
  package var posts: Posts = []
  package var form = ProfileForm()
  package var isSaving = false
  package var notice: Notice?
  package var isAskingToDiscard = false

  package var canSave: Bool {
    edited != nil && !isSaving && form.isValid
  }

  /// Whether a post is liked.
  subscript(isLiked id: Post.ID) -> Bool {
    get { posts[id: id]?.isLiked == true }
    set { posts.setLiked(newValue, id) }
  }

  package init() {}

  package mutating func show(_ profile: Profile, posts rows: [Post]) {
    self.profile = profile
    posts = Posts(rows)
    form = ProfileForm(profile)
    phase = .loaded
  }

  mutating func show(_ liked: [Post.ID: Bool]) {
    for (id, isLiked) in liked where self[isLiked: id] != isLiked { self[isLiked: id] = isLiked }
  }

  /// Shows what was saved elsewhere, except in fields that have been edited.
  package mutating func update(to newer: Profile) {
    guard let profile, newer != profile, !isSaving else { return }
    self.profile = newer
    form.update(from: profile, to: newer)
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  var edited: Profile? {
    form.edited(profile)
  }
}
