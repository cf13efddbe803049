import Benchmarks
import Catalog
import Contract
import SourceCode
import Testing

/// What the audit finds on the forms as they are. A choke point that no longer names its actions, or a setter that is
/// left open, shows here first.
@MainActor
struct AuditEvidenceTests {
  /// What the compiler lets others write to.
  nonisolated struct Surface: Hashable, Sendable {
    var fields: Int
    var view = 0
    var viewOtherwise = 0
    var module = 0
    var moduleOtherwise = 0
  }

  nonisolated static let surfaces = [
    "MV": Surface(fields: 18, viewOtherwise: 18),
    "MVVM": Surface(fields: 18, view: 18, module: 18),
    "MVVMActions": Surface(fields: 18),
    "InputOutput": Surface(fields: 20, viewOtherwise: 20),
    "MVI": Surface(fields: 22),
    "MVIContainer": Surface(fields: 20, viewOtherwise: 20, moduleOtherwise: 20),
    "MVIReactor": Surface(fields: 22, viewOtherwise: 22, moduleOtherwise: 22),
  ]

  private let audit: Audit

  init() throws {
    audit = Audit(of: try Checkout(inOrAbove: [#filePath]))
  }

  @Test(arguments: Catalog.forms.map(\.name))
  func `every mutation has a named action where the form has a choke point, and none without it`(
    _ name: String
  ) async throws {
    let found = try await audit.evidence(on: form(name))

    let hasChokePoint = !["MV", "MVVM"].contains(name)
    #expect(found.mutations > 30)
    #expect(found.attributedDefault == 0)
    #expect(found.attributedAdded == (hasChokePoint ? found.mutations : 0))
    #expect((found.linesPerAction != nil) == hasChokePoint)
  }

  @Test(arguments: Catalog.forms.map(\.name))
  func `others can write to the fields that the form leaves open, and to no other`(
    _ name: String
  ) async throws {
    let surface = try await audit.evidence(on: form(name)).writeSurface

    #expect(
      Surface(
        fields: surface.count, view: surface.count { $0.fromView == .allowed },
        viewOtherwise: surface.count { $0.fromView.door != nil },
        module: surface.count { $0.fromModule == .allowed },
        moduleOtherwise: surface.count { $0.fromModule.door != nil }) == Self.surfaces[name])
  }

  @Test(arguments: Catalog.forms.map(\.name))
  func `what is planted is found, or refused`(_ name: String) async throws {
    let found = try await audit.evidence(on: form(name))

    if ["MV", "MVI"].contains(name) {
      #expect(found.planted == nil)
    } else {
      #expect(found.planted ?? 0 >= 10)
      #expect(found.recall == 1)
      #expect(found.inOrder == found.found)
      #expect(found.underRightCause == found.found)
      #expect((found.precision == 1) == (name != "MVVM"))
    }
  }

  @Test(arguments: Catalog.forms.map(\.name))
  func `reading a named action leaves fewer lines that could have written`(
    _ name: String
  ) async throws {
    let found = try await audit.evidence(on: form(name))

    let (before, after) = (found.candidatesBefore ?? 0, found.candidatesAfter ?? 0)
    #expect(before > 1)
    #expect(after >= 1)
    #expect(["MV", "MVVM"].contains(name) ? after == before : after < before)
  }

  @Test func `what nobody has measured is not made up`() async throws {
    let found = try await audit.evidence(on: form("MVI"))

    #expect(found.replay == .notMeasured)
    #expect(found.levels == [])
  }

  @Test func `without a checkout, what is asked of sources is left out`() async throws {
    let found = try await Audit(of: nil).evidence(on: form("MVI"))

    #expect(found.attributedAdded == found.mutations)
    #expect(found.addedLines == nil)
    #expect(found.writeSurface == [])
  }

  private func form(_ name: String) -> any TraceableForm {
    Catalog.forms.first { $0.name == name } ?? Catalog.forms[0]
  }
}
