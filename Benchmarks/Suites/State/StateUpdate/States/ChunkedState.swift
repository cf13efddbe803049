import LabDomain
import LabMeasure

/// Elements in arrays of chunks.
struct ChunkedState: State {
  private var users: ChunkedArray<User>
  private var posts: ChunkedArray<Post>
  private var comments: ChunkedArray<Comment>
  private var isLoading: Bool

  init(_ plain: AppState) {
    users = ChunkedArray(plain.users)
    posts = ChunkedArray(plain.posts)
    comments = ChunkedArray(plain.comments)
    isLoading = plain.isLoading
  }

  @inline(__always)
  mutating func apply(_ action: Action) {
    switch action {
    case .toggleLike(let post): posts[post.index].toggleLike()
    case .toggleLikes(let targets): for post in targets { posts[post.index].toggleLike() }
    case .rename(let user, let name): users[user.index].rename(to: name)
    case .remove(let post): posts.remove(at: post.index)
    case .insert(let post, let index): posts.insert(post, at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  var plain: AppState {
    AppState(
      users: users.elements, posts: posts.elements, comments: comments.elements,
      isLoading: isLoading)
  }

  var storages: [BufferIdentity] {
    users.chunks.map { BufferIdentity($0) } + posts.chunks.map { BufferIdentity($0) }
  }

  func bytesOfCopy(for action: Action) -> Int {
    switch action {
    case .toggleLike(let post), .remove(let post): posts.bytesOfCopy(toEdit: [post.index])
    case .toggleLikes(let targets): posts.bytesOfCopy(toEdit: targets.map(\.index))
    case .insert(_, let index): posts.bytesOfCopy(toEdit: [index])
    case .rename(let user, _): users.bytesOfCopy(toEdit: [user.index])
    case .flipLoading: 0
    }
  }
}

/// A list in chunks of 256 elements, so that a change copies one chunk and the list of chunks.
///
/// A removal leaves a short chunk. An insertion fills it again, and splits a chunk that has grown
/// to twice the length.
struct ChunkedArray<Element> {
  static var chunkLength: Int { 256 }

  private(set) var chunks: [[Element]]
  /// Whether all chunks but the last have exactly the full length, so that division finds an index.
  private var isEven = true

  init(_ elements: [Element]) {
    chunks = stride(from: 0, to: elements.count, by: Self.chunkLength).map { start in
      Array(elements[start..<min(start + Self.chunkLength, elements.count)])
    }
  }

  var elements: [Element] { chunks.flatMap { $0 } }

  /// Takes constant time while all chunks are full, otherwise a step for each chunk before.
  subscript(index: Int) -> Element {
    get {
      let place = place(of: index)
      return chunks[place.chunk][place.offset]
    }
    _modify {
      let place = place(of: index)
      yield &chunks[place.chunk][place.offset]
    }
  }

  mutating func remove(at index: Int) {
    let place = place(of: index)
    chunks[place.chunk].remove(at: place.offset)
    if chunks[place.chunk].isEmpty { chunks.remove(at: place.chunk) }
    isEven = areFull(chunks.dropLast())
  }

  mutating func insert(_ element: Element, at index: Int) {
    if chunks.isEmpty { chunks = [[]] }
    let place = place(of: index)
    chunks[place.chunk].insert(element, at: place.offset)
    let chunk = chunks[place.chunk]
    if chunk.count >= 2 * Self.chunkLength {
      chunks[place.chunk] = Array(chunk[..<Self.chunkLength])
      chunks.insert(Array(chunk[Self.chunkLength...]), at: place.chunk + 1)
    }
    isEven = areFull(chunks.dropLast())
  }

  /// The chunk that holds the index; the end of the list belongs to the last chunk.
  private func place(of index: Int) -> (chunk: Int, offset: Int) {
    if isEven {
      let chunk = min(index / Self.chunkLength, chunks.count - 1)
      return (chunk, index - chunk * Self.chunkLength)
    }
    var chunk = 0
    var offset = index
    while chunk < chunks.count - 1, offset >= chunks[chunk].count {
      offset -= chunks[chunk].count
      chunk += 1
    }
    return (chunk, offset)
  }

  private func areFull(_ chunks: ArraySlice<[Element]>) -> Bool {
    chunks.allSatisfy { $0.count == Self.chunkLength }
  }
}

extension ChunkedArray {
  /// The bytes of the list of chunks, at 8 bytes each, and of the chunks that a change copies.
  func bytesOfCopy(toEdit indices: [Int]) -> Int {
    let touched = Set(indices.map { place(of: $0).chunk })
    return touched.reduce(BufferIdentity(chunks).bytesOfCopy) { sum, chunk in
      sum + BufferIdentity(chunks[chunk]).bytesOfCopy
    }
  }
}
