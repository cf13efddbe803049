/// What the person at this device tells others.
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
