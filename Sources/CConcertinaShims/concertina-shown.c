#include <math.h>

#include "CConcertinaShims.h"

static gboolean clips(GtkWidget *widget) {
  return gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN || GTK_IS_NATIVE(widget);
}

// Returns the part of a widget that its ancestors do not clip, up to one of them, or to the window
// or popover; lowers `page` to the height of the lowest one that does.
static ConcertinaExtent clip(GtkWidget *widget, GtkWidget *last, double *page) {
  ConcertinaExtent shown = {0, gtk_widget_get_height(widget)};
  GtkWidget *ancestor = widget;
  while (ancestor != last && !GTK_IS_NATIVE(ancestor) &&
         (ancestor = gtk_widget_get_parent(ancestor))) {
    graphene_rect_t place;
    if (!clips(ancestor) || !gtk_widget_compute_bounds(ancestor, widget, &place)) continue;
    shown.top = MAX(shown.top, place.origin.y);
    shown.bottom = MIN(shown.bottom, place.origin.y + place.size.height);
    *page = MIN(*page, place.size.height);
  }
  return shown;
}

ConcertinaExtent concertina_widget_get_shown(GtkWidget *widget) {
  double page = 0;
  return clip(widget, NULL, &page);
}

ConcertinaRows concertina_widget_get_rows(GtkWidget *widget, GtkWidget *last_ancestor) {
  int height = gtk_widget_get_height(widget);
  double page = height;
  ConcertinaExtent shown = clip(widget, last_ancestor, &page);
  ConcertinaRows rows = {.page = (int)ceil(page)};
  rows.top = (int)CLAMP(floor(shown.top), 0, MAX(height - 1, 0));
  rows.bottom = (int)CLAMP(ceil(shown.bottom), rows.top + 1, MAX(height, rows.top + 1));
  return rows;
}
