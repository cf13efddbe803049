import Testing

@testable import Benchmarks
@testable import lab

extension Questionnaire {
  /// The first three questions; nothing, all posts and nothing are copied.
  static let sample = Questionnaire(
    introduction: "A struct holds two posts.", questions: Array(Questions.all.prefix(3))
  ) { question in
    let bytes = question.name == "return-new-state: like" ? 160 : 0
    return Answer(
      bytes: bytes, isCounted: true, prediction: "\(bytes) bytes, for a reason.",
      count: "\(bytes) bytes.", fix: bytes > 0 ? "keep nothing." : "none is needed.",
      mended: bytes > 0 ? "'struct in place': 0 bytes." : nil)
  }
}

extension BenchPrediction {
  /// Somebody who gives these replies, or a pipe that holds them.
  static func replying(
    _ replies: [String], typing: Bool = false, to questionnaire: Questionnaire = .sample
  ) -> BenchPrediction {
    var rest = replies[...]
    let input = Input(isTerminal: typing) { rest.popFirst() }
    return BenchPrediction(input: input) { _ in questionnaire }
  }
}

/// A run of `lab bench --predict` with these lines to read.
func predict(_ replies: String..., typing: Bool = false, terminal: Bool = false) async -> Run {
  await Run(
    "bench", "--predict", prediction: .replying(replies, typing: typing), terminal: terminal,
    environment: ["NO_COLOR": "1"])
}
