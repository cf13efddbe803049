#ifndef PL_LIVE_BLOCKS_H
#define PL_LIVE_BLOCKS_H

#include <stdint.h>
#include <stdlib.h>

// The blocks that this thread has allocated and not freed, by address. NULL while no counter runs.
typedef struct pl_live_blocks pl_live_blocks;

// Initial-exec: reading it never allocates, so the replaced malloc cannot call itself.
extern _Thread_local __attribute__((tls_model("initial-exec"))) pl_live_blocks *pl_live;

void pl_live_add(void *block, size_t size);
void pl_live_remove(void *block);

static inline void note_live(void *block, size_t size) {
  if (pl_live != NULL && block != NULL) pl_live_add(block, size);
}

static inline void note_dead(void *block) {
  if (pl_live != NULL && block != NULL) pl_live_remove(block);
}

#endif
