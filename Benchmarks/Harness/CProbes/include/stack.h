#ifndef PL_STACK_H
#define PL_STACK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Paints the calling thread's unused stack, calls `work` with `context`, and finds the deepest
/// word that has changed. Returns the bytes from there up to the call, or -1 if stacks cannot be
/// painted; `work` is called in any case.
int64_t pl_stack_used_by(void (*work)(void *), void *context);

/// Returns the bytes of the calling thread's stack below the call; 0 if unknown.
size_t pl_stack_left(void);

/// Reserves `bytes` of stack, a multiple of 16, and writes the deepest one: work of known depth.
void pl_use_stack(size_t bytes);

#ifdef __cplusplus
}
#endif

#endif
