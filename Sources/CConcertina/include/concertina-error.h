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
 * @CONCERTINA_ERROR_CONTENT: content cannot be read or written in a format
 * @CONCERTINA_ERROR_FILE: a file cannot be written
 *
 * The codes of errors.
 */
typedef enum {
  CONCERTINA_ERROR_CONTENT,
  CONCERTINA_ERROR_FILE
} ConcertinaError;

GQuark concertina_error_quark (void);

G_END_DECLS
