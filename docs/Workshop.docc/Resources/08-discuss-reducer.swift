// Sources/Patterns/MVI/Feed/FeedReducer.swift
case .found(let found) where found.query == SearchRule.query(state.query):
  state.show(found)
case .found:
  break
// …
private static func search(_ state: inout Draft<FeedState>) -> [FeedEffect] {
  let query = SearchRule.query(state.query)
  guard let query, query != state.found?.query else {
    if query == nil { state.found = nil }
    return [.stopSearch]
  }
  return [.search(query)]
}
