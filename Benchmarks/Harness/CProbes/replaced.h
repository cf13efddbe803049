#ifndef PL_REPLACED_H
#define PL_REPLACED_H

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
#define PL_REPLACED 1
#else
#define PL_REPLACED 0
#endif

#endif
