/* bench-peer: the plain GTK program that our editor is measured against.

   What it shows is what GTK gives without us: a GtkTextView in a GtkScrolledWindow that propagates
   its natural height, one to five lines high. The arguments, the workloads and what is measured
   are told in bench-loop/include/bench-loop.h. */

#include "bench-loop.h"

static int line_height(GtkWidget *view) {
  PangoLayout *layout = gtk_widget_create_pango_layout(view, "x");
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  g_object_unref(layout);
  return PANGO_PIXELS(logical.height);
}

static BenchEditor make_editor(GtkBox *box, void *data) {
  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  if (bench_maximum_lines() == G_MAXINT) {
    gtk_box_append(box, view);
    return (BenchEditor){.area = view, .view = GTK_TEXT_VIEW(view)};
  }
  GtkWidget *area = gtk_scrolled_window_new();
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(area);
  gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height(scroller, TRUE);
  gtk_scrolled_window_set_child(scroller, view);
  gtk_box_append(box, area);
  /* The view knows its font only once it stands in the window. */
  int height = line_height(view);
  gtk_scrolled_window_set_min_content_height(scroller, height);
  gtk_scrolled_window_set_max_content_height(scroller, bench_maximum_lines() * height);
  return (BenchEditor){.area = area, .view = GTK_TEXT_VIEW(view)};
}

int main(int argument_count, char **arguments) {
  return bench_run("plain GtkTextView", "scrolledwindow { border: none; }", argument_count,
                   arguments, make_editor, NULL);
}
