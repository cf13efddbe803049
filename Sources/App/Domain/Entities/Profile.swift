/// The data of a user that other users see.
public struct Profile: Identifiable, Hashable, Sendable {
  public let id: User.ID
  /// The name, unique among users.
  public var username: String
  /// The name in addresses, unique among users.
  public var handle: String
  /// A text about the user.
  public var bio: String
  /// The date of birth, as `1990-12-31`; empty if unknown.
  public var birthday: String
  /// The address of a website; empty without one.
  public var website: String
  /// The address of another website; empty without one.
  public var secondWebsite: String
  /// The country that the user lives in; `nil` if unknown.
  public var country: Country?
  /// A city of the country; `nil` only without a country.
  public var city: City?
  /// Whether other users see the birthday.
  public var showsBirthday: Bool
  /// Whether other users may send messages.
  public var acceptsMessages: Bool
  /// Whether other users may call ``phone``.
  public var acceptsCalls: Bool
  /// The phone number; may be empty only if the user accepts no calls.
  public var phone: String
  /// The names of the user's regions.
  public var regions: [String]
  /// How far away a partner may live.
  public var partnerDistance: PartnerDistance

  /// Creates a profile, without checking it.
  public init(
    id: User.ID, username: String, handle: String = "", bio: String, birthday: String = "",
    website: String = "",
    secondWebsite: String = "", country: Country? = nil, city: City? = nil,
    showsBirthday: Bool = false, acceptsMessages: Bool = false, acceptsCalls: Bool = false,
    phone: String = "",
    regions: [String], partnerDistance: PartnerDistance
  ) {
    self.id = id
    self.username = username
    self.handle = handle
    self.bio = bio
    self.birthday = birthday
    self.website = website
    self.secondWebsite = secondWebsite
    self.country = country
    self.city = city
    self.showsBirthday = showsBirthday
    self.acceptsMessages = acceptsMessages
    self.acceptsCalls = acceptsCalls
    self.phone = phone
    self.regions = regions
    self.partnerDistance = partnerDistance
  }

  /// The regions as "A, B", or "-" when there are none.
  public var regionsText: String {
    regions.isEmpty ? "-" : regions.joined(separator: ", ")
  }
}

/// A profile, and the posts of its user.
public struct ProfileWithPosts: Hashable, Sendable {
  /// The profile.
  public var profile: Profile
  /// The user's posts, newest first.
  public var posts: [Post]

  /// Creates a profile with posts, in the order of the screen.
  public init(profile: Profile, posts: [Post]) {
    self.profile = profile
    self.posts = posts
  }
}

/// An author of posts.
public struct User: Identifiable, Hashable, Sendable {
  public typealias ID = Identifier<User>

  public let id: ID
  package var name: String

  package init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
