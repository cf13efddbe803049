#if defined(__linux__)
#define _GNU_SOURCE // RTLD_NEXT
#endif

#include "allocations.h"
#include "replaced.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

// The highest threshold that glibc takes.
int pl_keep_freed_memory(void) {
  return mallopt(M_MMAP_THRESHOLD, 32 << 20) && mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

int pl_return_freed_memory(void) {
  malloc_trim(0);
  return 1;
}
#else
int pl_keep_freed_memory(void) { return 0; }
int pl_return_freed_memory(void) { return 0; }
#endif

int pl_is_uncounted(void) { return getenv("PATTERN_LAB_UNCOUNTED") != NULL; }

#if PL_REPLACED

#include "live_blocks.h"
#include "watched_blocks.h"

static atomic_int active;
static _Atomic(int64_t) process_count;
static _Atomic(int64_t) process_bytes;

// Initial-exec: reading it never allocates, so the replaced malloc cannot call itself.
static _Thread_local __attribute__((tls_model("initial-exec"))) pl_allocations_reading thread_reading;

static inline void note(size_t size) {
  if (atomic_load_explicit(&active, memory_order_relaxed) == 0) return;
  atomic_fetch_add_explicit(&process_count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&process_bytes, (int64_t)size, memory_order_relaxed);
  thread_reading.count += 1;
  thread_reading.bytes += (int64_t)size;
}

// The block that this thread asked for last, and what it asked for.
static _Thread_local __attribute__((tls_model("initial-exec"))) struct {
  void *block;
  size_t size;
} latest;

static _Atomic(int64_t) process_retained;

// The room of a block, as the allocator knows it.
static size_t room_of(void *block) {
  static _Atomic(size_t (*)(void *)) original;
  size_t (*usable)(void *) = atomic_load_explicit(&original, memory_order_relaxed);
  if (usable == NULL) {
    usable = (size_t (*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
    atomic_store_explicit(&original, usable, memory_order_relaxed);
  }
  return usable(block);
}

static inline void note_retained(void *block) {
  if (atomic_load_explicit(&active, memory_order_relaxed) == 0 || block == NULL) return;
  atomic_fetch_add_explicit(&process_retained, (int64_t)room_of(block), memory_order_relaxed);
}

static inline void note_released(void *block) {
  if (atomic_load_explicit(&active, memory_order_relaxed) == 0 || block == NULL) return;
  atomic_fetch_sub_explicit(&process_retained, (int64_t)room_of(block), memory_order_relaxed);
}

static inline void *handing_out(void *block, size_t size) {
  latest.block = block;
  latest.size = size;
  note_retained(block);
  note_live(block, size);
  note_allocated(block, size);
  return block;
}

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

void *malloc(size_t size) {
  note(size);
  return handing_out(__libc_malloc(size), size);
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return handing_out(__libc_calloc(count, size), count * size);
}

void *realloc(void *block, size_t size) {
  note(size);
  note_released(block);
  void *moved = __libc_realloc(block, size);
  // Without memory for it the old block stays; one that is made to hold nothing is freed.
  if (moved != NULL || size == 0) {
    note_dead(block);
    if (moved != block) note_freed(block);
  } else {
    note_retained(block);
  }
  return handing_out(moved, size);
}

void free(void *block) {
  note_released(block);
  note_dead(block);
  note_freed(block);
  __libc_free(block);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return handing_out(__libc_memalign(alignment, size), size);
}

// POSIX: the result code says what went wrong, and errno stays as it was.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  note(size);
  int previous = errno;
  void *block = __libc_memalign(alignment, size);
  errno = previous;
  if (block == NULL) return ENOMEM;
  *result = handing_out(block, size);
  return 0;
}

// Swift asks for the room in a new block and gives an array or a string the capacity of all of it.
// The allocator now and then hands out 16 bytes more than asked for, whatever it had at hand, and such
// an array grows one allocation later. So that counts repeat, a new block has the room that its size
// always has: with 8 bytes of header, a multiple of 16.
size_t malloc_usable_size(void *block) {
  if (block == NULL) return 0;
  size_t room = room_of(block);
  if (block != latest.block) return room;
  size_t usual = (latest.size + 8 + 15) / 16 * 16 - 8;
  if (usual < 24) usual = 24;
  return usual < room ? usual : room;
}

int pl_allocations_are_replaced(void) { return !pl_is_uncounted(); }

void pl_allocations_start(void) {
  (void)room_of(NULL); // Finds the allocator's function now, because the search may allocate.
  atomic_fetch_add_explicit(&active, 1, memory_order_relaxed);
}

void pl_allocations_stop(void) {
  atomic_fetch_sub_explicit(&active, 1, memory_order_relaxed);
}

pl_allocations_reading pl_allocations_read_process(void) {
  pl_allocations_reading reading = {
      atomic_load_explicit(&process_count, memory_order_relaxed),
      atomic_load_explicit(&process_bytes, memory_order_relaxed),
  };
  return reading;
}

pl_allocations_reading pl_allocations_read_thread(void) { return thread_reading; }

int64_t pl_allocations_retained(void) {
  return atomic_load_explicit(&process_retained, memory_order_relaxed);
}

#else

int pl_allocations_are_replaced(void) { return 0; }
void pl_allocations_start(void) {}
void pl_allocations_stop(void) {}

pl_allocations_reading pl_allocations_read_process(void) {
  pl_allocations_reading nothing = {0, 0};
  return nothing;
}

pl_allocations_reading pl_allocations_read_thread(void) { return pl_allocations_read_process(); }
int64_t pl_allocations_retained(void) { return 0; }

#endif
