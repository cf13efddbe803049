import StageUI
import Testing

@testable import NameLimit

private let typed = "Abcdefghijklmnopqrstuvwxyz"
private let kept = "Abcdefghijklmnopqrst"

@Suite struct Check {
  @Test("the field shows what was accepted")
  func fieldShowsWhatWasAccepted() throws {
    #expect(
      try showsWhatWasAccepted(),
      """
      26 characters were typed and the field does not show the first 20. When does the limit apply, \
      and what does it keep?
      """)
  }

  @Test("the limit holds without a view", .enabled { try await showsWhatWasAccepted() })
  func holdsWithoutAView() {
    let viewModel = ProfileViewModel { _ in }

    viewModel.name = typed

    #expect(
      viewModel.name == kept,
      """
      A name that did not come through the field has more than 20 characters. A rule in the view, or \
      in a method for it, guards one way in; which place do all writes pass?
      """)
  }

  @Test("a character is what people see as one")
  func countsWhatPeopleSee() throws {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: ProfileViewModel.limit)
    let viewModel = ProfileViewModel { _ in }

    viewModel.name = families

    #expect(
      viewModel.name == families,
      """
      A name of 20 emoji was cut, although people count 20 characters. Bytes, UTF-16 units and \
      scalars are storage; which view of a String has people's characters?
      """)
  }

  @Test("a long text is cut, not refused")
  func cutsInsteadOfRefusing() {
    let viewModel = ProfileViewModel { _ in }
    viewModel.name = "Ada"

    viewModel.name = typed

    #expect(
      viewModel.name.hasPrefix(kept),
      """
      A long text was pasted over "Ada" and nothing happened: the whole text was refused. Which \
      part of it can the field keep?
      """)
  }

  @Test("a full field is cut too", .enabled { await cutsALongText() })
  func cutsWhenTheFieldIsFull() {
    let viewModel = ProfileViewModel { _ in }
    viewModel.name = String(repeating: "z", count: ProfileViewModel.limit)

    viewModel.name = typed

    #expect(
      viewModel.name == kept,
      """
      20 letters were in the field, another long text was pasted over them, and the field does not \
      show its first 20. A full field takes no letter more, but another text may replace it: which part is kept?
      """)
  }

  @Test("saves what the field shows", .enabled { try await showsWhatWasAccepted() })
  func savesWhatTheFieldShows() throws {
    var saved = ""
    let stage = Stage(ProfileView(viewModel: ProfileViewModel { saved = $0 }))
    stage.appear()
    try stage.type(typed, into: "Name")

    try stage.tap("Save")

    #expect(
      saved == kept,
      """
      The field shows \(kept.count) characters, and \(saved.count) are saved: what is saved is not \
      what was accepted. How many texts does the view model keep?
      """)
  }
}

private func cutsALongText() -> Bool {
  let viewModel = ProfileViewModel { _ in }
  viewModel.name = "Ada"
  viewModel.name = typed
  return viewModel.name == kept
}

private func showsWhatWasAccepted() throws -> Bool {
  let stage = Stage(ProfileView(viewModel: ProfileViewModel { _ in }))
  stage.appear()

  try stage.type(typed, into: "Name")

  return stage.text.contains("Name ‹\(kept)›")
}
