// A GtkTextView that lets somebody else draw below its letters, that tells assistive programs of all of
// its characters, and whose window is laid out to the end before it is painted.
//
// Why C: all three override functions of classes and interfaces. GTK leaves U+FFFC out of what it tells
// of a text, but counts it: behind each picture everything is off by one.
#pragma once

#include "../../CGtk/CGtk.h"

G_BEGIN_DECLS

GtkWidget *concertina_text_view_new(GtkTextBuffer *buffer);

// Called whenever the view draws itself, with the places of the text as coordinates. `data` belongs to
// the view and is released with `destroy` when another function takes its place, or with the view.
typedef void (*ConcertinaDrawing)(void *data, GtkSnapshot *snapshot);

void concertina_text_view_draw_below(GtkWidget *view, ConcertinaDrawing drawing, void *data,
                                     GDestroyNotify destroy);

G_END_DECLS
