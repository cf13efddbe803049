#if SwiftUI
  import SwiftUI

  /// What has been recorded of the screens, the newest at the bottom.
  struct TraceView: View {
    let running: RunningPattern

    var body: some View {
      ScrollView {
        Text(running.trace)
          .font(.caption.monospaced())
          .textSelection(.enabled)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
      }
      .defaultScrollAnchor(.bottom)
    }
  }
#endif
