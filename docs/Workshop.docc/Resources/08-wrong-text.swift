// Sources/Exercises/13-StaleAnswer/WrongTurns/ignoresAnOlderAnswerToTheSameText/SearchReducer.swift
case .found(let posts, let query) where query == state.query:
  state.posts = posts
  state.isSearching = false
case .failed(let error, let query) where query == state.query:
  state.notice = Notice(.search, error)
  state.isSearching = false
case .found, .failed:
  break  // The answer to another query.
