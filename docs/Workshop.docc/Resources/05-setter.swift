// Sources/Patterns/MVVM/Feed/FeedViewModel.swift
package var draft = "" {
  didSet {
    if draft.count > PostRule.limit { draft = PostRule.accept(draft) }
  }
}
