/// An act that the screen does not permit.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// No such element; lists those that exist.
  case notFound(String, onScreen: [String])
  /// More than one element with this name.
  case ambiguous(String, count: Int)
  /// An element that is disabled.
  case disabled(String)
  /// An element behind an alert or a sheet.
  case covered(String, by: String)
  /// A refresh of a screen without `refreshable`.
  case notRefreshable
  /// An act before the screen appears, or after it disappears.
  case notOnScreen(String)
  /// A consequence of a view's update, such as `onAppear`, keeps changing what its body reads.
  case endlessUpdate(String)
  /// An `onChange` of a value of this type, in this view, changes its own value again and again.
  case droppedChange(of: String, in: String)

  public var description: String {
    switch self {
    case .notFound(let what, let onScreen):
      "there is no \(what) on the screen; there is: "
        + (onScreen.isEmpty ? "nothing to act on" : onScreen.joined(separator: "; "))
    case .ambiguous(let what, let count):
      "\(count) elements match \(what); give one an accessibilityIdentifier"
    case .disabled(let what): "\(what) is disabled"
    case .covered(let what, let front): "\(what) is covered by \(front)"
    case .notOnScreen(let what):
      "\(what) is not visible: the screen has not appeared, or has disappeared"
    case .endlessUpdate(let view):
      "the body of \(view) ran \(Stage.runsPerUpdate) times in one update, and what it reads had "
        + "changed again, as when an onAppear inside it writes it"
    case .droppedChange(let type, let view):
      "the onChange of a value of type \(type) in \(view) has acted \(Stage.changesPerUpdate) times in "
        + "one update, and the value has changed again: SwiftUI drops this change with the warning "
        + "\"tried to update multiple times per frame\", so write the final value at once"
    case .notRefreshable: "nothing on the screen can be refreshed"
    }
  }
}
