#if defined(__linux__)
#define _GNU_SOURCE // pthread_getattr_np
#endif

#include "stack.h"

#include <alloca.h>
#include <pthread.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Sanitizers move variables off the stack and make frames larger.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer) || __has_feature(hwaddress_sanitizer)
#define PL_SANITIZED 1
#else
#define PL_SANITIZED 0
#endif

// Left unpainted at the end of the stack, next to the system's own guard.
static const uintptr_t guard = 64 << 10;

// How much of an unlimited stack is painted.
static const uintptr_t most = 8 << 20;

// Returns the lowest address of the calling thread's stack; 0 if unknown.
static uintptr_t lowest_address(void) {
#if PL_SANITIZED
  return 0;
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *lowest = NULL;
  size_t size;
  if (pthread_attr_getstack(&attributes, &lowest, &size) != 0) lowest = NULL;
  pthread_attr_destroy(&attributes);
  return (uintptr_t)lowest;
#elif defined(__APPLE__)
  pthread_t thread = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#else
  return 0;
#endif
}

static const uint64_t paint = 0x9E3779B97F4A7C15;

// This function makes all its calls itself, so the painted words start right below its frame.
__attribute__((noinline)) int64_t pl_stack_used_by(void (*work)(void *), void *context) {
  uintptr_t lowest = lowest_address();
  // The end of this frame. `volatile` keeps the compiler from moving it.
  volatile char *volatile end = alloca(16);
  uintptr_t top = (uintptr_t)end & ~(uintptr_t)7;
  if (lowest == 0 || top < lowest + 2 * guard) {
    work(context);
    return -1;
  }
  uintptr_t bottom = top - lowest - guard > most ? top - most : lowest + guard;
  for (uintptr_t word = bottom; word < top; word += 8) *(volatile uint64_t *)word = paint;
  work(context);
  uintptr_t deepest = bottom;
  while (deepest < top && *(volatile uint64_t *)deepest == paint) deepest += 8;
  return (int64_t)(top - deepest);
}

size_t pl_stack_left(void) {
  uintptr_t lowest = lowest_address();
  return lowest == 0 ? 0 : (uintptr_t)__builtin_frame_address(0) - lowest;
}

void pl_use_stack(size_t bytes) {
  volatile char *block = alloca(bytes);
  block[0] = 1;
}
