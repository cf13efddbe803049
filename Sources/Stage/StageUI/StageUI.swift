// The one module that screens import: the stage's model of SwiftUI, or SwiftUI itself under the
// trait `SwiftUI`.

#if SwiftUI
  @_exported import SwiftUI
#else
  @_exported import StageRuntime
#endif
