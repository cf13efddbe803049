/// The user's acts. Elements are found by accessibility identifier or label.
extension Stage {
  /// Taps a button or a toggle, or taps it several times before the screen updates.
  public func tap(_ name: String, times: Int = 1) throws(StageError) {
    let target = try find(name, .button, .toggle)
    switch target.node.response {
    case .tap(let action):
      try act("tap \(name)") {
        for _ in 0..<times { action() }
        if let front = target.front, case .alert = front.element,
          case .close(let alert) = front.response
        {
          alert.wrappedValue = false
        }
      }
    case .toggle(let isOn):
      try act("tap \(name)") { for _ in 0..<times { isOn.wrappedValue.toggle() } }
    case .none, .text, .focus, .close, .refresh: break
    }
  }

  /// Moves the focus to a field, and replaces its text.
  public func type(_ text: String, into name: String) throws(StageError) {
    let target = try find(name, .field)
    guard case .text(let field) = target.node.response else { return }
    try act("type \"\(text)\" into \(name)") {
      if let focus = target.node.focus { focus.wrappedValue = true } else { endFocus?() }
      field.wrappedValue = text
    }
  }

  /// Scrolls a row of a list into view, even if it has appeared before.
  public func appear(_ name: String) throws(StageError) {
    let lifecycle = try find(name, .row).node.ownLifecycle
    try act("appear \(name)") {
      lifecycle.disappear()
      lifecycle.appear()
    }
  }

  /// Pulls to refresh; does nothing while a refresh is running.
  public func refresh() throws(StageError) {
    guard isOnScreen else { throw .notOnScreen("the screen") }
    var refreshable: (node: Node, action: @Sendable () async -> Void)?
    upToDate().walk { node in
      if case .refresh(let action) = node.response { refreshable = (node, action) }
    }
    guard let (node, action) = refreshable else { throw .notRefreshable }
    try act("refresh") { node.ownLifecycle.startUnlessRunning((.userInitiated, action)) }
  }

  /// Swipes down the topmost sheet.
  public func dismissSheet() throws(StageError) {
    guard let sheet = upToDate().front, case .close(let isPresented) = sheet.response,
      sheet.element == .sheet(true)
    else {
      throw .notFound(
        "sheet in front", onScreen: [upToDate().front?.presentation].compactMap(\.self))
    }
    try act("dismiss the sheet") { isPresented.wrappedValue = false }
  }

  /// Performs an act, whose update may turn out to be endless.
  private func act(_ name: String, _ action: () -> Void) throws(StageError) {
    perform(name, action)
    if let failure { throw failure }
  }

  private func find(_ name: String, _ kinds: ScreenElement.Kind...) throws(StageError) -> Target {
    if let failure { throw failure }
    let what = "\(kinds.map(\.rawValue).joined(separator: " or ")) \"\(name)\""
    guard isOnScreen else { throw .notOnScreen(what) }
    let root = upToDate()
    let all = root.targets()
    let named = all.filter { kinds.contains($0.element.kind) && $0.element.isCalled(name) }
    guard let target = named.first else {
      throw .notFound(what, onScreen: all.map(\.element.description))
    }
    guard named.count == 1 else { throw .ambiguous(what, count: named.count) }
    if let front = root.front, target.front !== front {
      throw .covered(what, by: front.presentation)
    }
    guard target.element.isEnabled else { throw .disabled(what) }
    return target
  }
}

extension Node {
  /// The topmost alert or sheet.
  fileprivate var front: Node? {
    var front: Node?
    walk { node in
      switch node.element {
      case .alert(.some): if !node.isBeneathSheet { front = node }
      case .sheet(true): front = node
      default: break
      }
    }
    return front
  }

  /// The name of the alert or sheet that is shown; empty for any other node.
  fileprivate var presentation: String {
    switch element {
    case .alert(let title?): "the alert \"\(title)\""
    case .sheet(true): "a sheet"
    default: ""
    }
  }
}
