#ifndef PL_INTERRUPTION_H
#define PL_INTERRUPTION_H

/// Registers a file to remove on SIGINT, SIGTERM and SIGHUP.
///
/// The program still ends by that signal; one that it ignores, as under `nohup`, stays ignored.
/// Returns the slot, or -1 when the path is too long or too many are registered.
int pl_interruption_add(const char *path);

/// Takes back one `pl_interruption_add`; -1 does nothing.
void pl_interruption_drop(int slot);

#endif
