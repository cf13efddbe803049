#if SwiftUI
  import LabContract
  import LabDomain
  import LabPatterns
  import LabBackend
  import SwiftUI

  private let mine = Router.Route.profile(SampleData.me.id)

  #Preview("MV, feed") { PreviewedScreen("MV", .feed) }
  #Preview("MV, profile") { PreviewedScreen("MV", mine) }
  #Preview("MVModel, feed") { PreviewedScreen("MVModel", .feed) }
  #Preview("MVModel, profile") { PreviewedScreen("MVModel", mine) }
  #Preview("MVVM, feed") { PreviewedScreen("MVVM", .feed) }
  #Preview("MVVM, profile") { PreviewedScreen("MVVM", mine) }
  #Preview("MVVMActions, feed") { PreviewedScreen("MVVMActions", .feed) }
  #Preview("MVVMActions, profile") { PreviewedScreen("MVVMActions", mine) }
  #Preview("InputOutput, feed") { PreviewedScreen("InputOutput", .feed) }
  #Preview("InputOutput, profile") { PreviewedScreen("InputOutput", mine) }
  #Preview("MVI, feed") { PreviewedScreen("MVI", .feed) }
  #Preview("MVI, profile") { PreviewedScreen("MVI", mine) }
  #Preview("MVIContainer, feed") { PreviewedScreen("MVIContainer", .feed) }
  #Preview("MVIContainer, profile") { PreviewedScreen("MVIContainer", mine) }
  #Preview("MVIReactor, feed") { PreviewedScreen("MVIReactor", .feed) }
  #Preview("MVIReactor, profile") { PreviewedScreen("MVIReactor", mine) }

  /// A screen of the pattern with this name, as the demo shows it.
  private struct PreviewedScreen: View {
    @State private var running: RunningPattern?
    @State private var isTraceShown = false

    init(_ name: String, _ route: Router.Route) {
      let pattern = Patterns.all.first { $0.name == name }
      _running = State(
        initialValue: pattern.map { RunningPattern($0, SlowNetwork(), path: [route]) })
    }

    var body: some View {
      if let running {
        ScreensView(running: running, isTraceShown: $isTraceShown)
          .inspector(isPresented: $isTraceShown) { TraceView(running: running) }
      } else {
        Text("There is no such pattern.")
      }
    }
  }
#endif
