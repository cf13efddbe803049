#if SwiftUI
  import SwiftUI

  /// A window with a pattern, its two screens and their trace:
  ///
  ///     @main struct MyApp: App {
  ///       var body: some Scene { DemoScene() }
  ///     }
  public struct DemoScene: Scene {
    /// Creates the scene.
    public init() {}

    /// A group of windows, each of which runs a pattern of its own.
    public var body: some Scene {
      WindowGroup("Pattern Lab") { DemoView() }
    }
  }

  /// The patterns and the backend, the screens of the chosen pattern, and their trace.
  private struct DemoView: View {
    /// Created when the window appears: an initial value would be created each time the view is.
    @State private var demo: DemoModel?
    #if os(iOS)
      @State private var isTraceShown = false  // On a phone it is a sheet.
    #else
      @State private var isTraceShown = true
    #endif

    var body: some View {
      if let demo {
        NavigationSplitView {
          Sidebar(demo: demo)
        } detail: {
          ScreensView(running: demo.running, isTraceShown: $isTraceShown)
            .id(ObjectIdentifier(demo.running))
            .inspector(isPresented: $isTraceShown) {
              TraceView(running: demo.running)
                .inspectorColumnWidth(min: 240, ideal: 420, max: 900)
            }
        }
      } else {
        ProgressView().onAppear { demo = DemoModel() }
      }
    }
  }
#endif
