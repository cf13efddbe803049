import Testing

/// A large state: 50,000 counters, and a flag.
struct Library {
  var likes = [Int](repeating: 0, count: 50_000)
  var isLoading = false
}

extension Library {
  /// Where the array keeps its elements. A write that copies moves them.
  var address: UnsafeRawPointer? { likes.withUnsafeBytes(\.baseAddress) }
}

/// A reducer that changes the state in place.
func like(_ index: Int, in library: inout Library) {
  library.likes[index] += 1
}

/// A reducer that returns a new state.
func liking(_ index: Int, in library: Library) -> Library {
  var next = library
  next.likes[index] += 1
  return next
}

/// A store that keeps the last state for undo.
final class LibraryStore {
  private(set) var library = Library()
  private var last: Library?

  func like(_ index: Int) {
    last = library
    library.likes[index] += 1
  }

  func forget() { last = nil }

  func likeForGood(_ index: Int) {
    forget()
    library.likes[index] += 1
  }
}

struct Chapter7 {
  @Test func `a write in place copies nothing`() {
    var library = Library()
    let before = library.address

    like(7, in: &library)

    #expect(library.address == before)
  }

  @Test func `a second owner makes the write copy`() {
    let library = Library()

    let next = liking(7, in: library)

    #expect(next.address != library.address)
  }

  @Test func `a flag beside the array copies nothing`() {
    let library = Library()
    var next = library

    next.isLoading = true

    #expect(next.address == library.address)
  }

  @Test func `the copy ends with its reason`() {
    let store = LibraryStore()
    let first = store.library.address
    store.like(7)
    let second = store.library.address
    store.likeForGood(7)

    #expect(second != first)
    #expect(store.library.address == second)
  }
}
