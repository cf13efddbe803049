import LabDomain
import Testing

@testable import FourSteps

// Drives the screen from outside. It passes before the first step and after each one.

@Suite struct Characterisation {
  @Test("the screen shows what it always showed") func screenIsUnchanged() async throws {
    var isOffline = true
    var whileSaving = ""
    var read: () -> String = { "" }
    let controller = ProfileController(.ada) { profile throws(DomainError) in
      whileSaving = read()
      defer { isOffline = false }
      if isOffline { throw .offline }
      return profile
    }
    read = { [unowned controller] in controller.screen }
    var screens = [controller.screen]
    func type(_ text: String, into field: TextField) {
      field.type(text)
      screens.append(controller.screen)
    }
    func save() async {
      whileSaving = ""
      await controller.saveButton.tap()
      screens += [whileSaving, controller.screen]
    }

    type("", into: controller.nameField)
    type("Counts", into: controller.bioField)
    type("Augusta Ada King, Countess", into: controller.nameField)
    await save()
    type("Counts.", into: controller.bioField)
    await save()
    type("Ada", into: controller.nameField)
    type("Augusta Ada King, Co", into: controller.nameField)

    #expect(
      screens.joined(separator: "\n") == """
        Ada | Writes programs | (Save)
         | Writes programs | A name cannot be blank. | (Save)
         | Counts | A name cannot be blank. | (Save)
        Augusta Ada King, Co | Counts | At most 20 characters. | [Save]
        (Augusta Ada King, Co) | (Counts) | (Saving…)
        Augusta Ada King, Co | Counts | You appear to be offline. | [Save]
        Augusta Ada King, Co | Counts. | You appear to be offline. | [Save]
        (Augusta Ada King, Co) | (Counts.) | (Saving…)
        Augusta Ada King, Co | Counts. | (Save)
        Ada | Counts. | [Save]
        Augusta Ada King, Co | Counts. | (Save)
        """,
      "The screen shows something else than before: undo your last move, and make a smaller one.")
  }
}

@Suite struct Check {
  @Test("the view model applies the rule for names") func rulesNeedNoController() {
    let viewModel = ProfileViewModel(.ada) { $0 }

    viewModel.nameEdited("Augusta Ada King, Countess")

    #expect(
      viewModel.name == "Augusta Ada King, Co" && viewModel.problem == "At most 20 characters."
        && viewModel.canSave,
      "The rule for names is not in the view model: without a controller, a long name is not cut.")
  }

  @Test("the view model says when Save is on") func saveIsDerived() {
    let viewModel = ProfileViewModel(.ada) { $0 }

    let seen = ["Grace", "", "Ada"].map { name in
      viewModel.nameEdited(name)
      return viewModel.canSave
    }

    #expect(
      seen == [true, false, false],
      "canSave of the view model is not derived from the fields and the saved profile.")
  }

  @Test("the view model saves, and shows what failed") func savingNeedsNoController() async {
    var isOffline = true
    var titles: [String] = []
    var read: () -> String = { "" }
    let viewModel = ProfileViewModel(.ada) { profile throws(DomainError) in
      titles.append(read())
      defer { isOffline = false }
      if isOffline { throw .offline }
      return profile
    }
    read = { [unowned viewModel] in viewModel.saveTitle }

    viewModel.bioEdited("Counts")
    await viewModel.saveTapped()
    let failed = (viewModel.problem, viewModel.canSave)
    await viewModel.saveTapped()

    #expect(
      failed == ("You appear to be offline.", true) && titles == ["Saving…", "Saving…"]
        && viewModel.saveTitle == "Save" && viewModel.canSave == false,
      "Without a controller, saving does not go through: the view model should send and show it.")
  }

  @Test("the controller has a view model") func controllerHasViewModel() {
    #expect(
      Self.hasViewModel,
      "The controller has no ProfileViewModel yet, so testing one says nothing about the screen.")
  }

  @Test("the controller shows every change of it", .enabled { await hasViewModel })
  func controllerFollowsViewModel() throws {
    let controller = ProfileController(.ada) { $0 }
    let viewModel = try #require(controller.viewModel)

    viewModel.nameEdited("Grace")

    #expect(
      controller.screen == "Grace | Writes programs | [Save]",
      "The view model changed and the screen did not: whose changes does the controller hear of?")
  }

  @Test("the view model knows no control", .enabled { await hasViewModel })
  func viewModelHoldsNoControl() throws {
    let controller = ProfileController(.ada) { $0 }
    let viewModel = try #require(controller.viewModel)

    let properties = Mirror(reflecting: viewModel).children.map { "\(type(of: $0.value))" }

    #expect(
      !properties.contains { name in
        ["Label", "TextField", "Button"].contains { name.contains($0) }
      },
      "The view model holds a control, so testing it needs a screen again. Who should write to it?")
  }

  @Test("closing the screen releases the controller") func controllerIsReleased() {
    var controller: ProfileController? = ProfileController(.ada) { $0 }
    weak let closed = controller

    controller = nil

    #expect(
      closed == nil,
      "The closed controller stays in memory: what does the closure in onChange hold?")
  }
}

extension Check {
  private static var hasViewModel: Bool { ProfileController(.ada) { $0 }.viewModel != nil }
}

extension Profile {
  fileprivate static let ada = Profile(
    id: 1, username: "Ada", bio: "Writes programs", regions: [], partnerDistance: .allCases[0])
}

extension ProfileController {
  /// What a person sees: `(…)` is off, `[…]` a button that is on.
  fileprivate var screen: String {
    let fields = [nameField, bioField].map { $0.isEnabled ? $0.text : "(\($0.text))" }
    let problem = problemLabel.text.isEmpty ? [] : [problemLabel.text]
    let save = saveButton.isEnabled ? "[\(saveButton.title)]" : "(\(saveButton.title))"
    return (fields + problem + [save]).joined(separator: " | ")
  }

  /// The view model, whatever its property is called.
  fileprivate var viewModel: ProfileViewModel? {
    Mirror(reflecting: self).children.lazy.compactMap { $0.value as? ProfileViewModel }.first
  }
}
