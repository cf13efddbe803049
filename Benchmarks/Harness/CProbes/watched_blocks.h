#ifndef PL_WATCHED_BLOCKS_H
#define PL_WATCHED_BLOCKS_H

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

// The watch of the process; NULL if there is none.
typedef struct pl_watch pl_watch;

extern _Atomic(pl_watch *) pl_watching;

void pl_watch_allocated(void *block, size_t size);
void pl_watch_freed(void *block);

static inline void note_allocated(void *block, size_t size) {
  if (atomic_load_explicit(&pl_watching, memory_order_relaxed) != NULL) pl_watch_allocated(block, size);
}

static inline void note_freed(void *block) {
  if (atomic_load_explicit(&pl_watching, memory_order_relaxed) != NULL) pl_watch_freed(block);
}

#endif
