import LabDomain

/// A post that is being written.
package struct FeedDraft: Equatable {
  package var text = "" {
    didSet { text = PostRule.accept(text) }
  }

  package var canPublish: Bool {
    PostRule.canPublish(text)
  }

  package init() {}
}
