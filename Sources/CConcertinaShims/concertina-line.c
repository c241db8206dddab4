#include "CConcertinaShims.h"

// The first byte of the UTF-8 of characters from U+0280 on, which are not Latin letters.
#define FIRST_BYTE_BEYOND_LATIN 0xca

static gboolean is_latin(const char *text) {
  const char *next = text;
  while (*next && (guchar)*next < FIRST_BYTE_BEYOND_LATIN) next++;
  return *next == 0;
}

// Whether GTK scrolls the line to the same place with one layout as with two. Between an insertion and
// the move of the caret it shows the place where the caret was, which an insertion moves in a text that
// runs from right to left, and by the width of a kerning pair in others.
static gboolean scrolls_to_same_place(GtkText *line, const char *inserted) {
  if (!*inserted) return TRUE;
  PangoContext *context = gtk_widget_get_pango_context(GTK_WIDGET(line));
  if (pango_context_get_base_dir(context) != PANGO_DIRECTION_LTR) return FALSE;
  GtkEntryBuffer *buffer = gtk_text_get_buffer(line);
  if (!is_latin(inserted) || !is_latin(gtk_entry_buffer_get_text(buffer))) return FALSE;
  int caret = gtk_editable_get_position(GTK_EDITABLE(line));
  if (caret == (int)gtk_entry_buffer_get_length(buffer)) return TRUE;
  graphene_rect_t start;
  gtk_text_compute_cursor_extents(line, 0, &start, NULL);
  return start.origin.x >= 0;
}

// Whether the caret moves with a change, and nothing else depends on the line's own layout of it.
static gboolean can_be_laid_out_once(GtkText *line, int start, int end, const char *inserted,
                                     int caret) {
  gboolean deletes = start < end, inserts = *inserted != 0;
  if (deletes == inserts || !gtk_widget_get_mapped(GTK_WIDGET(line))) return FALSE;
  // A letter that is shown as a dot may be readable for a moment.
  if (!gtk_text_get_visibility(line)) return FALSE;
  GtkEditable *editable = GTK_EDITABLE(line);
  if (gtk_editable_get_selection_bounds(editable, NULL, NULL)) return FALSE;
  return gtk_editable_get_position(editable) != caret && scrolls_to_same_place(line, inserted);
}

static void change(GtkEditable *line, int start, int end, const char *inserted) {
  if (start < end) gtk_editable_delete_text(line, start, end);
  if (*inserted) gtk_editable_insert_text(line, inserted, -1, &start);
}

void concertina_line_replace(GtkText *line, int start, int end, const char *inserted, int caret) {
  GtkEditable *editable = GTK_EDITABLE(line);
  if (!can_be_laid_out_once(line, start, end, inserted, caret))
    return change(editable, start, end, inserted);
  GtkEntryBuffer *buffer = gtk_text_get_buffer(line);
  guint signal = g_signal_lookup(start < end ? "deleted-text" : "inserted-text", GTK_TYPE_ENTRY_BUFFER);
  const GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  // Handlers of the change find the caret where it belongs, and the layout that will be shown.
  g_object_freeze_notify(G_OBJECT(buffer));
  g_signal_handlers_block_matched(buffer, match, signal, 0, NULL, NULL, line);
  change(editable, start, end, inserted);
  g_signal_handlers_unblock_matched(buffer, match, signal, 0, NULL, NULL, line);
  gtk_editable_set_position(editable, caret);
  g_object_thaw_notify(G_OBJECT(buffer));
}
