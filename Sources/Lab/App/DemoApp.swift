#if SwiftUI
  import LabDemo
  import SwiftUI
  #if canImport(AppKit)
    import AppKit
  #endif

  /// The demo in a window.
  @main
  struct DemoApp: App {
    #if canImport(AppKit)
      @NSApplicationDelegateAdaptor private var delegate: Foreground
    #endif

    var body: some Scene { DemoScene() }
  }

  #if canImport(AppKit)
    /// Gives a program without a bundle, as from `swift run`, a Dock icon and keyboard focus.
    final class Foreground: NSObject, NSApplicationDelegate {
      func applicationDidFinishLaunching(_ notification: Notification) {
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.activate()
      }
    }
  #endif
#else
  /// Prints how to run the demo.
  @main
  enum DemoApp {
    static let help = """
      This is the demo without SwiftUI, which it needs for its window. On a Mac:

        swift run --traits SwiftUI --scratch-path .build-swiftui LabApp

      In Xcode, or on an iPhone: docs/on-a-mac.md
      """

    static func main() { print(help) }
  }
#endif
