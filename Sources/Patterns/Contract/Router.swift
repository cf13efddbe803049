import Domain

/// The stack of screens; the last one is visible.
public final class Router {
  public enum Route: Equatable {
    case feed
    case profile(Profile.ID)
  }

  public enum Navigation: Equatable {
    case push(Route)
    case pop
  }

  public private(set) var path: [Route]
  private let onNavigation: (Navigation) -> Void

  public init(path: [Route], onNavigation: @escaping (Navigation) -> Void = { _ in }) {
    self.path = path
    self.onNavigation = onNavigation
  }

  public func push(_ route: Route) {
    onNavigation(.push(route))
    path.append(route)
  }

  public func pop() {
    onNavigation(.pop)
    _ = path.popLast()
  }
}
