#include "CAllocations.h"
#include "replaced.h"

#if PL_REPLACED

#include "watched_blocks.h"

#include <execinfo.h>

struct pl_watch {
  const uintptr_t *blocks;
  size_t count;
  size_t least;
  pl_block_event *events;
  size_t capacity;
  size_t noted;
};

_Thread_local __attribute__((tls_model("initial-exec"))) pl_watch *pl_watching;

// Its own memory bypasses the replaced functions and is not counted.
extern void *__libc_calloc(size_t count, size_t size);
extern void __libc_free(void *block);

static void note(uintptr_t block, size_t size) {
  pl_watch *watch = pl_watching;
  if (watch->noted == watch->capacity) return;
  pl_block_event *event = &watch->events[watch->noted++];
  event->block = block;
  event->size = size;
  // Uses unwind tables, because some functions of the Swift runtime have no frame pointer.
  pl_watching = NULL;
  event->depth = (size_t)backtrace((void **)event->stack, sizeof event->stack / sizeof *event->stack);
  pl_watching = watch;
}

void pl_watch_allocated(void *block, size_t size) {
  if (size >= pl_watching->least) note((uintptr_t)block, size);
}

void pl_watch_freed(void *block) {
  for (size_t index = 0; index < pl_watching->count; index++) {
    if (pl_watching->blocks[index] == (uintptr_t)block) note((uintptr_t)block, 0);
  }
}

void pl_watch_start(
    const uintptr_t *blocks, size_t count, size_t least, pl_block_event *events, size_t capacity) {
  // The first walk allocates.
  void *first;
  backtrace(&first, 1);
  pl_watch *watch = __libc_calloc(1, sizeof(pl_watch));
  if (watch == NULL) return;
  watch->blocks = blocks;
  watch->count = count;
  watch->least = least;
  watch->events = events;
  watch->capacity = capacity;
  pl_watching = watch;
}

size_t pl_watch_stop(void) {
  pl_watch *watch = pl_watching;
  if (watch == NULL) return 0;
  pl_watching = NULL;
  size_t count = watch->noted;
  __libc_free(watch);
  return count;
}

#else

void pl_watch_start(
    const uintptr_t *blocks, size_t count, size_t least, pl_block_event *events, size_t capacity) {}
size_t pl_watch_stop(void) { return 0; }

#endif
