import Foundation
import SourceCode

extension CompilerProbe {
  /// Of this checkout, against the modules of this build.
  static let here = CompilerProbe(root: Repository.here.root.path, modules: modulesOfThisBuild)
}
