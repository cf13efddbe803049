import Testing

/// A text field in UIKit's shape: an object that a controller creates, writes to and hears from.
final class TextBox {
  var text = ""
  var onEdit: () -> Void = {}

  func type(_ text: String) {
    self.text = text
    onEdit()
  }
}

/// A button in the same shape. While it is off, a tap does nothing.
final class PushButton {
  var title = "Save"
  var isOn = false
  var onTap: () async -> Void = {}

  func tap() async {
    if isOn { await onTap() }
  }
}

/// A screen with a title to edit, and what it shows.
protocol TitleScreen {
  var box: TextBox { get }
  var button: PushButton { get }
}

extension TitleScreen {
  var text: String {
    "‹\(box.text)›  " + (button.isOn ? "[\(button.title)]" : "(\(button.title))")
  }
}

/// The screen, all of it. The title is in the text field, and nowhere else.
final class MassiveController: TitleScreen {
  let box = TextBox()
  let button = PushButton()
  private var saved: String
  private let save: (String) async -> Bool

  init(_ title: String, save: @escaping (String) async -> Bool) {
    saved = title
    self.save = save
    box.text = title
    box.onEdit = { [weak self] in self?.edited() }
    button.onTap = { [weak self] in await self?.saveTapped() }
  }

  private func edited() {
    box.text = String(box.text.prefix(20))
    button.isOn = !box.text.isEmpty && box.text != saved
  }

  private func saveTapped() async {
    button.isOn = false
    button.title = "Saving…"
    if await save(box.text) { saved = box.text }
    button.title = "Save"
    button.isOn = box.text != saved
  }
}

/// Moves 1 and 2: what the screen knows, with the rules about it, as a value.
struct TitleForm {
  private var saved: String
  private(set) var title: String
  var isSaving = false

  init(_ title: String) {
    saved = title
    self.title = title
  }

  var canSave: Bool { !isSaving && !title.isEmpty && title != saved }

  mutating func edit(_ title: String) { self.title = String(title.prefix(20)) }

  mutating func finish(isSaved: Bool) {
    isSaving = false
    if isSaved { saved = title }
  }
}

/// Moves 3 and 4: saves the form, says when it has changed, and says what to show.
final class TitleViewModel {
  var onChange: () -> Void = {}
  private var form: TitleForm { didSet { onChange() } }
  private let save: (String) async -> Bool

  init(_ title: String, save: @escaping (String) async -> Bool) {
    form = TitleForm(title)
    self.save = save
  }

  var title: String { form.title }
  var canSave: Bool { form.canSave }
  var saveTitle: String { form.isSaving ? "Saving…" : "Save" }

  func edit(_ title: String) { form.edit(title) }

  func saveTapped() async {
    form.isSaving = true
    let isSaved = await save(form.title)
    form.finish(isSaved: isSaved)
  }
}

/// What is left: it decides nothing.
final class ThinController: TitleScreen {
  let box = TextBox()
  let button = PushButton()
  private let viewModel: TitleViewModel

  init(_ title: String, save: @escaping (String) async -> Bool) {
    viewModel = TitleViewModel(title, save: save)
    box.onEdit = { [weak self] in self.map { $0.viewModel.edit($0.box.text) } }
    button.onTap = { [viewModel] in await viewModel.saveTapped() }
    viewModel.onChange = { [weak self] in self?.render() }
    render()
  }

  private func render() {
    box.text = viewModel.title
    button.isOn = viewModel.canSave
    button.title = viewModel.saveTitle
  }
}

struct Chapter1 {
  @Test func `every move leaves the screen as it was`() async {
    let shown = """
      ‹Food›  (Save)
      ‹›  (Save)
      ‹Party›  [Save]
      ‹Party›  (Saving…)
      ‹Party›  [Save]
      ‹Party›  (Saving…)
      ‹Party›  (Save)
      """

    #expect(await session { MassiveController("Food", save: $0) } == shown)
    #expect(await session { ThinController("Food", save: $0) } == shown)
  }

  @Test func `the rules need no controller`() {
    var form = TitleForm("Food")
    form.edit(String(repeating: "x", count: 30))
    #expect(form.title.count == 20 && form.canSave)

    form.edit("Food")
    #expect(!form.canSave)
  }

  /// Returns the screen after each act. The first save fails, the second succeeds.
  private func session(
    _ make: (@escaping (String) async -> Bool) -> any TitleScreen
  ) async -> String {
    var screen: (any TitleScreen)?
    var lines: [String] = []
    var saves = 0
    func look() { lines.append(screen?.text ?? "") }
    let made = make { _ in
      look()
      saves += 1
      return saves == 2
    }
    screen = made
    look()
    for title in ["", "Party"] {
      made.box.type(title)
      look()
    }
    for _ in 1...2 {
      await made.button.tap()
      look()
    }
    return lines.joined(separator: "\n")
  }
}
