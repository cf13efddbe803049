// Sources/Patterns/MVIContainer/Container.swift
/// Owns the intent that a view calls and the model that it reads.
///
/// A view that reads the model through the container observes it, so nothing is forwarded.
package final class Container<Intent, Model> {
  package let intent: Intent
  package let model: Model

  package init(intent: Intent, model: Model) {
    self.intent = intent
    self.model = model
  }
}
