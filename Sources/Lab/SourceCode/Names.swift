extension String {
  /// `FeedViewModel` as `feed-view-model`, `MVIContainer` as `mvi-container`, `View+Notice` as `view-notice`.
  package var kebabCase: String {
    let characters = Array(filter { $0 != "+" })
    var result = ""
    for (index, character) in characters.enumerated() {
      if index > 0, character.isUppercase {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        if !characters[index - 1].isUppercase || next?.isLowercase == true { result += "-" }
      }
      result += character.lowercased()
    }
    return result
  }
}
