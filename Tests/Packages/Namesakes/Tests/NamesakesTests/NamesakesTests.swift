import Domain
import LabSpecification
import Testing

struct NamesakesTests {
  @Test func `a module called Domain is the app's own`() {
    #expect("\(DomainOfAnApp.self)" == "DomainOfAnApp")
  }
}
