#ifndef PL_ALLOCATIONS_H
#define PL_ALLOCATIONS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What the allocation functions were asked for since the process started, as far as counting was on.
typedef struct {
  /// Calls of malloc, calloc, realloc, posix_memalign and aligned_alloc.
  int64_t count;
  /// Bytes requested, before the allocator rounds up.
  int64_t bytes;
} pl_allocations_reading;

/// 1 when this build replaces the allocation functions, 0 on other platforms and under sanitizers.
int pl_allocations_are_replaced(void);

/// Switches counting on for the whole process. Calls nest; each wants one `pl_allocations_stop`.
void pl_allocations_start(void);

/// Takes one `pl_allocations_start` back. Readings never go down.
void pl_allocations_stop(void);

/// Allocations of all threads.
pl_allocations_reading pl_allocations_read_process(void);

/// Allocations of the calling thread.
pl_allocations_reading pl_allocations_read_thread(void);

/// From here on, notes what the calling thread asks for and gives back. Calls nest; each wants one
/// `pl_live_stop` on the same thread.
void pl_live_start(void);

/// Takes one `pl_live_start` back; with the last one all notes are gone.
void pl_live_stop(void);

/// Bytes requested by the calling thread since its first `pl_live_start` and not given back by it.
/// Blocks from before do not count when they are given back. -1 when nothing is noted, or not all of it.
int64_t pl_live_bytes(void);

#ifdef __cplusplus
}
#endif

#endif
