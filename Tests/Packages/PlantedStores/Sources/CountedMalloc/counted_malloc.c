#include "CountedMalloc.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int64_t) bytes;

int64_t counted_bytes(void) { return atomic_load(&bytes); }

#if defined(__linux__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static size_t counted(size_t size) {
  atomic_fetch_add(&bytes, (int64_t)size);
  return size;
}

void *malloc(size_t size) { return __libc_malloc(counted(size)); }

void *calloc(size_t count, size_t size) {
  counted(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) { return __libc_realloc(block, counted(size)); }

void free(void *block) { __libc_free(block); }

void *aligned_alloc(size_t alignment, size_t size) {
  return __libc_memalign(alignment, counted(size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = __libc_memalign(alignment, counted(size));
  return *result == NULL ? ENOMEM : 0;
}

#endif
