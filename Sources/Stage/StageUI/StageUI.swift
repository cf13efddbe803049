// The one module that screens import: the stage's model of SwiftUI, or with the trait `SwiftUI` the real one.

#if SwiftUI
  @_exported import SwiftUI
#else
  @_exported import StageRuntime
#endif
