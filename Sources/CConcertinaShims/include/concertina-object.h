// GObject casts, variadic calls and closures that the importer leaves out.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Takes ownership of a new object: sinks a floating reference, keeps a full one as it is.
void concertina_object_adopt(gpointer object);

// Releases a reference on the main thread: immediately if called there, otherwise from the main
// loop.
void concertina_object_release(gpointer object);

gboolean concertina_object_is_a(gconstpointer object, GType type);
const char *concertina_object_type_name(gconstpointer object);

// Called for each emission. `data` is what the closure was created with; `values` are the emitter
// and, after it, the arguments.
typedef void (*ConcertinaSignalHandler)(void *data, GValue *result, guint argument_count,
                                        const GValue *values);

// Connects a handler for a signal of any signature. `destroy` releases `data` when the connection
// ends, for whatever reason. Returns 0, and releases `data`, if there is no such signal.
gulong concertina_signal_connect(gpointer object, const char *signal, gboolean after,
                                 ConcertinaSignalHandler handler, void *data,
                                 GDestroyNotify destroy);

// Emits a signal that has no arguments besides the object, and no result.
void concertina_signal_emit(gpointer object, const char *signal);

// Emits a signal that has one string argument besides the object, and no result.
void concertina_signal_emit_string(gpointer object, const char *signal, const char *argument);

// Emits a signal that has one object argument besides the object, and no result.
void concertina_signal_emit_object(gpointer object, const char *signal, gpointer argument);

// Emits `key-pressed` on a GtkEventControllerKey; returns whether a handler has handled the key.
gboolean concertina_key_controller_press(gpointer controller, guint value, guint code,
                                         GdkModifierType state);

gboolean concertina_value_holds(const GValue *value, GType type);

// Emits `pressed` on a GtkGestureClick, for a single press.
void concertina_controller_emit_place(gpointer controller, const char *signal, double x, double y);
void concertina_gesture_click_press(gpointer gesture, double x, double y);

// Emits `released` on a GtkGestureClick, for a single press.
void concertina_gesture_click_release(gpointer gesture, double x, double y);

// The fundamental types that property values are made of.
GType concertina_type_invalid(void);
GType concertina_type_boolean(void);
GType concertina_type_int(void);
GType concertina_type_double(void);
GType concertina_type_string(void);
GType concertina_type_strv(void);
GType concertina_type_variant(void);
// The type of what a function without a result returns.
GType concertina_type_none(void);

G_END_DECLS
