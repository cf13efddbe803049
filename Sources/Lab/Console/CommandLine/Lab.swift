import Foundation
import LabOutput

/// The command line: finds the command, checks the words after it, and runs it.
package struct Lab {
  package static let version = "0.4.0"

  private let commands: [Command]
  private let usual: Command?

  /// - Parameters:
  ///   - commands: in the order of the overview.
  ///   - usual: runs when the arguments name none of them; `nil` prints the overview.
  package init(_ commands: [Command], usual: Command? = nil) {
    self.commands = commands
    self.usual = usual
  }

  /// Runs the command named by the process's arguments, and exits with its code. What measured code
  /// prints goes to the standard error.
  package static func main(_ commands: [Command], usual: Command? = nil) async -> Never {
    let words = CommandLine.arguments.dropFirst().filter { $0 != Option.noPager.spelling }
    let environment = ProcessInfo.processInfo.environment
    let results = Descriptor(takeStandardOutput())
    let pager = Pager(
      results, environment: environment,
      isWanted: !CommandLine.arguments.contains(Option.noPager.spelling))
    let output = Output(
      results: results, through: pager, notes: Descriptor(STDERR_FILENO), environment: environment)
    var code = await Lab(commands, usual: usual).run(words, output: output)
    pager.finish()
    if let failure = results.failure {
      output.complain("cannot write the results: \(failure)")
      code = .failed
    }
    exit(code.rawValue)
  }

  /// Returns a descriptor of the standard output, and has the usual one lead to the standard error.
  private static func takeStandardOutput() -> Int32 {
    fflush(nil)
    let taken = dup(STDOUT_FILENO)
    guard taken >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
    return taken
  }

  /// Runs the command that the words name; a failure becomes a note.
  package func run(_ words: [String], output: Output) async -> ExitCode {
    var output = output
    do {
      let words = words.first == "help" ? words.dropFirst() + ["--help"] : words
      if let usual, !commands.contains(where: { $0.name == words.first }) {
        return try await run(usual, words[...], &output)
      }
      guard let word = words.first, !word.isDashed else {
        let arguments = try Arguments(words, options: [.help, .version])
        output.print(arguments.has(.version) ? "Pattern Lab \(Self.version)" : overview(output))
        return .done
      }
      return try await run(try command(word), words.dropFirst(), &output)
    } catch {
      output.complain("\(error)")
      return error is UsageError ? .wrongUsage : .failed
    }
  }

  private func run(
    _ command: Command, _ words: ArraySlice<String>, _ output: inout Output
  ) async throws -> ExitCode {
    output.speaker = command.invocation
    let arguments = try Arguments(words, options: command.allOptions, operand: command.operand)
    if arguments.has(.help) {
      output.print(command.help(width: output.proseWidth, style: output.results.style))
      return .done
    }
    return try await command.run(arguments, output)
  }

  private func command(_ word: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let name = try Vocabulary("command", commands.filter(\.isListed).map(\.name)).word(word)
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError("unknown command '\(word)'")
    }
    return command
  }

  private func overview(_ output: Output) -> String {
    let title = "Pattern Lab: two screens in every state pattern, side by side and measured"
    let notes = [
      "Every command has --help, or: lab help bench. lab --version prints the version.",
      "From the package: swift run -c release lab bench --quick",
    ]
    let (listed, style) = (commands.filter(\.isListed), output.results.style)
    var table = Table(
      title, columns: [.left("command"), .left("what it does"), .left("for example")])
    for command in listed {
      table.addRow([Cell(command.name, .strong), Cell(command.summary), Cell(command.example)])
    }
    table.footnotes = notes
    return table.rendered(width: Output.usualWidth, style: style)
  }
}
