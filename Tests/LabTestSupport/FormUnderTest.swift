import Catalog
import Contract
import Domain
import SampleBackend
import Testing

/// The argument of a test that every form must pass; a failure names it.
nonisolated package struct FormUnderTest: Sendable, CustomTestStringConvertible {
  package let form: any TraceableForm

  package var testDescription: String { form.name }

  /// All forms, in catalogue order.
  package static let all = Catalog.forms.map { FormUnderTest(form: $0) }

  @MainActor package func feed(
    posts: [Post] = .short, policy: SampleBackend.Policy = .gated
  ) -> TestApp {
    ConformanceRun.current?.isAbout(form.name)
    return TestApp.feed(form, posts: posts, policy: policy)
  }

  @MainActor package func profile() -> TestApp {
    ConformanceRun.current?.isAbout(form.name)
    return TestApp.profile(form)
  }
}
