#include "bench-text.h"

GtkWidget *bench_input(const BenchEditor *editor) {
  return editor->line != NULL ? GTK_WIDGET(editor->line) : GTK_WIDGET(editor->view);
}

static GtkTextBuffer *buffer(const BenchEditor *editor) {
  return gtk_text_view_get_buffer(editor->view);
}

static void scroll_to_caret(const BenchEditor *editor) {
  gtk_text_view_scroll_mark_onscreen(editor->view, gtk_text_buffer_get_insert(buffer(editor)));
}

void bench_set_text(const BenchEditor *editor, const char *text, int length) {
  if (editor->fill != NULL) return editor->fill(editor, text, length);
  if (editor->line == NULL) return gtk_text_buffer_set_text(buffer(editor), text, length);
  char *copy = g_strndup(text, length);
  gtk_editable_set_text(GTK_EDITABLE(editor->line), copy);
  g_free(copy);
}

void bench_place_caret(const BenchEditor *editor, gboolean at_start) {
  if (editor->line != NULL) {
    gtk_editable_set_position(GTK_EDITABLE(editor->line), at_start ? 0 : -1);
    return;
  }
  GtkTextIter position;
  gtk_text_buffer_get_end_iter(buffer(editor), &position);
  if (at_start) gtk_text_buffer_get_start_iter(buffer(editor), &position);
  gtk_text_buffer_place_cursor(buffer(editor), &position);
  scroll_to_caret(editor);
}

void bench_insert(const BenchEditor *editor, const char *text, int length) {
  if (editor->line != NULL) {
    char *copy = g_strndup(text, length);
    g_signal_emit_by_name(editor->line, "insert-at-cursor", copy);
    g_free(copy);
    return;
  }
  gtk_text_buffer_begin_user_action(buffer(editor));
  gtk_text_buffer_insert_interactive_at_cursor(buffer(editor), text, length, TRUE);
  gtk_text_buffer_end_user_action(buffer(editor));
  scroll_to_caret(editor);
}

void bench_delete_backward(const BenchEditor *editor) {
  if (editor->line != NULL) {
    g_signal_emit_by_name(editor->line, "backspace");
    return;
  }
  GtkTextIter caret;
  GtkTextMark *mark = gtk_text_buffer_get_insert(buffer(editor));
  gtk_text_buffer_get_iter_at_mark(buffer(editor), &caret, mark);
  gtk_text_buffer_backspace(buffer(editor), &caret, TRUE, TRUE);
  scroll_to_caret(editor);
}
