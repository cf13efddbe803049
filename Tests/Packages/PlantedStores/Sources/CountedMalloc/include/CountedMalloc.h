#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

#include <stdint.h>

/// Bytes that all threads have requested since the start of the process.
int64_t counted_bytes(void);

#endif
