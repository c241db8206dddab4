#include <math.h>

#include "CConcertinaShims.h"

static gboolean clips(GtkWidget *widget) {
  return gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN || GTK_IS_NATIVE(widget);
}

ConcertinaExtent concertina_widget_get_shown(GtkWidget *widget, GtkWidget *ancestor) {
  ConcertinaExtent shown = {0, gtk_widget_get_height(widget)};
  while (!GTK_IS_NATIVE(ancestor) && (ancestor = gtk_widget_get_parent(ancestor))) {
    graphene_rect_t place;
    if (!clips(ancestor) || !gtk_widget_compute_bounds(ancestor, widget, &place)) continue;
    shown.top = MAX(shown.top, place.origin.y);
    shown.bottom = MIN(shown.bottom, place.origin.y + place.size.height);
  }
  return shown;
}

ConcertinaRows concertina_widget_get_rows(GtkWidget *widget, GtkWidget *last_ancestor) {
  int height = gtk_widget_get_height(widget);
  double top = 0, bottom = height, page = height;
  GtkWidget *ancestor = widget;
  while (ancestor != last_ancestor && !GTK_IS_NATIVE(ancestor) &&
         (ancestor = gtk_widget_get_parent(ancestor))) {
    graphene_rect_t place;
    if (!clips(ancestor) || !gtk_widget_compute_bounds(ancestor, widget, &place)) continue;
    top = MAX(top, place.origin.y);
    bottom = MIN(bottom, place.origin.y + place.size.height);
    page = MIN(page, place.size.height);
  }
  ConcertinaRows rows = {.page = (int)ceil(page)};
  rows.top = (int)CLAMP(floor(top), 0, MAX(height - 1, 0));
  rows.bottom = (int)CLAMP(ceil(bottom), rows.top + 1, MAX(height, rows.top + 1));
  return rows;
}
