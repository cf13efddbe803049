#ifndef PL_RUNTIME_H
#define PL_RUNTIME_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether the object there has begun to go. The Swift runtime exports it, but Swift code may not declare it.
///
/// - Parameter object: an object whose memory is still kept, as an unowned reference keeps it.
bool swift_isDeallocating(const void *object);

#ifdef __cplusplus
}
#endif

#endif
