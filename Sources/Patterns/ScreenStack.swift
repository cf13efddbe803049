import LabContract
import LabTrace
import StageUI

/// The screens on a path.
package struct ScreenStack<Content> {
  /// A screen, which retains its content, and so the pattern's store, until it leaves the path.
  nonisolated package struct Screen: Identifiable {
    /// Increases with each screen, so that a screen shown again is a new one.
    package let id: Int
    package let route: Router.Route
    package let content: Content
  }

  /// The screens, from the first to the visible one.
  package private(set) var screens: [Screen] = []
  private var nextID = 0

  package init() {}

  /// Removes the screens that have left the path, and creates those that are new to it.
  package mutating func follow(_ path: [Router.Route], make: (Router.Route) -> Content) {
    while screens.count > path.count || !zip(screens, path).allSatisfy({ $0.route == $1 }) {
      screens.removeLast()
    }
    for route in path.dropFirst(screens.count) {
      screens.append(Screen(id: nextID, route: route, content: make(route)))
      nextID += 1
    }
  }
}

extension ScreenStack.Screen: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension TraceablePattern {
  /// Returns the screens of one app, watched by the recorder, if any.
  package func screens(
    _ environment: AppEnvironment, tracedBy recorder: Recorder?
  ) -> AppScreens {
    recorder.map { screens(environment, tracedBy: $0) } ?? screens(environment)
  }
}
