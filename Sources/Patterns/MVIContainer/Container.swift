/// Owns the two sides of a screen: what the view calls, and what it reads.
///
/// A view that reads the model through it observes what it reads, so no change has to be passed on.
package final class Container<Intent, Model> {
  package let intent: Intent
  package let model: Model

  package init(intent: Intent, model: Model) {
    self.intent = intent
    self.model = model
  }
}
