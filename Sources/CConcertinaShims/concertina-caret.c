#include "concertina-caret.h"

// The first character after the Latin letters of Unicode's first blocks, and the first byte of the
// UTF-8 of characters from U+0280 on.
#define FIRST_BEYOND_LATIN 0x250
#define FIRST_BYTE_BEYOND_LATIN 0xca
// The number of characters on both sides that a visual line has at most.
#define REACH 500

struct ConcertinaCaret {
  GtkTextView *view;
  gulong handlers[4];
  gulong mark_handler;
  // Whether GTK does not draw it.
  gboolean is_taken;
  // When it was last taken, in microseconds.
  gint64 time;
  // Runs before GTK lets it blink.
  guint blinking;
  // Its style; the width is relative to its height.
  gboolean has_style;
  gboolean is_upright;
  GdkRGBA color;
  double aspect_ratio;
};

static GtkTextBuffer *buffer_of(ConcertinaCaret *caret) {
  return gtk_text_view_get_buffer(caret->view);
}

static GtkTextMark *mark_of(ConcertinaCaret *caret) {
  return gtk_text_buffer_get_insert(buffer_of(caret));
}

static GtkSettings *settings_of(ConcertinaCaret *caret) {
  return gtk_widget_get_settings(GTK_WIDGET(caret->view));
}

void concertina_caret_leave(ConcertinaCaret *caret) {
  if (caret == NULL) return;
  g_clear_handle_id(&caret->blinking, g_source_remove);
  if (!caret->is_taken) return;
  caret->is_taken = FALSE;
  gtk_text_mark_set_visible(mark_of(caret), TRUE);
}

// MARK: What makes it look different

static void mark_set(GtkTextBuffer *buffer, GtkTextIter *place, GtkTextMark *mark,
                     ConcertinaCaret *caret) {
  if (mark == gtk_text_buffer_get_insert(buffer)) concertina_caret_leave(caret);
}

static void preedit_changed(GtkTextView *view, const char *preedit, ConcertinaCaret *caret) {
  concertina_caret_leave(caret);
}

static void property_changed(GtkTextView *view, GParamSpec *property, ConcertinaCaret *caret) {
  concertina_caret_leave(caret);
}

ConcertinaCaret *concertina_caret_new(GtkTextView *view) {
  GdkDisplay *display = gtk_widget_get_display(GTK_WIDGET(view));
  if (strcmp(G_OBJECT_TYPE_NAME(display), "GdkX11Display") != 0) return NULL;
  ConcertinaCaret *caret = g_new0(ConcertinaCaret, 1);
  caret->view = view;
  caret->mark_handler =
      g_signal_connect(gtk_text_view_get_buffer(view), "mark-set", G_CALLBACK(mark_set), caret);
  caret->handlers[0] =
      g_signal_connect(view, "preedit-changed", G_CALLBACK(preedit_changed), caret);
  const char *properties[] = {"notify::has-focus", "notify::overwrite", "notify::cursor-visible"};
  for (guint i = 0; i < G_N_ELEMENTS(properties); i++)
    caret->handlers[i + 1] =
        g_signal_connect(view, properties[i], G_CALLBACK(property_changed), caret);
  return caret;
}

void concertina_caret_free(ConcertinaCaret *caret) {
  if (caret == NULL) return;
  concertina_caret_leave(caret);
  g_clear_signal_handler(&caret->mark_handler, buffer_of(caret));
  for (guint i = 0; i < G_N_ELEMENTS(caret->handlers); i++)
    g_clear_signal_handler(&caret->handlers[i], caret->view);
  g_free(caret);
}

// MARK: Style

static const GdkRGBA *first_color(GskRenderNode *node) {
  switch (gsk_render_node_get_node_type(node)) {
  case GSK_COLOR_NODE: return gsk_color_node_get_color(node);
  case GSK_TRANSFORM_NODE: return first_color(gsk_transform_node_get_child(node));
  case GSK_CONTAINER_NODE: return first_color(gsk_container_node_get_child(node, 0));
  default: return NULL;
  }
}

// GTK does not say what color its caret has: it draws one.
static gboolean read_color(ConcertinaCaret *caret) {
  GtkWidget *widget = GTK_WIDGET(caret->view);
  PangoLayout *empty = gtk_widget_create_pango_layout(widget, "");
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_render_insertion_cursor(snapshot, gtk_widget_get_style_context(widget), 0, 0, empty,
                                       0, PANGO_DIRECTION_LTR);
  g_object_unref(empty);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  const GdkRGBA *color = node ? first_color(node) : NULL;
  if (color) caret->color = *color;
  g_clear_pointer(&node, gsk_render_node_unref);
  return color != NULL;
}

static void read_style(ConcertinaCaret *caret) {
  PangoContext *context = gtk_widget_get_pango_context(GTK_WIDGET(caret->view));
  const PangoFontDescription *font = pango_context_get_font_description(context);
  caret->is_upright =
      read_color(caret) && pango_font_description_get_style(font) == PANGO_STYLE_NORMAL;
  g_object_get(settings_of(caret), "gtk-cursor-aspect-ratio", &caret->aspect_ratio, NULL);
  caret->has_style = TRUE;
}

void concertina_caret_style_changed(ConcertinaCaret *caret) {
  if (caret == NULL) return;
  caret->has_style = FALSE;
  concertina_caret_leave(caret);
}

// MARK: Taking and leaving

// Returns how long the caret stays as it is after a key, in milliseconds; 0 if it never blinks.
static int time_without_blinking(ConcertinaCaret *caret) {
  gboolean blinks;
  int period;
  g_object_get(settings_of(caret), "gtk-cursor-blink", &blinks, "gtk-cursor-blink-time", &period,
               NULL);
  // GTK begins to fade it after three quarters of a period.
  return blinks ? MAX(period / 2, 1) : 0;
}

static gboolean blinking_comes(gpointer data) {
  ConcertinaCaret *caret = data;
  caret->blinking = 0;
  gint64 rest = time_without_blinking(caret) - (g_get_monotonic_time() - caret->time) / 1000;
  if (rest > 0)
    caret->blinking = g_timeout_add((guint)rest, blinking_comes, caret);
  else
    concertina_caret_leave(caret);
  return G_SOURCE_REMOVE;
}

// Whether a paragraph certainly runs from left to right: GTK shifts the caret by a pixel in others.
static gboolean begins_with_latin_letter(const GtkTextIter *place) {
  GtkTextIter start = *place;
  gtk_text_iter_set_line_offset(&start, 0);
  gunichar first = gtk_text_iter_get_char(&start);
  return g_unichar_isalpha(first) && first < FIRST_BEYOND_LATIN;
}

// Whether there is nothing around the caret but Latin text. Other scripts may have a second caret,
// and their fonts another height.
static gboolean is_in_latin_text(const GtkTextIter *place) {
  GtkTextIter start = *place, end = *place;
  gtk_text_iter_set_line_offset(&start, MAX(gtk_text_iter_get_line_offset(place) - REACH, 0));
  gtk_text_iter_forward_chars(&end, REACH);
  if (gtk_text_iter_get_line(&end) != gtk_text_iter_get_line(place)) {
    end = *place;
    if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
  }
  char *text = gtk_text_iter_get_slice(&start, &end);
  const char *next = text;
  while (*next && (guchar)*next < FIRST_BYTE_BEYOND_LATIN) next++;
  gboolean is_latin = *next == 0;
  g_free(text);
  return is_latin;
}

static gboolean is_at_usual_text(ConcertinaCaret *caret) {
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_mark(buffer_of(caret), &place, mark_of(caret));
  return begins_with_latin_letter(&place) && is_in_latin_text(&place);
}

static gboolean looks_as_usual(ConcertinaCaret *caret) {
  gboolean is_split;
  g_object_get(settings_of(caret), "gtk-split-cursor", &is_split, NULL);
  return !is_split && caret->is_upright && gtk_text_view_get_cursor_visible(caret->view) &&
         !gtk_text_view_get_overwrite(caret->view);
}

void concertina_caret_take(ConcertinaCaret *caret) {
  if (caret == NULL) return;
  if (!gtk_widget_has_focus(GTK_WIDGET(caret->view)) || !is_at_usual_text(caret))
    return concertina_caret_leave(caret);
  caret->time = g_get_monotonic_time();
  if (caret->is_taken) return;
  if (!caret->has_style) read_style(caret);
  if (!looks_as_usual(caret)) return;
  caret->is_taken = TRUE;
  gtk_text_mark_set_visible(mark_of(caret), FALSE);
  int time = time_without_blinking(caret);
  if (time > 0) caret->blinking = g_timeout_add((guint)time, blinking_comes, caret);
}

// MARK: Drawing

void concertina_caret_draw(ConcertinaCaret *caret, GtkSnapshot *snapshot) {
  if (caret == NULL || !caret->is_taken) return;
  if (gtk_text_buffer_get_has_selection(buffer_of(caret))) return;
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_mark(buffer_of(caret), &place, mark_of(caret));
  // Rounds as GTK does when it draws; the positions of the caret itself are cut.
  GdkRectangle character;
  gtk_text_view_get_iter_location(caret->view, &place, &character);
  int width = (int)(character.height * caret->aspect_ratio + 1);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(character.x - width / 2, character.y, width,
                                              character.height);
  gtk_snapshot_append_color(snapshot, &caret->color, &bounds);
}
