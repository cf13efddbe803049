import Domain

/// The stack of screens; the last one is visible.
package final class Router {
  package enum Route: Equatable {
    case feed
    case profile(Profile.ID)
  }

  package enum Navigation: Equatable {
    case push(Route)
    case pop
  }

  package private(set) var path: [Route]
  private let onNavigation: (Navigation) -> Void

  package init(path: [Route], onNavigation: @escaping (Navigation) -> Void = { _ in }) {
    self.path = path
    self.onNavigation = onNavigation
  }

  package func push(_ route: Route) {
    onNavigation(.push(route))
    path.append(route)
  }

  package func pop() {
    onNavigation(.pop)
    _ = path.popLast()
  }
}
