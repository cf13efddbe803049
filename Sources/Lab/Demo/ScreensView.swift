#if SwiftUI
  import LabContract
  import LabPatterns
  import SwiftUI
  import LabTrace

  /// The screens of a pattern, as its path orders them.
  struct ScreensView: View {
    @Bindable var running: RunningPattern
    @Binding var isTraceShown: Bool

    var body: some View {
      NavigationStack(path: $running.pushed) {
        Group {
          if let first = running.first { view(of: first) }
        }
        .navigationDestination(for: ScreenStack<any View>.Screen.self) { screen in
          // The screen has its own button, which asks before it discards edits.
          view(of: screen).navigationBarBackButtonHidden()
        }
      }
      .buttonStyle(RecordedButtonStyle(recorder: running.recorder))
      .onChange(of: running.path) { running.followPath() }
    }

    private func view(of screen: ScreenStack<any View>.Screen) -> some View {
      AnyView(screen.content)
        .toolbar {
          Toggle("Trace", systemImage: "list.bullet.indent", isOn: $isTraceShown)
        }
    }
  }

  /// Buttons that record each tap as the cause of what they do.
  ///
  /// Borderless, because a tap on a list row triggers every button in it that is not.
  private struct RecordedButtonStyle: PrimitiveButtonStyle {
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
        recorder.stagePerforms("tap") { configuration.trigger() }
      } label: {
        configuration.label
      }
      .buttonStyle(.borderless)
    }
  }
#endif
