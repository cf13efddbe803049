#ifndef CCALLSTACK_H
#define CCALLSTACK_H

#include <stddef.h>
#include <stdint.h>

/// Writes the return addresses on the calling thread's stack, the nearest first.
/// Returns how many there are, at most `capacity`; 0 where stacks cannot be walked.
size_t call_stack(uintptr_t *addresses, size_t capacity);

/// Finds the file that the code at `address` was loaded from, and where it was loaded.
/// Returns the path, which lives as long as the process, or NULL.
const char *loaded_file(uintptr_t address, uintptr_t *base);

#endif
