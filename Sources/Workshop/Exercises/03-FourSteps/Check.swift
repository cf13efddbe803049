import Foundation
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

  @Test("a name that is too long is cut, each time it is typed") func nameIsCutEachTime() {
    let controller = ProfileController(.ada) { $0 }

    let screens = (1...2).map { _ in
      controller.nameField.type("Augusta Ada King, Countess")
      return controller.screen
    }

    #expect(
      screens[0] == screens[1],
      """
      The second time, a name that is too long stays in its field: the screen hears nothing, since \
      the cut name is the one it had. The field, however, has changed.
      """)
  }

  @Test("spaces around a name are not an edit") func spacesAreNoEdit() {
    let controller = ProfileController(.ada) { $0 }

    controller.nameField.type("Ada ")

    #expect(
      controller.screen == "Ada  | Writes programs | (Save)",
      "A space was typed after the name, and Save is on. What would be saved, and is that new?")
  }

  @Test("a save shows what the server answers") func answerIsShown() async {
    let controller = ProfileController(.ada) { profile in
      var answer = profile
      answer.bio = "[\(profile.username)] \(profile.bio)"
      return answer
    }
    controller.nameField.type(" Grace ")

    await controller.saveButton.tap()

    #expect(
      controller.screen == "Grace | [Grace] Writes programs | (Save)",
      "The server answered with another profile, or was sent one, than the screen shows now.")
  }
}

@Suite struct Check {
  // A row for each move: those of the moves made pass, and those of the later ones do not yet.

  @Test("move 1: a struct holds what the screen shows") func stateIsAStruct() {
    let learned = Learned()
    let classes = learned.ownFields.map { "\(type(of: $0))" }.joined(separator: " and ")

    #expect(
      !learned.forms.isEmpty || !classes.isEmpty,
      """
      No struct holds the name and the bio that were typed. The truth about the screen is still in \
      its controls.
      """)
    #expect(
      !learned.forms.isEmpty || classes.isEmpty,
      """
      \(classes) holds the name and the bio in properties of its own. Which struct could hold both, \
      and go from one step to the next?
      """)
  }

  @Test("move 2: the struct has the rules") func rulesAreInTheForm() throws {
    let source = try Source()
    let parts = Learned().forms.flatMap { values(in: $0, objects: false) }
    let forms = Set(parts.map { "\(type(of: $0))" })
    let classes = source.owners(of: ["NameRule", "forbidsSaving"]).filter(source.isClass).sorted()

    #expect(
      classes.isEmpty,
      """
      \(classes.joined(separator: " and ")) still applies the rules for names. What may be typed, \
      what has changed and what is saved are questions for the struct that holds the fields.
      """)
    #expect(
      !classes.isEmpty || !forms.isDisjoint(with: source.owners(of: ["NameRule"])),
      """
      The struct that holds the fields does not apply NameRule, and no class does. Who decides \
      what a name may be?
      """)
  }

  @Test("move 3: a class saves, and says when it has changed", .enabled { await hasForm })
  func classSavesAndNotifies() {
    let learned = Learned()

    #expect(
      !learned.owners.isEmpty,
      "The controller holds the struct itself. No other class owns it yet.")
    #expect(
      learned.owners.isEmpty || learned.owners.contains(where: learned.saves),
      """
      \(learned.ownerNames) owns the fields and holds no function that saves a profile. Who calls \
      the server now?
      """)
    #expect(
      learned.owners.isEmpty || learned.owners.contains(where: learned.notifies),
      """
      \(learned.ownerNames) owns the fields, and the controller does not subscribe to it: no \
      closure of it, such as onChange, brings the screen up to date.
      """)
  }

  @Test("move 4: the view model decides text and button") func viewModelDecides() async throws {
    let controller = ProfileController(.ada) { _ throws(DomainError) in throw .offline }
    let viewModel = try #require(
      controller.viewModel,
      "The controller has no ProfileViewModel yet, so testing one says nothing about the screen.")
    var differences: [String] = []
    func compare() {
      if controller.screen != viewModel.screen {
        differences.append("“\(controller.screen)”, not “\(viewModel.screen)”")
      }
    }
    compare()
    controller.nameField.type("")
    compare()
    controller.nameField.type("Grace")
    compare()
    await controller.saveButton.tap()
    compare()

    #expect(
      differences.isEmpty,
      """
      The screen does not show what its view model says: \(differences.first ?? ""). Which of the two \
      decides?
      """)
  }

  @Test("the view model applies the rule for names", .enabled { await hasViewModel })
  func rulesNeedNoController() {
    let viewModel = ProfileViewModel(.ada) { $0 }

    viewModel.nameEdited("Augusta Ada King, Countess")

    #expect(
      viewModel.name == "Augusta Ada King, Co" && viewModel.problem == "At most 20 characters."
        && viewModel.canSave,
      "Without a controller, a long name should be cut, explained and saved. Whom does the view model ask?"
    )
  }

  @Test("the view model says when Save is on", .enabled { await hasViewModel })
  func saveIsDerived() {
    let viewModel = ProfileViewModel(.ada) { $0 }

    let seen = ["Grace", "", "Ada"].map { name in
      viewModel.nameEdited(name)
      return viewModel.canSave
    }

    #expect(
      seen == [true, false, false],
      "canSave of the view model is not derived from the fields and the saved profile.")
  }

  @Test("the view model saves, and shows what failed", .enabled { await hasViewModel })
  func savingNeedsNoController() async {
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
      "Without a controller, a save shows a wrong title, problem or Save. What should the view model do?"
    )
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

    #expect(
      !values(in: viewModel).contains { isControl($0) },
      "The view model holds a control, so testing it needs a screen again. Who should write to it?")
  }

  @Test("closing the screen releases the controller") func controllerIsReleased() {
    var controller: ProfileController? = ProfileController(.ada) { $0 }
    weak let closed = controller

    controller = nil

    #expect(
      closed == nil,
      "The closed controller stays in memory: which closure holds it, onEdit, onTap or onChange?")
  }
}

extension Check {
  private static var hasForm: Bool { !Learned().forms.isEmpty }
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

  /// The view model, whatever holds it and whatever its property is called.
  fileprivate var viewModel: ProfileViewModel? {
    values(in: self).lazy.compactMap { $0 as? ProfileViewModel }.first
  }
}

extension ProfileViewModel {
  /// What a person would see.
  fileprivate var screen: String {
    let fields = [name, bio].map { canEdit ? $0 : "(\($0))" }
    let save = canSave ? "[\(saveTitle)]" : "(\(saveTitle))"
    return (fields + (problem.isEmpty ? [] : [problem]) + [save]).joined(separator: " | ")
  }
}

/// What a controller holds after both fields were edited.
private struct Learned {
  /// The structs that hold what was typed, whatever they are called.
  private(set) var forms: [Any] = []
  /// The objects that hold it in properties of their own.
  private(set) var ownFields: [AnyObject] = []
  /// The objects other than the controller that hold one of the structs.
  private(set) var owners: [AnyObject] = []
  private let controller = ProfileController(.ada) { $0 }

  init() {
    controller.nameField.type("Grace")
    controller.bioField.type("Counts")
    for value in values(in: controller) {
      switch Mirror(reflecting: value).displayStyle {
      case .struct where holdsWhatWasTyped(value): forms.append(value)
      case .class where !isControl(value) && value as AnyObject !== controller:
        let structs = values(in: value).filter { Mirror(reflecting: $0).displayStyle == .struct }
        let own = Mirror(reflecting: value).children.map(\.value)
        if structs.contains(where: holdsWhatWasTyped) { owners.append(value as AnyObject) }
        if holdsWhatWasTyped(own.filter { $0 is String }) { ownFields.append(value as AnyObject) }
      default: break
      }
    }
  }

  var ownerNames: String {
    owners.map { "\(type(of: $0))" }.joined(separator: " or ")
  }

  /// Whether it holds a function of a profile.
  func saves(_ owner: AnyObject) -> Bool {
    values(in: owner).contains {
      let type = "\(type(of: $0))"
      return type.contains("Profile") && type.contains("async") && type.contains("->")
    }
  }

  /// Whether one of its closures brings the screen up to date.
  func notifies(_ owner: AnyObject) -> Bool {
    values(in: owner).contains { value in
      guard let notify = (value as? () -> Void) ?? (value as? @MainActor () -> Void) else {
        return false
      }
      controller.nameField.text = "outdated"
      notify()
      return controller.nameField.text == "Grace"
    }
  }

  private func holdsWhatWasTyped(_ value: Any) -> Bool {
    Set(["Grace", "Counts"]).isSubset(
      of: values(in: value, objects: false).compactMap { $0 as? String })
  }
}

private func isControl(_ value: Any) -> Bool {
  value is Label || value is TextField || value is Button
}

/// Returns the values that a value is made of, at any depth, except the parts of controls.
private func values(in value: Any, objects: Bool = true) -> [Any] {
  var found: [Any] = []
  var seen: Set<ObjectIdentifier> = []
  func visit(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard objects, seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    found.append(value)
    guard !isControl(value), !(value is String) else { return }
    for child in mirror.children { visit(child.value) }
  }
  visit(value)
  return found
}

/// The learner's code, to see in which type a rule is applied: no run shows that.
private struct Source {
  private var words: [String]
  private var classes: Set<String> = []

  init() throws {
    words = try LearnersCode.sources().matches(of: /\w+|[{}.]/).map { String($0.0) }
    for (keyword, name) in zip(words, words.dropFirst()) where ["class", "actor"].contains(keyword)
    {
      classes.insert(name)
    }
  }

  func isClass(_ name: String) -> Bool { classes.contains(name) }

  /// Returns the name of a type after its keyword, of `Outer.Inner` the last; `nil` in `class func`.
  private func declaredName(after index: Int) -> String? {
    var rest = words[(index + 1)...]
    var name = rest.popFirst()
    while rest.first == ".", let inner = rest.dropFirst().first {
      name = inner
      rest = rest.dropFirst(2)
    }
    return name.flatMap { ["func", "var", "let", "{"].contains($0) ? nil : $0 }
  }

  /// Returns the innermost types, or extended types, around each use of the names.
  func owners(of names: Set<String>) -> Set<String> {
    var owners: Set<String> = []
    var blocks: [String?] = []
    var declared: String?
    for (index, word) in words.enumerated() {
      switch word {
      case "struct", "class", "enum", "actor", "extension", "protocol":
        declared = declaredName(after: index)
      case "{":
        blocks.append(declared)
        declared = nil
      case "}": _ = blocks.popLast()
      default:
        if names.contains(word), let owner = blocks.compactMap(\.self).last { owners.insert(owner) }
      }
    }
    return owners
  }
}
