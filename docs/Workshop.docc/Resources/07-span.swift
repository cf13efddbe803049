// Tests/RepositoryTests/CopyGuardsTests.swift
Mistake(
  name: "array of the state kept: `let old = state.posts`",
  answers: [.silent, .silent, nil, .silent, .silent], convention: "inout"
) {
  """
  func like(_ state: \($0) \($1)State) {
    let old = state.posts
    state.posts[0].isLiked = true
    show(old.isEmpty)
  }
  """
},
Mistake(
  name: "the same with `let old = state.posts.span`",
  answers: [.error, .error, nil, .error, .error],
  refusal: "overlapping accesses to 'state", convention: "inout"
) {
  """
  func like(_ state: \($0) \($1)State) {
    let old = state.posts.span
    state.posts[0].isLiked = true
    show(old.isEmpty)
  }
  """
},
