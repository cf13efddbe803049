import Foundation
import LabAudit

/// A part of what the screens do, with the code for it in each pattern.
package struct CodeTopic: Sendable {
  package let title: String
  /// A line for each file, with the parts to show as ``Snippet`` marks them: `MVI: Store.swift | func send {…}`.
  private let table: String

  /// A file, and the parts of it that belong to the topic.
  package struct Excerpt: Sendable {
    package let title: String
    package let lines: [String]
  }

  /// The behaviour whose tests are shown.
  package static let testedBehaviour = "LikeRollsBack"

  private init(_ title: String, _ table: String = "") { (self.title, self.table) = (title, table) }

  /// Returns the code in a pattern; nothing for a pattern of another package.
  package func excerpts(of pattern: String, in checkout: Checkout) throws(MarkError) -> [Excerpt] {
    if table.isEmpty {
      let tests = checkout.behaviours.first { $0.name == Self.testedBehaviour }?.tests ?? []
      return tests.filter { $0.pattern == pattern }.map {
        Excerpt(title: $0.approach, lines: $0.lines)
      }
    }
    var files: [(path: String, parts: [String])] = []
    for line in table.split(separator: "\n") where line.hasPrefix("\(pattern): ") {
      let words = line.dropFirst(pattern.count + 2).components(separatedBy: " | ")
      if files.last?.path != words[0] { files.append((words[0], [])) }
      files[files.count - 1].parts += words.dropFirst()
    }
    let source = checkout.pattern(pattern)
    var excerpts: [Excerpt] = []
    for (path, parts) in files {
      guard let file = source.files.first(where: { source.localPath(of: $0) == path }) else {
        throw MarkError("\(pattern) has no \(path)")
      }
      excerpts.append(Excerpt(title: path, lines: try Snippet(of: file.text).lines(of: parts)))
    }
    return excerpts
  }

  package static let all = [
    CodeTopic(
      "a like",
      """
      MV: Like/LikeButton.swift | private func toggle {…}
      MV: Like/LikesModel.swift | package func setLiked … private func failed {…}
      MV: Feed/FeedView.swift | private func followLikes {…}
      MV: Feed/FeedModel.swift | package mutating func show(_ liked {…}
      MVModel: Like/PostsStore.swift | package func toggle … private func setLiked {…}
      MVVM: Like/LikesViewModel.swift | package func toggle … private func failed {…}
      MVVM: Feed/FeedViewModel.swift | self.likes.changes.add | private func setLiked {…}
      MVVMActions: Like/LikesViewModel.swift | package func toggle … private func failed {…}
      MVVMActions: Feed/FeedViewModel.swift | self.likes.changes.add | private func setLiked {…}
      InputOutput: Like/LikesViewModel.swift | let taps … sendLike.errors.compactMap | private enum {…} | private struct {…}
      InputOutput: Feed/FeedViewModel.swift | posts.receive( … renames.into
      MVI: Like/LikesReducer.swift | case .view(.tapped … case .failed {…}
      MVI: Like/LikesEffect.swift | case .setLiked {…}
      MVI: Feed/FeedStore.swift | likes.outputs.add
      MVI: Feed/FeedReducer.swift | case .likeChanged {…}
      MVI: Feed/FeedState.swift | mutating func setLiked {…}
      MVIContainer: Like/LikesIntent.swift | package func tapped … private func failed {…}
      MVIContainer: Like/LikesModel.swift | package func displayAlert {…}
      MVIContainer: Feed/FeedIntent.swift | likes.changes.add
      MVIContainer: Feed/FeedModel.swift | package func displayLike {…}
      MVIReactor: Like/LikesReactor.swift | case .tapped {…} | case .toggled … case .failed {…}
      MVIReactor: Like/LikesReactor.swift | private func send … private func showConfirmed {…}
      MVIReactor: Feed/FeedReactor.swift | let changes = likes.changes.map | case .setLiked {…}
      """),
    CodeTopic("its test"),
    CodeTopic(
      "a search",
      """
      MV: Feed/FeedModel.swift | package var query {…}
      MV: Feed/FeedView.swift | .task(id: model.query) | private func search {…}
      MVModel: Feed/FeedView.swift | .onChange(of: query) | .task(id: query) | private func endSearch … private func search {…}
      MVModel: Like/PostsStore.swift | package func search … package func endSearch {…}
      MVVM: Feed/FeedViewModel.swift | package var query {…}
      MVVM: Feed/FeedViewModel.swift | private func startSearch … private func search {…}
      MVVMActions: Feed/FeedViewModel.swift | package func changeQuery … private func search {…}
      InputOutput: Feed/FeedViewModel.swift | private func composeSearch {…} | let ends … ends.into
      MVI: Feed/FeedReducer.swift | case .view(.queryChanged … case .searchFailed {…}
      MVI: Feed/FeedReducer.swift | private static func search {…}
      MVI: Feed/FeedEffect.swift | case .search(let {…}
      MVI: Feed/FeedState.swift | mutating func show(_ found {…}
      MVIContainer: Feed/FeedIntent.swift | package func queryChanged … private func search {…}
      MVIContainer: Feed/FeedModel.swift | package func change(query … package func hideFound {…}
      MVIReactor: Feed/FeedReactor.swift | case .queryChanged(let {…} | case .setQuery(let … case .setFound {…} | mutating func show(_ found {…}
      MVIReactor: Feed/FeedReactor+Requests.swift | func search {…}
      """),
    CodeTopic(
      "paging",
      """
      MV: Feed/FeedView.swift | private func loadNextPage … private func loadPage {…}
      MV: Feed/FeedModel.swift | mutating func append {…}
      MVModel: Feed/FeedView.swift | private func loadNextPage … private func loadPage {…}
      MVModel: Like/PostsStore.swift | package func loadPage {…}
      MVVM: Feed/FeedViewModel.swift | package func loadNextPage … private func loadPage {…}
      MVVMActions: Feed/FeedViewModel.swift | package func loadNextPage … private func loadPage {…}
      InputOutput: Feed/FeedViewModel.swift | let nextCursors … Stream.merge(pages, nextPage.values)
      InputOutput: Feed/FeedViewModel.swift | nextPages.into
      MVI: Feed/FeedReducer.swift | case .view(.endReached … case .pageFailed(let {…}
      MVI: Feed/FeedEffect.swift | case .loadPage(let {…} | private func page {…}
      MVI: Feed/FeedState.swift | mutating func append {…}
      MVIContainer: Feed/FeedIntent.swift | package func endReached … private func loadPage {…}
      MVIContainer: Feed/FeedModel.swift | package func displayPageLoading … package func displayPageError {…}
      MVIReactor: Feed/FeedReactor.swift | case .endReached: … case .pageRetryTapped: {…}
      MVIReactor: Feed/FeedReactor.swift | case .appendPage(let … case .endPageRequest: {…} | mutating func append {…}
      MVIReactor: Feed/FeedReactor+Requests.swift | func loadPage {…}
      """),
    CodeTopic(
      "saving the profile",
      """
      MV: Profile/ProfileView.swift | private func save … private func send {…}
      MV: Profile/ProfileModel.swift | package var canSave {…}
      MVModel: Profile/ProfileView.swift | private var canSave {…}
      MVModel: Profile/ProfileView.swift | private func save … private func send {…}
      MVModel: Profile/ProfilesStore.swift | package func save {…}
      MVVM: Profile/ProfileViewModel.swift | package var canSave {…}
      MVVM: Profile/ProfileViewModel.swift | package func save … private func send {…}
      MVVMActions: Profile/ProfileViewModel.swift | package var canSave {…}
      MVVMActions: Profile/ProfileViewModel.swift | package func save … private func send {…}
      InputOutput: Profile/ProfileViewModel.swift | canSave: … .removeDuplicates | save.run … try await > }
      InputOutput: Profile/ProfileViewModel.swift | save.errors.filter … inputs.noticeDismissed
      InputOutput: Profile/ProfileViewModel.swift | effects.add(save.values)
      MVI: Profile/ProfileReducer.swift | case .view(.saveTapped … case .saveFailed(let {…}
      MVI: Profile/ProfileEffect.swift | case .save(let {…}
      MVI: Profile/ProfileState.swift | package var canSave {…}
      MVIContainer: Profile/ProfileIntent.swift | package func saveTapped … private func send {…}
      MVIContainer: Profile/ProfileModel.swift | package var canSave {…}
      MVIContainer: Profile/ProfileModel.swift | package func displaySaving … package func endSaving {…}
      MVIReactor: Profile/ProfileReactor.swift | case .saveTapped: {…}
      MVIReactor: Profile/ProfileReactor.swift | case .setSaving(let … case .reject(let {…} | package var canSave {…}
      MVIReactor: Profile/ProfileReactor+Requests.swift | func save {…}
      """),
  ]
}
