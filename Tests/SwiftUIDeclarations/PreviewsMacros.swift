// The macro behind `#Preview`, which a module needs to declare it.

import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing. The compiler checks the arguments of a macro before it expands it.
public struct SwiftUIView: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
