import Domain
import SampleBackend
import Testing

struct ProfileAnswersTests {
  private let backend = SampleBackend()

  @Test func `a profile is the saved one`() async throws {
    var profile = SampleData.me
    profile.bio = "Still bakes."

    let saved = try await backend.save(profile)

    #expect(saved == profile)
    #expect(try await backend.profile(1) == profile)
  }

  @Test func `an unknown profile is neither found nor saved`() async {
    let unknown = Profile(
      id: 11, username: "Nobody", bio: "", regions: [], partnerDistance: .near)

    await #expect(throws: DomainError.notFound) { try await backend.profile(11) }
    await #expect(throws: DomainError.notFound) { try await backend.save(unknown) }
  }

  @Test func `a name that another user has is taken, and nothing is saved`() async throws {
    var profile = SampleData.me
    profile.username = SampleData.takenName

    await #expect(throws: DomainError.nameTaken) { try await backend.save(profile) }

    #expect(try await backend.profile(1) == SampleData.me)
  }

  @Test func `nobody takes their own name from themselves`() async throws {
    #expect(try await backend.save(SampleData.me) == SampleData.me)
  }

  @Test func `a name that was given up is free`() async throws {
    var owner = try await backend.profile(2)
    var person = SampleData.me
    owner.username = "Ada L."
    person.username = SampleData.takenName

    _ = try await backend.save(owner)
    let saved = try await backend.save(person)

    #expect(saved.username == SampleData.takenName)
  }

  @Test func `a new name stands over all posts of that user and no others`() async throws {
    let before = try await backend.search("")
    var profile = try await backend.profile(2)
    profile.username = "Renamed"

    _ = try await backend.save(profile)
    let after = try await backend.search("")

    #expect(before.contains { $0.author == 2 })
    for (before, after) in zip(before, after) {
      #expect(after.authorName == (after.author == 2 ? "Renamed" : before.authorName))
    }
  }

  @Test func `every open stream hears the changes, in order`() async throws {
    let first = backend.changes()
    let second = backend.changes()

    for bio in ["a", "b"] { _ = try await backend.save(me(bio: bio)) }

    #expect(await bios(2, of: first) == ["a", "b"])
    #expect(await bios(2, of: second) == ["a", "b"])
  }

  @Test func `a stream starts with what each profile was last saved as`() async throws {
    _ = try await backend.save(me(bio: "earlier"))
    var other = try await backend.profile(2)
    other.bio = "of another"
    _ = try await backend.save(other)
    _ = try await backend.save(me(bio: "last"))
    let changes = backend.changes()

    _ = try await backend.save(me(bio: "later"))

    #expect(await bios(3, of: changes) == ["of another", "last", "later"])
  }

  @Test func `a stream hears no change that failed`() async throws {
    let changes = backend.changes()

    backend.fail(.server) { $0 == .save(me(bio: "failed")) }
    _ = try? await backend.save(me(bio: "failed"))
    _ = try await backend.save(me(bio: "heard"))

    #expect(await bios(1, of: changes) == ["heard"])
  }

  @Test func `a stream ends with its listener`() async {
    let listener = Task { for await _ in backend.changes() {} }
    await Gate.turn()
    let countWhileListening = backend.changesStreamCount

    listener.cancel()
    await listener.value

    #expect(countWhileListening == 1)
    #expect(backend.changesStreamCount == 0)
  }

  @Test func `a stream that nobody reads is not kept`() {
    _ = backend.changes()

    #expect(backend.changesStreamCount == 0)
  }

  @Test func `an open stream does not keep the backend`() {
    var backend: SampleBackend? = SampleBackend()
    weak var released: SampleBackend?
    released = backend
    let changes = backend?.changes()

    backend = nil

    #expect(released == nil)
    _ = changes
  }

  private nonisolated func me(bio: String) -> Profile {
    var profile = SampleData.me
    profile.bio = bio
    return profile
  }

  private func bios(_ count: Int, of changes: AsyncStream<Profile>) async -> [String] {
    var bios: [String] = []
    for await profile in changes {
      bios.append(profile.bio)
      if bios.count == count { break }
    }
    return bios
  }
}
