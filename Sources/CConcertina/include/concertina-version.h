#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CONCERTINA_MAJOR_VERSION:
 *
 * The first number of the version that a program is compiled with.
 */
#define CONCERTINA_MAJOR_VERSION (0)

/**
 * CONCERTINA_MINOR_VERSION:
 *
 * The second number of the version that a program is compiled with.
 */
#define CONCERTINA_MINOR_VERSION (1)

/**
 * CONCERTINA_MICRO_VERSION:
 *
 * The third number of the version that a program is compiled with: 90 or more before a release.
 */
#define CONCERTINA_MICRO_VERSION (90)

/**
 * CONCERTINA_CHECK_VERSION:
 * @major: the first number of a version
 * @minor: the second
 * @micro: the third
 *
 * Whether a program is compiled with that version or a newer one.
 */
#define CONCERTINA_CHECK_VERSION(major, minor, micro)                                              \
  (CONCERTINA_MAJOR_VERSION > (major)                                                              \
   || (CONCERTINA_MAJOR_VERSION == (major) && CONCERTINA_MINOR_VERSION > (minor))                  \
   || (CONCERTINA_MAJOR_VERSION == (major) && CONCERTINA_MINOR_VERSION == (minor)                  \
       && CONCERTINA_MICRO_VERSION >= (micro)))

guint concertina_get_major_version (void);
guint concertina_get_minor_version (void);
guint concertina_get_micro_version (void);

G_END_DECLS
