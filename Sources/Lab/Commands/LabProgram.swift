import LabCommandLine

/// The program `lab`, for the executable of a package that adds patterns:
///
///     await LabProgram.main()
public enum LabProgram {
  /// Runs the command named by the process's arguments, and exits with its code.
  public static func main() async -> Never { await Lab.main(Command.all) }
}
