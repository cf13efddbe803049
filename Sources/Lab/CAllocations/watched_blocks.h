#ifndef PL_WATCHED_BLOCKS_H
#define PL_WATCHED_BLOCKS_H

#include <stdint.h>
#include <stdlib.h>

// The watch of this thread; NULL if there is none.
typedef struct pl_watch pl_watch;

extern _Thread_local __attribute__((tls_model("initial-exec"))) pl_watch *pl_watching;

void pl_watch_allocated(void *block, size_t size);
void pl_watch_freed(void *block);

static inline void note_allocated(void *block, size_t size) {
  if (pl_watching != NULL) pl_watch_allocated(block, size);
}

static inline void note_freed(void *block) {
  if (pl_watching != NULL) pl_watch_freed(block);
}

#endif
