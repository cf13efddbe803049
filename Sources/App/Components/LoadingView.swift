import StageUI

/// The progress view of a loading screen.
public struct LoadingView: View {
  /// Creates the view, labelled "Loading".
  public init() {}

  public var body: some View {
    ProgressView("Loading")
  }
}
