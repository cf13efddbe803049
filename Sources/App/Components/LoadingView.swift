import StageUI

/// A screen that is being loaded.
package struct LoadingView: View {
  package init() {}

  package var body: some View {
    ProgressView("Loading")
  }
}
