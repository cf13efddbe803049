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

#ifdef __cplusplus
}
#endif

#endif
