#ifndef PL_INTERRUPTION_H
#define PL_INTERRUPTION_H

/// Registers a file to remove on SIGINT, SIGTERM and SIGHUP.
///
/// The program still ends by that signal; one that it ignores, as under `nohup`, stays ignored.
/// Returns the slot, or -1 when the path is too long or too many are registered.
int pl_interruption_add(const char *path);

/// Takes back one `pl_interruption_add`; -1 does nothing.
void pl_interruption_drop(int slot);

/// Keeps those signals from ending the program until a matching call of `pl_interruption_resume`.
///
/// For files that take several steps to remove; the caller removes them when a signal is pending.
void pl_interruption_defer(void);

/// Whether a signal is pending until `pl_interruption_resume`.
int pl_interruption_is_pending(void);

/// Undoes one `pl_interruption_defer`; the last call ends the program if a signal is pending.
void pl_interruption_resume(void);

#endif
