// What GTK knows of a widget for assistive technologies.
//
// Why C: GTK reports it only to its tests, through functions with variable arguments.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Returns the accessible label that was set for a widget, to be freed; NULL if there is none.
char *concertina_playground_label(GtkAccessible *accessible);

// Whether another widget was set as the one that labels a widget.
gboolean concertina_playground_is_labelled(GtkAccessible *accessible);

// Whether a widget is hidden from assistive technologies.
gboolean concertina_playground_is_hidden(GtkAccessible *accessible);

G_END_DECLS
