/* bench-rich-text: the plain GTK program that our rich editor is measured against.

   A GtkTextView with tags, and labels at anchors, in a GtkScrolledWindow; on a page of its own
   (CONCERTINA_BENCH_PAGE) without one, as high as its text. The arguments, the workloads and what is
   measured are told in bench-loop/include/bench-loop.h. */

#include "bench-loop.h"

enum { greatest_height = 400, bold_letters = 5, lines_per_widget = 10 };

static void add_widget(GtkTextView *view, int line) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  GtkTextIter end;
  gtk_text_buffer_get_iter_at_line(buffer, &end, line);
  if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
  GtkTextChildAnchor *anchor = gtk_text_buffer_create_child_anchor(buffer, &end);
  char *name = g_strdup_printf("widget %d", line);
  gtk_text_view_add_child_at_anchor(view, gtk_label_new(name), anchor);
  g_free(name);
}

static void fill(const BenchEditor *editor, const char *text, int length) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(editor->view);
  GtkTextTag *bold = gtk_text_buffer_create_tag(buffer, NULL, "weight", PANGO_WEIGHT_BOLD, NULL);
  gtk_text_buffer_set_text(buffer, text, length);
  for (int line = 0; line < gtk_text_buffer_get_line_count(buffer); line++) {
    GtkTextIter start, end;
    gtk_text_buffer_get_iter_at_line(buffer, &start, line);
    end = start;
    gtk_text_iter_forward_chars(&end, bold_letters);
    gtk_text_buffer_apply_tag(buffer, bold, &start, &end);
    if (line % lines_per_widget == lines_per_widget - 1) add_widget(editor->view, line);
  }
}

static BenchEditor make_editor(GtkBox *box, void *data) {
  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  GtkWidget *area = view;
  if (g_getenv("CONCERTINA_BENCH_PAGE") == NULL) {
    area = gtk_scrolled_window_new();
    GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(area);
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_propagate_natural_height(scroller, TRUE);
    gtk_scrolled_window_set_max_content_height(scroller, greatest_height);
    gtk_scrolled_window_set_child(scroller, view);
  }
  gtk_box_append(box, area);
  return (BenchEditor){.area = area, .view = GTK_TEXT_VIEW(view), .fill = fill};
}

int main(int argument_count, char **arguments) {
  return bench_run("plain GtkTextView", "scrolledwindow { border: none; }", argument_count,
                   arguments, make_editor, NULL);
}
