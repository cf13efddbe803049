import Console
import LabCommands

@main struct Main {
  static func main() async { await Lab.main(Command.all) }
}
