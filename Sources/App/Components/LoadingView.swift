import StageUI

/// The progress view of a loading screen.
package struct LoadingView: View {
  package init() {}

  package var body: some View {
    ProgressView("Loading")
  }
}
