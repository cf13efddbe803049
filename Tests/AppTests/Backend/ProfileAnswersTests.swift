import LabBackend
import LabDomain
import LabSpecification
import Testing

struct ProfileAnswersTests {
  private let backend = SampleBackend()

  @Test func `an unknown profile is neither found nor saved`() async {
    let unknown = Profile(
      id: 11, username: "Nobody", bio: "", regions: [], partnerDistance: .near)

    await #expect(throws: DomainError.notFound) { try await backend.profile(11) }
    await #expect(throws: DomainError.notFound) { try await backend.save(unknown) }
  }

  @Test func `a name is taken until its owner has another`() async throws {
    #expect(try await backend.save(SampleData.me) == SampleData.me)
    var owner = try await backend.profile(2).profile
    var person = SampleData.me
    owner.username = "Ada L."
    person.username = SampleData.takenName
    await #expect(throws: DomainError.nameTaken) { try await backend.save(person) }
    #expect(try await backend.profile(1).profile == SampleData.me)

    _ = try await backend.save(owner)
    let saved = try await backend.save(person)

    #expect(saved == person)
    #expect(try await backend.profile(1).profile == person)
  }

  @Test func `a handle is taken by every user who has it`() async throws {
    try await backend.checkHandle("bo_1")
    await #expect(throws: DomainError.handleTaken) { try await backend.checkHandle("noor") }

    var person = SampleData.me
    person.handle = SampleData.takenHandle
    await #expect(throws: DomainError.handleTaken) { try await backend.save(person) }
    #expect(try await backend.profile(1).profile == SampleData.me)
  }

  @Test func `a profile comes with its user's posts, newest first`() async throws {
    let all = try await backend.search("")
    let posts = try await backend.profile(2).posts
    #expect(!posts.isEmpty && posts == all.filter { $0.author == 2 })
  }

  @Test func `a new name is on all posts of that user and no others`() async throws {
    let before = try await backend.search("")
    var profile = try await backend.profile(2).profile
    profile.username = "Renamed"

    _ = try await backend.save(profile)
    let after = try await backend.search("")

    #expect(before.contains { $0.author == 2 })
    for (before, after) in zip(before, after) {
      #expect(after.authorName == (after.author == 2 ? "Renamed" : before.authorName))
    }
  }

  @Test func `every open stream gets the changes, in order`() async throws {
    let first = backend.changes()
    let second = backend.changes()

    _ = try await backend.save(me(bio: "a"))
    var taken = SampleData.me
    taken.username = SampleData.takenName
    _ = try? await backend.save(taken)
    _ = try await backend.save(me(bio: "b"))

    #expect(await bios(of: first) == ["a", "b"])
    #expect(await bios(of: second) == ["a", "b"])
  }

  @Test func `a stream starts with the latest version of each profile`() async throws {
    _ = try await backend.save(me(bio: "earlier"))
    var other = try await backend.profile(2).profile
    other.bio = "of another"
    _ = try await backend.save(other)
    _ = try await backend.save(me(bio: "last"))
    let changes = backend.changes()

    _ = try await backend.save(me(bio: "later"))

    #expect(await bios(of: changes) == ["of another", "last", "later"])
  }

  @Test func `an open stream does not retain the backend`() {
    var backend: SampleBackend? = SampleBackend()
    weak let released = backend
    let changes = backend?.changes()

    backend = nil

    #expect(released == nil)
    _ = changes
  }

  private func me(bio: String) -> Profile {
    var profile = SampleData.me
    profile.bio = bio
    return profile
  }

  private func bios(of changes: AsyncStream<Profile>) async -> [String] {
    let profiles = Collected(changes)
    await settle()
    return profiles.values.map(\.bio)
  }
}
