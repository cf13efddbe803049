/// The data of a user that other users see.
package struct Profile: Identifiable, Equatable, Sendable {
  package let id: User.ID
  package var username: String
  package var bio: String
  package var regions: [String]
  package var partnerDistance: PartnerDistance

  package init(
    id: User.ID, username: String, bio: String, regions: [String],
    partnerDistance: PartnerDistance
  ) {
    self.id = id
    self.username = username
    self.bio = bio
    self.regions = regions
    self.partnerDistance = partnerDistance
  }

  /// The regions as "A, B", or "-" when there are none.
  package var regionsText: String {
    regions.isEmpty ? "-" : regions.joined(separator: ", ")
  }
}

extension Profile {
  /// Returns the profile with these edits, as it would be saved; `nil` if they change nothing.
  ///
  /// A username that still reads as the field first showed it keeps the server's spelling.
  package func edited(name: String, distance: PartnerDistance?) -> Profile? {
    guard let distance else { return nil }
    var edited = self
    if !isShown(as: name) { edited.username = NameRule.saved(name) }
    edited.partnerDistance = distance
    return edited == self ? nil : edited
  }

  /// Whether a name field shows this profile's name, unedited.
  package func isShown(as name: String) -> Bool {
    NameRule.saved(name) == NameRule.saved(NameRule.accept(username).name)
  }
}

/// An author of posts and comments.
package struct User: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<User>

  package let id: ID
  package var name: String

  package init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
