// Sources/Patterns/MVVMActions/Feed/FeedViewModel.swift
package func changeDraft(_ draft: String) {
  self.draft = PostRule.accept(draft)
}
// …
private func send(_ draft: String) async {
  do {
    let post = try await environment.useCases.publishPost(draft)
    posts.putOnTop(post)
    self.draft = ""
  } catch .cancelled {
    return
  } catch {
    notice = Notice(.publish, error) ?? notice
  }
  isPublishing = false
}
