import StageUI

/// The progress view of a loading screen.
public struct LoadingView: View {
  public init() {}

  public var body: some View {
    ProgressView("Loading")
  }
}
