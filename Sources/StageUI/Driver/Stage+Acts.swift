/// What a person can do. Elements go by their accessibility identifier or by their label.
extension Stage {
  /// Taps a button or a toggle.
  public func tap(_ name: String) throws(StageError) {
    let element = try find(name, .button, .toggle)
    switch element.node.response {
    case .tap(let action):
      perform("tap \(name)") {
        action()
        element.alert?.closeAlert()
      }
    case .toggle(let isOn):
      perform("tap \(name)") { isOn.wrappedValue.toggle() }
    case .none, .text, .close, .refresh: break
    }
  }

  /// Puts `text` in place of what the field holds.
  public func type(_ text: String, into name: String) throws(StageError) {
    let element = try find(name, .field)
    guard case .text(let field) = element.node.response else { return }
    perform("type \"\(text)\" into \(name)") { field.wrappedValue = text }
  }

  /// Scrolls a row of a list into view, again if it was there before.
  public func appear(_ name: String) throws(StageError) {
    let element = try find(name, .row)
    perform("appear \(name)") {
      element.node.lifecycle?.disappear()
      element.node.lifecycle?.appear()
    }
  }

  /// Pulls the screen down; while a refresh is under way, that does nothing.
  public func refresh() throws(StageError) {
    guard isOnScreen else { throw .notOnScreen("the screen") }
    var refreshable: (node: Node, action: @Sendable () async -> Void)?
    upToDate()?.walk { node in
      if case .refresh(let action) = node.response { refreshable = (node, action) }
    }
    guard let refreshable else { throw .notRefreshable }
    perform("refresh") { refreshable.node.ownLifecycle.startUnlessRunning(refreshable.action) }
  }

  private func find(
    _ name: String, _ kinds: ScreenElement.Kind...
  ) throws(StageError) -> ScreenElement {
    let what = "\(kinds.map(\.rawValue).joined(separator: " or ")) \"\(name)\""
    guard isOnScreen else { throw .notOnScreen(what) }
    let all = upToDate()?.elements() ?? []
    let named = all.filter { kinds.contains($0.kind) && $0.isCalled(name) }
    guard let element = named.first else {
      throw .notFound(what, onScreen: all.map(\.description))
    }
    guard named.count == 1 else { throw .ambiguous(what, count: named.count) }
    if let alert = upToDate()?.frontAlert, element.alert !== alert {
      throw .covered(what, byAlert: alert.alertTitle)
    }
    guard element.isEnabled else { throw .disabled(what) }
    return element
  }
}

extension Node {
  /// The alert that the person sees now.
  fileprivate var frontAlert: Node? {
    var front: Node?
    walk { node in
      if case .alert(.some) = node.element { front = node }
    }
    return front
  }

  fileprivate var alertTitle: String {
    if case .alert(let title?) = element { title } else { "" }
  }

  fileprivate func closeAlert() {
    if case .close(let isPresented) = response { isPresented.wrappedValue = false }
  }
}
