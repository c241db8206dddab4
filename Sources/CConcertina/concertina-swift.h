// What the C side calls in the rest of the package.
#pragma once

#include <gtk/gtk.h>

// Whether this is GTK's thread.
gboolean concertina_is_main_thread (void);

// Registers all classes, and lets Swift's main queue run in GLib's main loop.
void concertina_swift_register (void);

// Converts rich text; each returns NULL or FALSE with a message that has to be freed.
char *concertina_swift_get_content (GtkWidget *widget, int format, char **message);
gboolean concertina_swift_set_content (GtkWidget *widget, const char *text, int format,
                                       char **message);

// Executes a command by its name; returns whether it could be executed.
gboolean concertina_swift_execute (GtkWidget *widget, const char *command);

// Ends the sending of a message; `error` is NULL for one that has arrived.
void concertina_swift_finish_sending (GtkWidget *widget, const char *error);

// The messages that have not arrived, as `a(usss)`.
GVariant *concertina_swift_pending_messages (GtkWidget *widget);

// What can be done with a message that has not arrived.
typedef enum {
  CONCERTINA_SWIFT_RETRY,
  CONCERTINA_SWIFT_EDIT,
  CONCERTINA_SWIFT_DELETE,
} ConcertinaSwiftAct;

// Does that with the message of an ID; nothing if there is no such message, or it cannot be done.
void concertina_swift_act_on_message (GtkWidget *widget, guint id, int act);

// Registers all classes, once; a critical message on another thread than GTK's.
gboolean concertina_ensure_registered (void);

// The checks with which each exported function begins: it is called on GTK's thread, and with what
// it needs. A mistake prints a critical message, and the function changes nothing.
//
// Why a macro: GLib's message names the function, and the condition that does not hold.
#define CONCERTINA_RETURN_VAL_IF_FAIL(condition, value)        \
  G_STMT_START                                                 \
  {                                                            \
    if (!concertina_is_callable (G_STRFUNC)) return (value);   \
    g_return_val_if_fail (condition, value);                   \
  }                                                            \
  G_STMT_END
#define CONCERTINA_RETURN_IF_FAIL(condition)                   \
  G_STMT_START                                                 \
  {                                                            \
    if (!concertina_is_callable (G_STRFUNC)) return;           \
    g_return_if_fail (condition);                              \
  }                                                            \
  G_STMT_END

// Whether this is GTK's thread; a critical message that names the function on another one.
gboolean concertina_is_callable (const char *function);
