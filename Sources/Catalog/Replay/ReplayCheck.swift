import Contract
import Trace

/// Records random sessions on a form, and replays each.
package enum ReplayCheck {
  /// What went wrong, with the seed of the session.
  nonisolated package struct Finding: Hashable, Sendable, CustomStringConvertible {
    package let form: String
    package let seed: UInt64
    package let failure: ReplayFailure

    package var description: String { "\(form), seed \(seed): \(failure)" }
  }

  /// - Returns: the sessions that did not replay; none when all did.
  package static func failures(
    of form: any TraceableForm, seeds: some Sequence<UInt64>, from source: Replay.Source? = nil
  ) async throws -> [Finding] {
    var findings: [Finding] = []
    for seed in seeds {
      let recording = try await RandomSession(seed: seed).recording(of: form)
      let replay = try Replay(of: recording, on: form, from: source)
      do throws(ReplayFailure) {
        _ = try await replay.run()
      } catch {
        findings.append(Finding(form: form.name, seed: seed, failure: error))
      }
    }
    return findings
  }
}
