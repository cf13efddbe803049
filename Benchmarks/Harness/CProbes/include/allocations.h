#ifndef PL_ALLOCATIONS_H
#define PL_ALLOCATIONS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Requests to the allocation functions since the process started, while counting was on.
typedef struct {
  /// Calls of malloc, calloc, realloc, posix_memalign and aligned_alloc.
  int64_t count;
  /// Bytes requested, before the allocator rounds up.
  int64_t bytes;
} pl_allocations_reading;

/// Room of the blocks that all threads have allocated while counting was on, less that of those freed
/// meanwhile, as the allocator rounds it.
int64_t pl_allocations_retained(void);

/// 1 when the environment has `PATTERN_LAB_UNCOUNTED`: counts are unavailable and no stack is walked, as on
/// other systems than Linux.
int pl_is_uncounted(void);

/// 1 when this build replaces the allocation functions; 0 on other platforms, under sanitizers and where
/// nothing is to be counted.
int pl_allocations_are_replaced(void);

/// Switches counting on for the whole process. Calls nest; each needs one `pl_allocations_stop`.
void pl_allocations_start(void);

/// Ends one `pl_allocations_start`. Readings never go down.
void pl_allocations_stop(void);

/// Allocations of all threads.
pl_allocations_reading pl_allocations_read_process(void);

/// Allocations of the calling thread.
pl_allocations_reading pl_allocations_read_thread(void);

/// From here on, notes what the calling thread allocates and frees. Calls nest; each needs one
/// `pl_live_stop` on the same thread.
void pl_live_start(void);

/// Ends one `pl_live_start`; with the last one all notes are gone.
void pl_live_stop(void);

/// Bytes requested by the calling thread since its first `pl_live_start` and not freed by it.
/// Freeing blocks from before does not count. -1 when nothing is noted, or not all of it.
int64_t pl_live_bytes(void);

/// Bytes requested for a block that the calling thread has noted, or usable as the allocator rounds them; 0 if it has
/// not.
size_t pl_live_size(const void *block, int usable);

/// Which of the allocations of the calling thread since its first `pl_live_start` made a block that it has not freed; 0
/// for any other address.
size_t pl_live_order(const void *block);

/// Blocks that the calling thread has allocated since its first `pl_live_start`.
size_t pl_live_allocated(void);

/// The storage of a collection.
typedef struct {
  uintptr_t address;
  /// Bytes of its elements, and so the fewest of a copy.
  size_t least;
} pl_block;

/// Memory that is searched for references to blocks, until it is freed.
typedef struct {
  uintptr_t address;
  size_t bytes;
  /// Elements of the collection whose storage it is; 0 for an object. With fewer elements, a word may be one
  /// that is no longer used.
  size_t count;
  /// Bytes of one element of an array; 0 for other memory.
  size_t stride;
  /// 1 for an object of Swift.
  int is_object;
} pl_container;

/// A word of a container that refers to a block.
typedef struct {
  uintptr_t address;
  uintptr_t container;
  uintptr_t block;
  /// Strong references to the block. With fewer of them than words, a word that is being written is none.
  size_t references;
  /// The frames of the stack that have the word's address in a register, and in memory, a bit each.
  uint64_t registers;
  uint64_t frames;
} pl_word;

/// A block that has several owners.
typedef struct {
  uintptr_t block;
  /// Strong references to it.
  size_t references;
} pl_holding;

/// A large block that was allocated, or a watched one or a copy of it that was freed, with the call stack.
typedef struct {
  uintptr_t block;
  /// Bytes requested; 0 for a block that was freed.
  size_t size;
  /// For an allocation, the blocks with several owners of which it may be a copy by its size, the first 256.
  pl_holding holdings[256];
  size_t holding_count;
  /// What referred to those blocks, and to the storage of collections that did; valid until the next watch starts.
  const pl_word *held;
  size_t held_count;
  /// 1 on another thread than the one that started the watch.
  int is_on_other_thread;
  size_t depth;
  /// Return addresses, innermost first.
  uintptr_t stack[256];
  /// Blocks that this thread had allocated before; 0 if they are not counted.
  size_t order;
} pl_block_event;

/// Strong references to an object of Swift; 0 where allocations are not counted.
size_t pl_references(uintptr_t object);

/// From here on, notes where any thread allocates `least` bytes or more, and where it frees one of
/// `blocks` or a copy of one. Of more than `capacity` events the first are noted. All arrays must live until
/// the end of the watch. One watch at a time.
void pl_watch_start(
    const pl_block *blocks, size_t count, const pl_container *containers, size_t container_count,
    size_t least, pl_block_event *events, size_t capacity);

/// Ends the watch. Returns how many events were noted.
size_t pl_watch_stop(void);

/// From here on, the allocator keeps large blocks that are freed for later ones. 0 where it cannot be
/// told.
int pl_keep_freed_memory(void);

/// Gives the pages of all free memory back to the system, so that what is allocated next is in fresh
/// ones. 0 where the allocator cannot be told.
int pl_return_freed_memory(void);

#ifdef __cplusplus
}
#endif

#endif
