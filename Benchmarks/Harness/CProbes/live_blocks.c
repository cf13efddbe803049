#include "allocations.h"
#include "replaced.h"

#if PL_REPLACED

#include "live_blocks.h"

#include <malloc.h>

typedef struct {
  uintptr_t address; // 0 where the slot is empty
  size_t size;
  size_t usable; // bytes, as the allocator rounds them; later the block may be gone
  size_t order;
} entry;

// A hash table with linear probing, at most half full, so that a search always ends at an empty slot.
struct pl_live_blocks {
  entry *slots;
  size_t capacity; // a power of two
  size_t count;
  int64_t bytes;
  size_t allocated; // blocks, also those that are gone
  int counters;
  int is_incomplete; // when there was no memory to note a block in
};

_Thread_local __attribute__((tls_model("initial-exec"))) pl_live_blocks *pl_live;

// Its own memory comes from behind the replaced functions, and is not counted.
extern void *__libc_calloc(size_t count, size_t size);
extern void __libc_free(void *block);

// Keeps blocks of one page near each other, because they are mostly allocated and freed in turn, and
// spreads pages.
static size_t home(const pl_live_blocks *live, uintptr_t address) {
  uint64_t page = ((uint64_t)address >> 12) * UINT64_C(0x9E3779B97F4A7C15) >> 32;
  return (size_t)(page << 8 | (address >> 4 & 255)) & (live->capacity - 1);
}

// The slot of the address, or the empty slot where it belongs.
static size_t slot(const pl_live_blocks *live, uintptr_t address) {
  size_t index = home(live, address);
  while (live->slots[index].address != 0 && live->slots[index].address != address) {
    index = (index + 1) & (live->capacity - 1);
  }
  return index;
}

static int grow(pl_live_blocks *live) {
  pl_live_blocks grown = *live;
  grown.capacity = live->capacity * 2;
  grown.slots = __libc_calloc(grown.capacity, sizeof(entry));
  if (grown.slots == NULL) return 0;
  for (size_t index = 0; index < live->capacity; index++) {
    entry old = live->slots[index];
    if (old.address != 0) grown.slots[slot(&grown, old.address)] = old;
  }
  __libc_free(live->slots);
  *live = grown;
  return 1;
}

void pl_live_add(void *block, size_t size) {
  if (2 * (pl_live->count + 1) > pl_live->capacity && !grow(pl_live)) {
    pl_live->is_incomplete = 1;
    return;
  }
  entry *place = &pl_live->slots[slot(pl_live, (uintptr_t)block)];
  if (place->address == 0) {
    pl_live->count += 1;
  } else {
    // Another thread gave the block back that stood here before.
    pl_live->bytes -= (int64_t)place->size;
  }
  *place = (entry){(uintptr_t)block, size, malloc_usable_size(block), ++pl_live->allocated};
  pl_live->bytes += (int64_t)size;
}

// Knuth, The Art of Computer Programming 3, 6.4, algorithm R: the entry behind the gap moves into it,
// unless that would put it before its home.
void pl_live_remove(void *block) {
  entry *slots = pl_live->slots;
  size_t mask = pl_live->capacity - 1;
  size_t gap = slot(pl_live, (uintptr_t)block);
  if (slots[gap].address == 0) return;
  pl_live->count -= 1;
  pl_live->bytes -= (int64_t)slots[gap].size;
  for (size_t next = (gap + 1) & mask; slots[next].address != 0; next = (next + 1) & mask) {
    size_t from_home = (next - home(pl_live, slots[next].address)) & mask;
    if (from_home >= ((next - gap) & mask)) {
      slots[gap] = slots[next];
      gap = next;
    }
  }
  slots[gap] = (entry){0};
}

void pl_live_start(void) {
  if (pl_live == NULL) {
    if (pl_is_uncounted()) return;
    pl_live_blocks *live = __libc_calloc(1, sizeof(pl_live_blocks));
    if (live == NULL) return;
    live->capacity = 1024;
    live->slots = __libc_calloc(live->capacity, sizeof(entry));
    if (live->slots == NULL) {
      __libc_free(live);
      return;
    }
    pl_live = live;
  }
  pl_live->counters += 1;
}

void pl_live_stop(void) {
  if (pl_live == NULL) return;
  pl_live->counters -= 1;
  if (pl_live->counters > 0) return;
  pl_live_blocks *live = pl_live;
  pl_live = NULL;
  __libc_free(live->slots);
  __libc_free(live);
}

int64_t pl_live_bytes(void) {
  return pl_live == NULL || pl_live->is_incomplete ? -1 : pl_live->bytes;
}

static entry live_entry(const void *block) {
  return pl_live == NULL ? (entry){0} : pl_live->slots[slot(pl_live, (uintptr_t)block)];
}

size_t pl_live_size(const void *block, int usable) {
  return usable ? live_entry(block).usable : live_entry(block).size;
}

size_t pl_live_order(const void *block) { return live_entry(block).order; }
size_t pl_live_allocated(void) { return pl_live == NULL ? 0 : pl_live->allocated; }

#else

void pl_live_start(void) {}
void pl_live_stop(void) {}
int64_t pl_live_bytes(void) { return -1; }
size_t pl_live_size(const void *block, int usable) { return 0; }
size_t pl_live_order(const void *block) { return 0; }
size_t pl_live_allocated(void) { return 0; }

#endif
