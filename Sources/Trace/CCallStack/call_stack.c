#define _GNU_SOURCE
#include "call_stack.h"

#ifdef __linux__
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// Swift keeps frame pointers. Each frame lies above the one before it and below the end of the
// stack; where that is not so, as in an asynchronous function, the walk ends.
size_t call_stack(uintptr_t *addresses, size_t capacity) {
  static __thread uintptr_t end;
  if (end == 0) {
    if (getenv("PATTERN_LAB_UNCOUNTED") != NULL) return 0;
    pthread_attr_t attributes;
    void *lowest;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) end = (uintptr_t)lowest + size;
    pthread_attr_destroy(&attributes);
  }
  size_t count = 0;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  while (count < capacity && frame % 16 == 0 && frame + 2 * sizeof(uintptr_t) <= end) {
    const uintptr_t *words = (const uintptr_t *)frame;
    addresses[count++] = words[1];
    if (words[0] <= frame) break;
    frame = words[0];
  }
  return count;
}

const char *loaded_file(uintptr_t address, uintptr_t *base) {
  Dl_info info;
  if (dladdr((const void *)address, &info) == 0) return NULL;
  *base = (uintptr_t)info.dli_fbase;
  return info.dli_fname;
}
#else
size_t call_stack(uintptr_t *addresses, size_t capacity) { return 0; }
const char *loaded_file(uintptr_t address, uintptr_t *base) { return NULL; }
#endif
