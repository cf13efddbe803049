import LabCommands

@main struct Main {
  static func main() async { await LabProgram.main() }
}
