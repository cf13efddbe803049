/// A property of a composite view that lives in the view's node.
protocol NodeProperty {
  /// Called before each run of the view's body.
  func install(as name: String, in node: Node)
}

/// Ties all copies of one view value to what their node keeps for them.
final class Link<Target> {
  var target: Target?
}
