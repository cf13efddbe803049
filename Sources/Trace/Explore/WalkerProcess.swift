import Foundation
import LabContract
import LabPatterns
import LabTrace

/// A walker in a process of its own, which takes its walks as lines of JSON.
package final class WalkerProcess: Walking {
  /// The hidden command, with the names of the patterns and of the alphabet.
  package static let command = "explore-walk"

  private nonisolated let line: Line

  /// Starts this program anew. It ends when this object is released.
  package init(_ patterns: [any TraceablePattern], _ alphabet: Alphabet) throws {
    line = try Line([Self.command, patterns.map(\.name).joined(separator: ","), alphabet.name])
  }

  package func take(_ walk: Walk) async throws -> Walk.Answer {
    try await withCheckedThrowingContinuation { continuation in
      line.queue.async { [line] in
        continuation.resume(with: Result { try line.answer(to: walk) })
      }
    }
  }

  /// Answers the walks on the standard input until it ends.
  package static func run(_ patterns: [any TraceablePattern], _ alphabet: Alphabet) async throws {
    let walker = Walker(Lockstep(patterns, alphabet))
    while let line = readLine() {
      let walk = try JSONDecoder().decode(Walk.self, from: Data(line.utf8))
      let answer = try JSONEncoder().encode(await walker.take(walk))
      try FileHandle.standardOutput.write(contentsOf: answer + Data("\n".utf8))
    }
  }
}

/// The pipes to a walker, used from one queue.
private nonisolated final class Line: @unchecked Sendable {
  let queue = DispatchQueue(label: "walker")
  private let process = Process()
  private let (walks, answers) = (Pipe(), Pipe())
  private var received = Data()

  init(_ arguments: [String]) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    // Keys of different processes are compared.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardInput = walks
    process.standardOutput = answers
    try process.run()
  }

  deinit { try? walks.fileHandleForWriting.close() }

  func answer(to walk: Walk) throws -> Walk.Answer {
    let request = try JSONEncoder().encode(walk) + Data("\n".utf8)
    try walks.fileHandleForWriting.write(contentsOf: request)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return try JSONDecoder().decode(Walk.Answer.self, from: received[..<end])
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw WalkerEnded() }
      received.append(data)
    }
  }
}

/// A process that explores has ended too early.
nonisolated struct WalkerEnded: Error, CustomStringConvertible {
  let description = "a process that explores has ended; run it again with '--processes 1'"
}
