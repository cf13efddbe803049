import LabDomain
import LabRandom

/// An invented community, the same for the same scale and seed.
public struct SampleData: Equatable, Sendable {
  /// The current user; the same for every scale and seed.
  public static let me = Profile(
    id: 1, username: "Noor van der Berg", handle: "noor",
    bio: "Bakes bread, loses umbrellas.",
    birthday: "1988-02-29", website: "https://noor.example",
    country: .sweden, city: .malmö, acceptsMessages: true, regions: ["Skåne", "Zealand"],
    partnerDistance: .region)

  /// The name of user 2, for every scale and seed, so that a test can try to take it.
  public static let takenName = "Ada Lindqvist-Moreau"

  /// The handle of user 2, likewise.
  public static let takenHandle = "ada"

  /// In the order of their ids, from 1. Every name is unique and valid by `NameRule`.
  package var users: [User]

  /// Newest first, which is by descending id. The current user likes every seventh.
  public var posts: [Post]

  /// One profile a user, in the same order.
  public var profiles: [Profile]

  /// Creates 10 users and 50 posts per step of `scale`, which is at least 1.
  ///
  /// Names and texts are longer than 15 UTF-8 bytes, so each is stored on the heap.
  public init(scale: Int, seed: UInt64) {
    let scale = max(1, scale)
    var generator = SeededGenerator(seed: seed)
    let names = SampleNames(using: &generator)

    var profiles = (1...10 * scale).map { number in
      let country = Country.allCases[number % Country.allCases.count]
      return Profile(
        id: User.ID(number), username: names[number], handle: "member_\(number)",
        bio: SampleTexts.bio(using: &generator),
        country: country, city: country.cities[number % country.cities.count],
        regions: SampleTexts.regions(using: &generator),
        partnerDistance: PartnerDistance.allCases.element(using: &generator))
    }
    profiles[0] = Self.me
    (profiles[1].username, profiles[1].handle) = (Self.takenName, Self.takenHandle)

    let users = profiles.map { User(id: $0.id, name: $0.username) }
    let posts = (1...50 * scale).reversed().map { number in
      let author = users.element(using: &generator)
      let isLiked = number.isMultiple(of: 7)
      return Post(
        id: Post.ID(number), author: author.id, authorName: author.name,
        text: SampleTexts.post(using: &generator),
        likeCount: generator.next(below: 100) + (isLiked ? 1 : 0), isLiked: isLiked)
    }
    self.users = users
    self.posts = posts
    self.profiles = profiles
  }
}
