#include "allocations.h"
#include "replaced.h"

#if PL_REPLACED

#include "watched_blocks.h"

#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <unwind.h>

struct pl_watch {
  const pl_block *blocks;
  size_t count;
  const pl_container *containers;
  size_t container_count;
  size_t least;
  pl_block_event *events;
  size_t capacity;
  pthread_t owner;
  atomic_size_t noted;
  // Whether each container, watched block and noted block was freed. What was freed may no longer be read.
  atomic_bool *gone;
  atomic_bool *freed;
  atomic_bool *freed_again;
  // The noted blocks that may be copies.
  size_t *copies;
  atomic_size_t copy_count;
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

// The words of all events; further ones are not noted.
static const size_t most_words = 1 << 20;
static pl_word *words;
static size_t word_count;
static atomic_flag is_writing_words = ATOMIC_FLAG_INIT;

static size_t noted(pl_watch *watch) {
  size_t count = atomic_load(&watch->noted);
  return count < watch->capacity ? count : watch->capacity;
}

static size_t copies(pl_watch *watch) { return atomic_load(&watch->copy_count); }

// Notes each word of the containers that refers to `block`.
static void note_words(pl_watch *watch, pl_block_event *event, uintptr_t block) {
  size_t references = pl_references(block);
  for (size_t index = 0; index < watch->container_count; index++) {
    const pl_container *container = &watch->containers[index];
    // A hash table is seeded with its own address.
    if (atomic_load(&watch->gone[index]) || container->address == block) continue;
    // The count of a collection follows the header of its storage.
    size_t count = container->count > 0 ? *(const volatile size_t *)(container->address + 16) : 0;
    if (count < container->count) continue;
    uintptr_t end = container->address + container->bytes + (count - container->count) * container->stride;
    for (uintptr_t word = container->address; word + 8 <= end; word += 8) {
      if ((*(const volatile uintptr_t *)word & address_bits) != block) continue;
      if (word_count == most_words) return;
      words[word_count++] = (pl_word){word, container->address, block, references, 0, 0};
      event->held_count++;
    }
  }
}

// Notes each word that refers to an object or to the storage of a collection, once.
static void note_storage(pl_watch *watch, pl_block_event *event, uintptr_t container) {
  for (size_t index = 0; index < event->held_count; index++) {
    if (event->held[index].block == container) return;
  }
  for (size_t index = 0; index < watch->container_count; index++) {
    const pl_container *known = &watch->containers[index];
    if (known->address == container && (known->count > 0 || known->is_object))
      return note_words(watch, event, container);
  }
}

static void hold(pl_watch *watch, pl_block_event *event, uintptr_t block, size_t least) {
  if (event->holding_count == sizeof event->holdings / sizeof *event->holdings) return;
  if (event->size < least || event->size > malloc_usable_size((void *)block)) return;
  size_t references = pl_references(block);
  if (references < 2) return;
  event->holdings[event->holding_count++] = (pl_holding){block, references};
  size_t index = event->held_count;
  note_words(watch, event, block);
  // A collection may have left its property since the update began.
  for (; index < event->held_count; index++) note_storage(watch, event, event->held[index].container);
}

typedef struct {
  pl_block_event *event;
  uintptr_t starts[65]; // of the frames that have a bit, and of the next
} pl_walk;

// Notes that a frame knows an address, if it is one of a word.
static void know(pl_block_event *event, uintptr_t address, size_t frame, bool in_register) {
  for (size_t index = 0; index < event->held_count; index++) {
    pl_word *word = (pl_word *)&event->held[index];
    if (word->address == address) *(in_register ? &word->registers : &word->frames) |= UINT64_C(1) << frame;
  }
}

// Registers that a call preserves, by their numbers in DWARF.
#if defined(__x86_64__)
static const int preserved[] = {3, 6, 12, 13, 14, 15};
#elif defined(__aarch64__)
static const int preserved[] = {19, 20, 21, 22, 23, 24, 25, 26, 27, 28};
#else
static const int preserved[] = {};
#endif

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *argument) {
  pl_walk *walk = argument;
  size_t frame = walk->event->depth;
  if (frame == sizeof walk->event->stack / sizeof *walk->event->stack) return _URC_END_OF_STACK;
  walk->event->stack[frame] = _Unwind_GetIP(context);
  walk->event->depth += 1;
  if (frame >= sizeof walk->starts / sizeof *walk->starts) return _URC_NO_REASON;
  walk->starts[frame] = _Unwind_GetCFA(context);
  for (size_t index = 0; walk->event->held_count > 0 && frame < 64 && index < sizeof preserved / sizeof *preserved; index++)
    know(walk->event, _Unwind_GetGR(context, preserved[index]), frame, true);
  return _URC_NO_REASON;
}

// Uses unwind tables, because some functions of the Swift runtime have no frame pointer.
static void note_stack(pl_block_event *event) {
  pl_walk walk = {event, {0}};
  _Unwind_Backtrace(step, &walk);
  for (size_t frame = 0; event->held_count > 0 && frame < 64 && frame + 1 < event->depth; frame++) {
    for (uintptr_t place = walk.starts[frame]; place < walk.starts[frame + 1]; place += 8)
      know(event, *(const volatile uintptr_t *)place, frame, false);
  }
}

// A size of 0 is that of a block that is being freed.
static void note(pl_watch *watch, uintptr_t block, size_t size) {
  size_t index = atomic_fetch_add(&watch->noted, 1);
  if (index >= watch->capacity) return;
  pl_block_event *event = &watch->events[index];
  event->block = block;
  event->size = size;
  event->holding_count = event->held_count = event->depth = 0;
  event->order = pl_live_allocated();
  while (atomic_flag_test_and_set(&is_writing_words)) sched_yield();
  event->held = words + word_count;
  for (size_t other = 0; size > 0 && other < watch->count; other++) {
    const pl_block *watched = &watch->blocks[other];
    if (!atomic_load(&watch->freed[other])) hold(watch, event, watched->address, watched->least);
  }
  // A copy may itself be copied.
  for (size_t other = 0, count = copies(watch); size > 0 && other < count; other++) {
    const pl_block_event *earlier = &watch->events[watch->copies[other]];
    if (atomic_load(&watch->freed_again[other])) continue;
    hold(watch, event, earlier->block, earlier->size / 2);
  }
  atomic_flag_clear(&is_writing_words);
  if (event->holding_count > 0) watch->copies[atomic_fetch_add(&watch->copy_count, 1)] = index;
  event->is_on_other_thread = !pthread_equal(pthread_self(), watch->owner);
  note_stack(event);
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
    if (watch->blocks[index].address != (uintptr_t)block || atomic_load(&watch->freed[index])) continue;
    atomic_store(&watch->freed[index], true);
    note(watch, (uintptr_t)block, 0);
  }
  for (size_t index = 0, count = copies(watch); index < count; index++) {
    if (watch->events[watch->copies[index]].block != (uintptr_t)block) continue;
    if (!atomic_exchange(&watch->freed_again[index], true)) note(watch, (uintptr_t)block, 0);
  }
  for (size_t index = 0; index < watch->container_count; index++) {
    if (watch->containers[index].address == (uintptr_t)block) atomic_store(&watch->gone[index], true);
  }
  leave();
}

void pl_watch_start(
    const pl_block *blocks, size_t count, const pl_container *containers, size_t container_count,
    size_t least, pl_block_event *events, size_t capacity) {
  // The first walk allocates.
  events->depth = events->held_count = 0;
  note_stack(events);
  pl_watch *watch = __libc_calloc(1, sizeof(pl_watch) + capacity * (sizeof(size_t) + 1) + container_count + count);
  if (words == NULL) words = __libc_calloc(most_words, sizeof *words);
  word_count = 0;
  if (watch == NULL || words == NULL) return;
  watch->blocks = blocks;
  watch->count = count;
  watch->containers = containers;
  watch->container_count = container_count;
  watch->least = least;
  watch->events = events;
  watch->capacity = capacity;
  watch->owner = pthread_self();
  watch->copies = (size_t *)(watch + 1);
  watch->gone = (atomic_bool *)(watch->copies + capacity);
  watch->freed = watch->gone + container_count;
  watch->freed_again = watch->freed + count;
  atomic_store(&pl_watching, watch);
}

size_t pl_watch_stop(void) {
  pl_watch *watch = atomic_exchange(&pl_watching, NULL);
  if (watch == NULL) return 0;
  while (atomic_load(&inside) > 0) sched_yield();
  size_t count = noted(watch);
  __libc_free(watch);
  return count;
}

#else

size_t pl_references(uintptr_t object) { return 0; }
void pl_watch_start(
    const pl_block *blocks, size_t count, const pl_container *containers, size_t container_count,
    size_t least, pl_block_event *events, size_t capacity) {}
size_t pl_watch_stop(void) { return 0; }

#endif
