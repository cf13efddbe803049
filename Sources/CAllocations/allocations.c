#include "CAllocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer) || __has_feature(hwaddress_sanitizer)
#define PL_SANITIZED 1
#else
#define PL_SANITIZED 0
#endif

// __GLIBC__ comes from <features.h>, which every glibc header includes.
#if defined(__linux__) && defined(__GLIBC__) && !PL_SANITIZED

static atomic_int active;
static _Atomic(int64_t) process_count;
static _Atomic(int64_t) process_bytes;

// Initial-exec: reading it never allocates, so the replaced malloc cannot call itself.
static _Thread_local __attribute__((tls_model("initial-exec"))) pl_allocations_reading thread_reading;

static inline void note(size_t size) {
  if (atomic_load_explicit(&active, memory_order_relaxed) == 0) return;
  atomic_fetch_add_explicit(&process_count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&process_bytes, (int64_t)size, memory_order_relaxed);
  thread_reading.count += 1;
  thread_reading.bytes += (int64_t)size;
}

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void free(void *block) {
  __libc_free(block);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

// POSIX: the result code says what went wrong, and errno stays as it was.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  note(size);
  int previous = errno;
  void *block = __libc_memalign(alignment, size);
  errno = previous;
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

int pl_allocations_are_replaced(void) { return 1; }

void pl_allocations_start(void) {
  atomic_fetch_add_explicit(&active, 1, memory_order_relaxed);
}

void pl_allocations_stop(void) {
  atomic_fetch_sub_explicit(&active, 1, memory_order_relaxed);
}

pl_allocations_reading pl_allocations_read_process(void) {
  pl_allocations_reading reading = {
      atomic_load_explicit(&process_count, memory_order_relaxed),
      atomic_load_explicit(&process_bytes, memory_order_relaxed),
  };
  return reading;
}

pl_allocations_reading pl_allocations_read_thread(void) { return thread_reading; }

#else

int pl_allocations_are_replaced(void) { return 0; }
void pl_allocations_start(void) {}
void pl_allocations_stop(void) {}

pl_allocations_reading pl_allocations_read_process(void) {
  pl_allocations_reading nothing = {0, 0};
  return nothing;
}

pl_allocations_reading pl_allocations_read_thread(void) { return pl_allocations_read_process(); }

#endif
