/// An update in plain words, whose bytes a reader guesses before they are counted.
package struct Question: Sendable {
  let strategy: Strategy
  let operation: Operation
  /// What happens, without a word on what it costs.
  package let situation: String
  /// Lines that stand in `source` in this order, at any indentation.
  package let code: String
  /// Path of a file in the package.
  package let source: String

  /// `nil` when there is no such strategy.
  init?(
    _ strategy: String, _ operation: Operation, _ situation: String, code: String, in file: String
  ) {
    guard let strategy = Strategies.all.first(where: { $0.name == strategy }) else { return nil }
    self.strategy = strategy
    self.operation = operation
    self.situation = situation
    self.code = code
    source = "Benchmarks/StateUpdate/" + file
  }

  /// `return-new-state: like`
  package var name: String { "\(strategy.name): \(operation.shortName)" }
}
