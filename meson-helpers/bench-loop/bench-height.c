#include "bench-height.h"

#include "bench-loop.h"

/* Height of at most `lines` lines of one paragraph; `lines` becomes what is left of them. A long
   paragraph's beginning is enough: it fills the lines, and the whole of it may break Pango. */
static int paragraph_height(PangoLayout *layout, int *lines) {
  int count = pango_layout_get_line_count(layout);
  if (count <= *lines) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, NULL, &logical);
    *lines -= count;
    return PANGO_PIXELS(logical.height);
  }
  PangoLayoutIter *iterator = pango_layout_get_iter(layout);
  int bottom = 0;
  for (; *lines > 0; *lines -= 1) {
    pango_layout_iter_get_line_yrange(iterator, NULL, &bottom);
    pango_layout_iter_next_line(iterator);
  }
  pango_layout_iter_free(iterator);
  return PANGO_PIXELS(bottom);
}

static char *beginning_of_line(GtkTextBuffer *buffer, int line) {
  enum { enough_characters = 3000 };
  GtkTextIter start, end;
  gtk_text_buffer_get_iter_at_line(buffer, &start, line);
  end = start;
  if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
  if (gtk_text_iter_get_line_offset(&end) > enough_characters)
    gtk_text_iter_set_line_offset(&end, enough_characters);
  return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

static PangoLayout *make_layout(GtkTextView *view, int width) {
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(view), NULL);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  /* GtkTextView keeps one pixel for the caret. */
  pango_layout_set_width(layout, (width - 1) * PANGO_SCALE);
  return layout;
}

int bench_maximum_lines(void) {
  enum { usual_lines = 5 };
  return g_getenv("CONCERTINA_BENCH_PAGE") ? G_MAXINT : usual_lines;
}

int bench_expected_height(GtkTextView *view, int width) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  PangoLayout *layout = make_layout(view, width);
  int height = 0, lines = bench_maximum_lines();
  int line_count = gtk_text_buffer_get_line_count(buffer);
  for (int line = 0; line < line_count && lines > 0; line++) {
    char *paragraph = beginning_of_line(buffer, line);
    pango_layout_set_text(layout, paragraph, -1);
    height += paragraph_height(layout, &lines);
    g_free(paragraph);
  }
  g_object_unref(layout);
  return height;
}

int bench_line_height(GtkTextView *view) {
  enum { wide_enough = 1000 };
  PangoLayout *layout = make_layout(view, wide_enough);
  int lines = 1, height = paragraph_height(layout, &lines);
  g_object_unref(layout);
  return height;
}
