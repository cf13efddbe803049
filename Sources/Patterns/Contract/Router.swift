import Domain

/// The screens that lie over one another; the last one is seen.
package final class Router {
  package enum Route: Equatable {
    case feed
    case profile(Profile.ID)
  }

  package private(set) var path: [Route]

  package init(path: [Route]) {
    self.path = path
  }

  package func push(_ route: Route) { path.append(route) }

  package func pop() { _ = path.popLast() }
}
