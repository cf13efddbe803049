// In C, because a signal handler may call little else than system calls.

#include "CInterruption.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

enum { vacant, filling, registered };

static struct {
  atomic_int state;
  char path[4096];
} slots[16];

static const int count = sizeof slots / sizeof *slots;

static atomic_int deferrals;
static atomic_int pending;

static void remove_and_end(int number) {
  if (atomic_load(&deferrals) > 0) {
    atomic_store(&pending, number);
    return;
  }
  for (int slot = 0; slot < count; slot++)
    if (atomic_load(&slots[slot].state) == registered) unlink(slots[slot].path);
  signal(number, SIG_DFL);
  raise(number);
}

static void handle(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || action.sa_handler != SIG_DFL) return;
  memset(&action, 0, sizeof action);
  action.sa_handler = remove_and_end;
  sigaction(number, &action, NULL);
}

static void handle_all(void) {
  handle(SIGINT);
  handle(SIGTERM);
  handle(SIGHUP);
}

int pl_interruption_add(const char *path) {
  if (strlen(path) >= sizeof slots->path) return -1;
  handle_all();
  for (int slot = 0; slot < count; slot++) {
    int expected = vacant;
    if (!atomic_compare_exchange_strong(&slots[slot].state, &expected, filling)) continue;
    strcpy(slots[slot].path, path);
    atomic_store(&slots[slot].state, registered);
    return slot;
  }
  return -1;
}

void pl_interruption_drop(int slot) {
  if (slot >= 0) atomic_store(&slots[slot].state, vacant);
}

void pl_interruption_defer(void) {
  atomic_fetch_add(&deferrals, 1);
  handle_all();
}

int pl_interruption_is_pending(void) { return atomic_load(&pending) != 0; }

void pl_interruption_resume(void) {
  if (atomic_fetch_sub(&deferrals, 1) > 1) return;
  int number = atomic_load(&pending);
  if (number != 0) remove_and_end(number);
}
