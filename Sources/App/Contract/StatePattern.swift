import LabDomain
import StageUI

/// A pattern that builds both screens.
///
///     struct Pattern: StatePattern {
///       let name = "MyPattern"
///       let summary = "The view owns its state and calls the use cases."
///
///       func screens(_ environment: AppEnvironment) -> AppScreens {
///         AppScreens {
///           FeedView().environment(environment)
///         } profile: { id, name in
///           ProfileView(id: id, name: name).environment(environment)
///         }
///       }
///     }
public protocol StatePattern: Sendable {
  /// The name in tables, options and files, unique among the patterns.
  nonisolated var name: String { get }
  /// The shape of the pattern, in one sentence.
  nonisolated var summary: String { get }
  /// Returns the screens of one app. What they share is created here.
  func screens(_ environment: AppEnvironment) -> AppScreens
}

/// Both screens of one app.
public struct AppScreens {
  /// The stack of screens, if the pattern's own state; `nil` if the router's of its environment.
  public let path: Binding<[Router.Route]>?
  /// Returns a feed with its own state, which requests nothing before it appears.
  public let feed: @MainActor () -> any View
  /// Returns the profile with this id, with its own state, which begins with a name that is known already.
  public let profile: @MainActor (Profile.ID, _ name: String?) -> any View

  /// Creates the screens of an app from what makes each.
  public init(
    path: Binding<[Router.Route]>? = nil, feed: @escaping @MainActor () -> any View,
    profile: @escaping @MainActor (Profile.ID, _ name: String?) -> any View
  ) {
    (self.path, self.feed, self.profile) = (path, feed, profile)
  }

  /// Returns the screen of a route.
  public func screen(_ route: Router.Route) -> any View {
    switch route {
    case .feed: feed()
    case .profile(let id, let name): profile(id, name)
    }
  }
}
