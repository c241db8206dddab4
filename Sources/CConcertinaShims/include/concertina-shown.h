// Which part of a widget is visible: what nothing around it clips.
//
// Why C: it is asked in each layout of each text, and walks through all of a widget's ancestors.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// From top to bottom, in pixels of a widget; empty if the bottom is not below the top.
typedef struct {
  double top;
  double bottom;
} ConcertinaExtent;

// Whole rows of pixels of a widget, at least one.
typedef struct {
  int top;
  int bottom;
  // The height of the lowest widget that clips this one; that of the widget itself if none does.
  int page;
} ConcertinaRows;

// The part of a widget that its ancestors do not clip, up to its window or popover.
ConcertinaExtent concertina_widget_get_shown(GtkWidget *widget);

// The rows of a widget that its ancestors do not clip, up to one of them or, if that is NULL, to
// its window or popover. Of a widget that is out of sight, it is the row that is nearest to it.
ConcertinaRows concertina_widget_get_rows(GtkWidget *widget, GtkWidget *last_ancestor);

G_END_DECLS
