// The class struct of all widget classes, and how it gets its properties and signals.
#pragma once

#include "CConcertinaShims.h"

typedef struct {
  GtkWidgetClass parent_class;
  const ConcertinaWidgetDescription *description;
  // The identifiers of the signals, in the order of the description.
  guint *signals;
} ConcertinaWidgetClass;

// GtkEditable, for a class whose widgets have one line of text: the interface, the properties that
// it demands beside `text`, and the passing on of those, which the line has.
void concertina_editable_add(GType type);
void concertina_editable_install(GObjectClass *class, guint first);
gboolean concertina_editable_get(GtkWidget *widget, GValue *value, GParamSpec *spec);
gboolean concertina_editable_set(GtkWidget *widget, const GValue *value, GParamSpec *spec);

// What a widget shows to GObject.
const ConcertinaMembers *concertina_widget_members(GtkWidget *widget);

// Calls a method; FALSE with a message, which has to be freed, if it has failed, and without one for
// a widget that is going away.
gboolean concertina_widget_call(GtkWidget *widget, guint index, const GValue *arguments,
                                GValue *result, char **message);

// The line of text of a widget; NULL for one without.
GtkEditable *concertina_widget_get_line(GtkWidget *widget);

// Whether a widget is of a class that calls the function below.
gboolean concertina_widget_tells_root(GtkWidget *widget);

// Passes on what is said of a widget that is in a window now; does nothing unless it passes that on.
void concertina_accessible_rooted(GtkWidget *outer);

// Installs the properties and signals of a class, from its class_init.
void concertina_members_install(ConcertinaWidgetClass *class, const ConcertinaMembers *members);
