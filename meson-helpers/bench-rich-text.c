/* bench-rich-text: the plain GTK program that our rich editor is measured against.

   A GtkTextView with tags, and labels at anchors, in a GtkScrolledWindow; on a page of its own
   (CONCERTINA_BENCH_PAGE) without one, as high as its text. With CONCERTINA_BENCH_NESTED four views, each
   but the first at an anchor of the one before; the last one is worked on. With CONCERTINA_BENCH_NOTES the
   lines are items of lists, and there is a picture in every fiftieth. The arguments, the workloads and what is
   measured are told in bench-loop/include/bench-loop.h. */

#include "bench-loop.h"

enum { greatest_height = 400, bold_letters = 5, lines_per_widget = 10 };
/* How many editors are nested, and how much narrower each is than the one before. */
enum { nested_editors = 4, first_width = 400, narrowing = 20 };
/* The lists and the pictures of notes. */
enum { list_levels = 4, lines_per_picture = 50, picture_width = 480, picture_height = 300 };

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

/* A file of a picture, as an app has it. */
static GBytes *picture_file(void) {
  static GBytes *file;
  if (file != NULL) return file;
  guchar *pixels = g_malloc(picture_width * picture_height * 4);
  for (int i = 0; i < picture_width * picture_height; i++) {
    pixels[4 * i] = i % picture_width;
    pixels[4 * i + 1] = i / picture_width;
    pixels[4 * i + 2] = 128;
    pixels[4 * i + 3] = 255;
  }
  GBytes *bytes = g_bytes_new_take(pixels, picture_width * picture_height * 4);
  GdkTexture *texture = gdk_memory_texture_new(picture_width, picture_height, GDK_MEMORY_R8G8B8A8,
                                               bytes, picture_width * 4);
  file = gdk_texture_save_to_png_bytes(texture);
  g_object_unref(texture);
  g_bytes_unref(bytes);
  return file;
}

static void add_picture(GtkTextView *view, int line) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  GtkTextIter end;
  gtk_text_buffer_get_iter_at_line(buffer, &end, line);
  if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
  GtkTextChildAnchor *anchor = gtk_text_buffer_create_child_anchor(buffer, &end);
  GdkTexture *texture = gdk_texture_new_from_bytes(picture_file(), NULL);
  GtkWidget *picture = gtk_picture_new_for_paintable(GDK_PAINTABLE(texture));
  gtk_widget_set_size_request(picture, picture_width / 2, picture_height / 2);
  gtk_text_view_add_child_at_anchor(view, picture, anchor);
  g_object_unref(texture);
}

/* Items of nested lists, whose markers are typed, and pictures. */
static void fill_with_notes(const BenchEditor *editor, const char *text, int length) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(editor->view);
  GtkTextTag *levels[list_levels];
  for (int level = 0; level < list_levels; level++)
    levels[level] = gtk_text_buffer_create_tag(buffer, NULL, "left-margin", 24 * (level + 1),
                                               "indent", -24, NULL);
  gtk_text_buffer_set_text(buffer, text, length);
  for (int line = 0; line < gtk_text_buffer_get_line_count(buffer); line++) {
    GtkTextIter start, end;
    gtk_text_buffer_get_iter_at_line(buffer, &start, line);
    gtk_text_buffer_insert(buffer, &start, "\342\200\242 ", -1);
    gtk_text_buffer_get_iter_at_line(buffer, &start, line);
    end = start;
    if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
    gtk_text_buffer_apply_tag(buffer, levels[line / 3 % list_levels], &start, &end);
    if (line % lines_per_picture == lines_per_picture - 1) add_picture(editor->view, line);
  }
}

static GtkWidget *make_view(void) {
  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  return view;
}

/* Puts a view on a line of its own into another one. */
static GtkTextView *nest(GtkTextView *outer, int level) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(outer);
  gtk_text_buffer_set_text(buffer, "before\n\nafter", -1);
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_line(buffer, &place, 1);
  GtkTextChildAnchor *anchor = gtk_text_buffer_create_child_anchor(buffer, &place);
  GtkWidget *inner = make_view();
  /* At an anchor a view gets its least width. */
  gtk_widget_set_size_request(inner, first_width - level * narrowing, -1);
  gtk_text_view_add_child_at_anchor(outer, inner, anchor);
  return GTK_TEXT_VIEW(inner);
}

static void fill_plainly(const BenchEditor *editor, const char *text, int length) {
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(editor->view), text, length);
}

static BenchEditor make_nested_editors(GtkBox *box) {
  GtkWidget *area = make_view();
  gtk_box_append(box, area);
  GtkTextView *view = GTK_TEXT_VIEW(area);
  for (int level = 1; level < nested_editors; level++) view = nest(view, level);
  return (BenchEditor){.area = area, .view = view, .fill = fill_plainly};
}

static BenchEditor make_editor(GtkBox *box, void *data) {
  if (g_getenv("CONCERTINA_BENCH_NESTED") != NULL) return make_nested_editors(box);
  GtkWidget *view = make_view();
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
  gboolean is_notes = g_getenv("CONCERTINA_BENCH_NOTES") != NULL;
  return (BenchEditor){
      .area = area, .view = GTK_TEXT_VIEW(view), .fill = is_notes ? fill_with_notes : fill};
}

int main(int argument_count, char **arguments) {
  return bench_run("plain GtkTextView", "scrolledwindow { border: none; }", argument_count,
                   arguments, make_editor, NULL);
}
