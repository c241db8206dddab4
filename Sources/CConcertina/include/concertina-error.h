#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CONCERTINA_ERROR:
 *
 * The domain of errors.
 */
#define CONCERTINA_ERROR (concertina_error_quark ())

/**
 * ConcertinaError:
 * @CONCERTINA_ERROR_CONTENT: content cannot be read or written in a format, or a file cannot
 *
 * The codes of errors.
 */
typedef enum {
  CONCERTINA_ERROR_CONTENT
} ConcertinaError;

GQuark concertina_error_quark (void);

G_END_DECLS
