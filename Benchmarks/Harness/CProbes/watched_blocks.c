#include "allocations.h"
#include "replaced.h"

#if PL_REPLACED

#include "watched_blocks.h"

#include <execinfo.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>

struct pl_watch {
  const pl_block *blocks;
  size_t count;
  size_t least;
  pl_block_event *events;
  size_t capacity;
  pthread_t owner;
  atomic_size_t noted;
  // For each watched block, whether it was freed; then for each, the slots whose container was. What was
  // freed may no longer be read.
  _Atomic(uint64_t) *freed;
  _Atomic(uint64_t) *gone;
};

_Atomic(pl_watch *) pl_watching;

// Threads inside a hook. The watch ends when they have left.
static atomic_int inside;

// The walk of a stack may allocate; that is not noted.
static _Thread_local __attribute__((tls_model("initial-exec"))) int is_noting;

// Its own memory bypasses the replaced functions and is not counted.
extern void *__libc_calloc(size_t count, size_t size);
extern void __libc_free(void *block);

// An enum may keep its case in the bits of a reference that no address uses.
static const uintptr_t address_bits = UINT64_C(0x00FFFFFFFFFFFFF8);

extern size_t swift_retainCount(void *object);

size_t pl_references(uintptr_t object) { return swift_retainCount((void *)object); }

static pl_holding holding(pl_watch *watch, size_t index) {
  const pl_block *block = &watch->blocks[index];
  uint64_t gone = atomic_load(&watch->gone[index]);
  pl_holding holding = {block->address, 0, 0};
  if (!atomic_load(&watch->freed[index])) holding.references = pl_references(block->address);
  for (size_t slot = 0; slot < block->slot_count && slot < 64; slot++) {
    uint64_t bit = UINT64_C(1) << slot;
    const pl_slot *known = &block->slots[slot];
    if (gone & bit) continue;
    // The count of a collection follows the header of its storage.
    if (known->count > 0 && *(const volatile size_t *)(known->container + 16) < known->count) continue;
    uintptr_t word = *(const volatile uintptr_t *)known->address;
    if ((word & address_bits) == block->address) holding.held |= bit;
  }
  return holding;
}

static int may_be_copied(pl_watch *watch, size_t index, size_t size) {
  const pl_block *block = &watch->blocks[index];
  return !atomic_load(&watch->freed[index]) && block->least <= size &&
         size <= malloc_usable_size((void *)block->address) && pl_references(block->address) > 1;
}

// `freed` is the index of the block that is being freed, for a size of 0.
static void note(pl_watch *watch, uintptr_t block, size_t size, size_t freed) {
  size_t index = atomic_fetch_add(&watch->noted, 1);
  if (index >= watch->capacity) return;
  pl_block_event *event = &watch->events[index];
  event->block = block;
  event->size = size;
  event->holding_count = 0;
  if (size == 0) event->holdings[event->holding_count++] = holding(watch, freed);
  for (size_t other = 0; size > 0 && other < watch->count && event->holding_count < 32; other++) {
    if (may_be_copied(watch, other, size)) {
      event->holdings[event->holding_count++] = holding(watch, other);
    }
  }
  event->is_on_other_thread = !pthread_equal(pthread_self(), watch->owner);
  // Uses unwind tables, because some functions of the Swift runtime have no frame pointer.
  event->depth = (size_t)backtrace((void **)event->stack, sizeof event->stack / sizeof *event->stack);
}

// The watch, unless this thread is noting already or the watch has just ended. Each needs one `leave`.
static pl_watch *enter(void) {
  if (is_noting) return NULL;
  atomic_fetch_add(&inside, 1);
  pl_watch *watch = atomic_load(&pl_watching);
  if (watch == NULL) atomic_fetch_sub(&inside, 1);
  is_noting = watch != NULL;
  return watch;
}

static void leave(void) {
  is_noting = 0;
  atomic_fetch_sub(&inside, 1);
}

void pl_watch_allocated(void *block, size_t size) {
  pl_watch *watch = enter();
  if (watch == NULL) return;
  if (size >= watch->least) note(watch, (uintptr_t)block, size, 0);
  leave();
}

void pl_watch_freed(void *block) {
  pl_watch *watch = enter();
  if (watch == NULL) return;
  for (size_t index = 0; index < watch->count; index++) {
    const pl_block *watched = &watch->blocks[index];
    if (watched->address == (uintptr_t)block) {
      atomic_store(&watch->freed[index], 1);
      note(watch, (uintptr_t)block, 0, index);
    }
    for (size_t slot = 0; slot < watched->slot_count && slot < 64; slot++) {
      if (watched->slots[slot].container == (uintptr_t)block) {
        atomic_fetch_or(&watch->gone[index], UINT64_C(1) << slot);
      }
    }
  }
  leave();
}

void pl_watch_start(
    const pl_block *blocks, size_t count, size_t least, pl_block_event *events, size_t capacity) {
  // The first walk allocates.
  void *first;
  backtrace(&first, 1);
  pl_watch *watch = __libc_calloc(1, sizeof(pl_watch) + 2 * count * sizeof(uint64_t));
  if (watch == NULL) return;
  watch->blocks = blocks;
  watch->count = count;
  watch->least = least;
  watch->events = events;
  watch->capacity = capacity;
  watch->owner = pthread_self();
  watch->freed = (_Atomic(uint64_t) *)(watch + 1);
  watch->gone = watch->freed + count;
  atomic_store(&pl_watching, watch);
}

size_t pl_watch_stop(void) {
  pl_watch *watch = atomic_exchange(&pl_watching, NULL);
  if (watch == NULL) return 0;
  while (atomic_load(&inside) > 0) sched_yield();
  size_t count = atomic_load(&watch->noted);
  if (count > watch->capacity) count = watch->capacity;
  __libc_free(watch);
  return count;
}

#else

size_t pl_references(uintptr_t object) { return 0; }
void pl_watch_start(
    const pl_block *blocks, size_t count, size_t least, pl_block_event *events, size_t capacity) {}
size_t pl_watch_stop(void) { return 0; }

#endif
