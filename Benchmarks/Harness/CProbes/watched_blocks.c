#include "allocations.h"
#include "replaced.h"

#if PL_REPLACED

#include "watched_blocks.h"

#include <execinfo.h>
#include <pthread.h>
#include <sched.h>

struct pl_watch {
  const uintptr_t *blocks;
  size_t count;
  const pl_slot *slots;
  size_t slot_count;
  size_t least;
  pl_block_event *events;
  size_t capacity;
  pthread_t owner;
  atomic_size_t noted;
  // The slots whose container was freed: their memory may no longer be read.
  _Atomic(uint64_t) gone;
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

static uint64_t held(pl_watch *watch) {
  uint64_t gone = atomic_load(&watch->gone), held = 0;
  for (size_t index = 0; index < watch->slot_count; index++) {
    uint64_t bit = UINT64_C(1) << index;
    if (gone & bit) continue;
    uintptr_t word = *(const volatile uintptr_t *)watch->slots[index].address;
    if ((word & address_bits) == watch->slots[index].value) held |= bit;
  }
  return held;
}

static void note(pl_watch *watch, uintptr_t block, size_t size) {
  size_t index = atomic_fetch_add(&watch->noted, 1);
  if (index >= watch->capacity) return;
  pl_block_event *event = &watch->events[index];
  event->block = block;
  event->size = size;
  event->is_on_other_thread = !pthread_equal(pthread_self(), watch->owner);
  event->held = held(watch);
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
  if (size >= watch->least) note(watch, (uintptr_t)block, size);
  leave();
}

void pl_watch_freed(void *block) {
  pl_watch *watch = enter();
  if (watch == NULL) return;
  for (size_t index = 0; index < watch->count; index++) {
    if (watch->blocks[index] == (uintptr_t)block) note(watch, (uintptr_t)block, 0);
  }
  for (size_t index = 0; index < watch->slot_count; index++) {
    if (watch->slots[index].container == (uintptr_t)block) {
      atomic_fetch_or(&watch->gone, UINT64_C(1) << index);
    }
  }
  leave();
}

void pl_watch_start(
    const uintptr_t *blocks, size_t count, const pl_slot *slots, size_t slot_count, size_t least,
    pl_block_event *events, size_t capacity) {
  // The first walk allocates.
  void *first;
  backtrace(&first, 1);
  pl_watch *watch = __libc_calloc(1, sizeof(pl_watch));
  if (watch == NULL) return;
  watch->blocks = blocks;
  watch->count = count;
  watch->slots = slots;
  watch->slot_count = slot_count < 64 ? slot_count : 64;
  watch->least = least;
  watch->events = events;
  watch->capacity = capacity;
  watch->owner = pthread_self();
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

void pl_watch_start(
    const uintptr_t *blocks, size_t count, const pl_slot *slots, size_t slot_count, size_t least,
    pl_block_event *events, size_t capacity) {}
size_t pl_watch_stop(void) { return 0; }

#endif
