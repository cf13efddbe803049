/// A property of a composite view that lives in the view's node.
protocol NodeProperty {
  /// Called before each run of the view's body.
  func install(as name: String, in node: Node)
}
