import LabBackend
import LabDomain
import Testing

@testable import Template

struct TemplateTests {
  @Test func `shows a taken handle at its field`() async throws {
    let store = TemplateStore(SampleData.me, useCases: .sample)
    var form = TemplateForm(store.profile)
    form.name = "Noor"
    form.handle = SampleData.takenHandle
    let edited = try #require(form.edited(store.profile))
    form.failure = await #expect(throws: DomainError.self) { try await store.save(edited) }

    #expect(form.handleError == "This handle is taken." && form.edited(store.profile) == nil)
  }
}
