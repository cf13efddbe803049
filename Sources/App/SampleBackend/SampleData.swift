import Domain

/// An invented community: the same one for the same scale and seed.
package struct SampleData: Equatable, Sendable {
  /// The person at the device; the same for every scale and seed.
  package static let me = Profile(
    id: 1, username: "Noor van der Berg", bio: "Bakes bread, loses umbrellas.",
    regions: ["Skåne", "Zealand"], partnerDistance: .region)

  /// The name of user 2 for every scale and seed: nobody else may take it.
  package static let takenName = "Ada Lindqvist-Moreau"

  /// In order of their ids, from 1. Every name is unique and a good one by `NameRule`.
  package var users: [User]

  /// Newest first, which is by descending id. The person at the device likes those whose id is
  /// divisible by 7.
  package var posts: [Post]

  /// In order of their ids, from 1; each belongs to one of the posts.
  package var comments: [Comment]

  /// One for each user, in the same order; its username is the user's name.
  package var profiles: [Profile]

  /// 10 users, 50 posts and 100 comments for each step of the scale; a scale below 1 counts as 1.
  ///
  /// Names and texts are longer than 15 UTF-8 bytes, so none of them fits into a `String` without
  /// storage on the heap.
  package init(scale: Int, seed: UInt64) {
    let scale = max(1, scale)
    var generator = SeededGenerator(seed: seed)
    let names = SampleNames(using: &generator)

    var profiles = (1...10 * scale).map { number in
      Profile(
        id: User.ID(number), username: names[number], bio: SampleTexts.bio(using: &generator),
        regions: SampleTexts.regions(using: &generator),
        partnerDistance: PartnerDistance.allCases.element(using: &generator))
    }
    profiles[0] = Self.me
    profiles[1].username = Self.takenName

    let users = profiles.map { User(id: $0.id, name: $0.username) }
    let posts = (1...50 * scale).reversed().map { number in
      let author = users.element(using: &generator)
      let isLiked = number.isMultiple(of: 7)
      return Post(
        id: Post.ID(number), author: author.id, authorName: author.name,
        text: SampleTexts.post(using: &generator),
        likeCount: generator.next(below: 100) + (isLiked ? 1 : 0), isLiked: isLiked)
    }
    comments = (1...100 * scale).map { number in
      Comment(
        id: Comment.ID(number), post: posts.element(using: &generator).id,
        author: users.element(using: &generator).id, text: SampleTexts.comment(using: &generator))
    }
    self.users = users
    self.posts = posts
    self.profiles = profiles
  }
}
