import StageUI
import Testing

@testable import NameLimit

@Suite struct Check {
  private let viewModel: ProfileViewModel
  private let stage: Stage
  private let typed = "Abcdefghijklmnopqrstuvwxyz"
  private let kept = "Abcdefghijklmnopqrst"

  init() {
    viewModel = ProfileViewModel { _ in }
    stage = Stage(ProfileView(viewModel: viewModel))
    stage.appear()
  }

  @Test("every write of the name is cut to 20 characters")
  func limitsEveryWrite() throws {
    try stage.type(typed, into: "Name")
    let isShown = stage.text.contains("Name ‹\(kept)›")
    let withoutAView = ProfileViewModel { _ in }
    withoutAView.name = typed

    #expect(
      isShown,
      """
      26 characters were typed and the field shows something other than the first 20. When does \
      the limit apply, and what does it keep?
      """)
    #expect(
      !isShown || withoutAView.name == kept,
      """
      A name that did not come through the field has more than 20 characters. A rule in the view, or \
      in a method for it, guards one way in; which place do all writes pass?
      """)
  }

  @Test("a long text is cut, not refused")
  func cutsInsteadOfRefusing() throws {
    try stage.type("Ada", into: "Name")

    try stage.type(typed, into: "Name")

    #expect(
      stage.text.contains(kept),
      """
      A long text was pasted over "Ada" and nothing happened: the whole text was refused. Which \
      part of it can the field keep?
      """)
  }

  @Test("a character is what people see as one")
  func countsWhatPeopleSee() {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: ProfileViewModel.limit)

    viewModel.name = families

    #expect(
      viewModel.name == families,
      """
      A name of 20 emoji was cut, although people count 20 characters. Bytes, UTF-16 units and \
      scalars are storage; which view of a String has people's characters?
      """)
  }

  @Test("what is saved is what the field shows")
  func savesWhatTheFieldShows() throws {
    var saved = ""
    let stage = Stage(ProfileView(viewModel: ProfileViewModel { saved = $0 }))
    stage.appear()
    try stage.type(typed, into: "Name")

    try stage.tap("Save")

    #expect(
      saved == kept,
      """
      26 characters were typed, and "\(saved)" was saved instead of the first 20. How many texts does \
      the view model keep, and which of them does it save?
      """)
  }
}
