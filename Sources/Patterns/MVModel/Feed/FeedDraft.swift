import LabDomain

/// A post that is being written.
package struct FeedDraft: Equatable {
  package var isPublishing = false
  package var text = "" {
    didSet { text = PostRule.accept(text) }
  }

  package var canPublish: Bool {
    !isPublishing && PostRule.canPublish(text)
  }

  package init() {}
}
