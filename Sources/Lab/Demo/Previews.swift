#if SwiftUI
  import LabContract
  import LabPatterns
  import SwiftUI

  #Preview("MV") { PreviewedPattern(name: "MV") }
  #Preview("MVModel") { PreviewedPattern(name: "MVModel") }
  #Preview("MVVM") { PreviewedPattern(name: "MVVM") }
  #Preview("MVVMActions") { PreviewedPattern(name: "MVVMActions") }
  #Preview("InputOutput") { PreviewedPattern(name: "InputOutput") }
  #Preview("MVI") { PreviewedPattern(name: "MVI") }
  #Preview("MVIContainer") { PreviewedPattern(name: "MVIContainer") }
  #Preview("MVIReactor") { PreviewedPattern(name: "MVIReactor") }

  /// The screens of the pattern with this name, in each of their states.
  private struct PreviewedPattern: View {
    let name: String
    @State private var state = ScreenState.all[0].name
    @State private var running: RunningPattern?
    @State private var isTraceShown = false

    var body: some View {
      VStack {
        Picker("State", selection: $state) {
          ForEach(ScreenState.all, id: \.name) { Text($0.name).tag($0.name) }
        }
        if let running {
          ScreensView(running: running, isTraceShown: $isTraceShown)
            .id(ObjectIdentifier(running))
            .inspector(isPresented: $isTraceShown) { TraceView(running: running) }
        }
      }
      .task(id: state) {
        guard let pattern = Patterns.all.first(where: { $0.name == name }) else { return }
        running = ScreenState.all.first { $0.name == state }.map { $0.run(pattern) }
      }
    }
  }
#endif
