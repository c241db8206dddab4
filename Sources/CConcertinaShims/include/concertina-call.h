// What the functions of the library for other languages do: read and set a property, call a method.
//
// Each first checks that it is called on GTK's thread, and with what it needs; `function` is the name
// of the caller. A mistake prints a critical message, and changes nothing.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Whether this is GTK's thread; a critical message on another one.
gboolean concertina_check_thread(const char *function);

// Reads a property to where `value` points. A text is a copy; an object belongs to the widget.
void concertina_get(gpointer self, GType type, const char *function, const char *property,
                    gpointer value);

// Sets a property to the argument after it.
void concertina_set(gpointer self, GType type, const char *function, const char *property, ...);

// Calls a method with the arguments at the end. Returns whether it has not failed; `result` points to
// where its result goes, and is NULL for a method without one.
gboolean concertina_call(gpointer self, GType type, const char *function, const char *method,
                         GError **error, gpointer result, ...);

// The domain of errors.
GQuark concertina_error_domain(void);

G_END_DECLS
