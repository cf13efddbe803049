import LabDomain

/// What the feed shows.
package struct FeedOutputs {
  package let phase: any Signal<LoadPhase>
  package let posts: any Signal<[Post]>
  package let paging: any Signal<Paging>
  package let isNarrowed: any Signal<Bool>
  package let isLikedOnly: any Signal<Bool>
  package let query: any Signal<String>
  package let notice: any Signal<Notice?>
  package let message: any Signal<Message?>
  package let isPublishing: any Signal<Bool>
  package let isComposing: any Signal<Bool>
  package let draft: any Signal<String>
  package let canPublish: any Signal<Bool>
  package let isRefreshing: any Signal<Bool>
}
