import LabDomain
import Observation

/// The stack of screens, for patterns that navigate through a router; the last screen is visible.
@Observable
public final class Router {
  /// A screen, and what it shows.
  nonisolated public enum Route: Codable, Sendable {
    /// The posts of all users.
    case feed
    /// The profile with this id, which may be on the stack more than once, and its name if the screen below knows it.
    case profile(Profile.ID, name: String? = nil)
  }

  /// A change of the stack.
  nonisolated public enum Navigation: Equatable, Sendable {
    /// A screen on top of the others.
    case push(Route)
    /// The return to the screen below.
    case pop
    /// These screens instead, as a link or a saved stack names them.
    case show([Route])
  }

  /// The screens, from the bottom to the visible one. Those that another path begins with stay as they are.
  public var path: [Route] {
    willSet { onNavigation(Navigation(from: path, to: newValue)) }
  }
  private let onNavigation: (Navigation) -> Void

  /// Creates a stack; `onNavigation` is called before each change.
  public init(path: [Route], onNavigation: @escaping (Navigation) -> Void = { _ in }) {
    self.path = path
    self.onNavigation = onNavigation
  }

  /// Shows a screen on top of the others.
  public func push(_ route: Route) {
    path.append(route)
  }

  /// Removes the visible screen, if there is one.
  public func pop() {
    _ = path.popLast()
  }
}

nonisolated extension Router.Route: Hashable {
  /// Returns whether both are the same screen, whichever name is known.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// `nil` for the feed.
  private var id: Profile.ID? {
    if case .profile(let id, _) = self { id } else { nil }
  }
}

nonisolated extension Router.Navigation {
  fileprivate init(from old: [Router.Route], to new: [Router.Route]) {
    if old.dropLast() == new[...] {
      self = .pop
    } else if let last = new.last, old[...] == new.dropLast() {
      self = .push(last)
    } else {
      self = .show(new)
    }
  }
}
