#if SwiftUI
  import SwiftUI

  /// The recorded events, newest last.
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
