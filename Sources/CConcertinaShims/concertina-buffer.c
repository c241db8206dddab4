#include "CConcertinaShims.h"

// MARK: Edits

enum { follower_handlers = 11 };

struct ConcertinaBufferFollower {
  GtkTextBuffer *buffer;
  const ConcertinaBufferFunctions *functions;
  void *data;
  gulong handlers[follower_handlers];
};

static void will_insert(GtkTextBuffer *buffer, GtkTextIter *place, const char *text, int length,
                        ConcertinaBufferFollower *self) {
  if (self->functions->decide_insertion(self->data, place, text, length)) return;
  g_signal_stop_emission_by_name(buffer, "insert-text");
}

static void will_delete(GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end,
                        ConcertinaBufferFollower *self) {
  int first = gtk_text_iter_get_offset(start), last = gtk_text_iter_get_offset(end);
  if (self->functions->decide_deletion(self->data, MIN(first, last), MAX(first, last))) return;
  g_signal_stop_emission_by_name(buffer, "delete-range");
}

static void will_insert_space(GtkTextBuffer *buffer, GtkTextIter *place, gpointer object,
                              ConcertinaBufferFollower *self) {
  self->functions->space_comes(self->data, gtk_text_iter_get_offset(place));
}

static void inserted(GtkTextBuffer *buffer, GtkTextIter *place, const char *text, int length,
                     ConcertinaBufferFollower *self) {
  int count = 0, end = gtk_text_iter_get_offset(place);
  const char *last = text + (length < 0 ? (int)strlen(text) : length);
  // Every byte except a continuation byte begins a character.
  for (; text < last; text++) count += ((guchar)*text & 0xc0) != 0x80;
  self->functions->inserted(self->data, MAX(end - count, 0), end);
}

static void deleted(GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end,
                    ConcertinaBufferFollower *self) {
  // Both ends are where the text was.
  self->functions->deleted(self->data, gtk_text_iter_get_offset(start));
}

static void space_inserted(GtkTextBuffer *buffer, GtkTextIter *place, gpointer object,
                           ConcertinaBufferFollower *self) {
  self->functions->space_inserted(self->data, gtk_text_iter_get_offset(place) - 1);
}

static void action_begun(GtkTextBuffer *buffer, ConcertinaBufferFollower *self) {
  self->functions->action_begun(self->data);
}

static void action_done(GtkTextBuffer *buffer, ConcertinaBufferFollower *self) {
  self->functions->action_done(self->data);
}

static void mark_set(GtkTextBuffer *buffer, GtkTextIter *place, GtkTextMark *mark,
                     ConcertinaBufferFollower *self) {
  if (mark == gtk_text_buffer_get_insert(buffer)) self->functions->caret_moved(self->data);
}

ConcertinaBufferFollower *concertina_buffer_follow(GtkTextBuffer *buffer,
                                                   const ConcertinaBufferFunctions *functions,
                                                   void *data) {
  static const struct {
    const char *signal;
    GCallback handler;
    GConnectFlags flags;
  } connections[follower_handlers] = {
      // The first: what replaces a text blocks it.
      {"insert-text", G_CALLBACK(will_insert), 0},
      {"delete-range", G_CALLBACK(will_delete), 0},
      {"insert-paintable", G_CALLBACK(will_insert_space), 0},
      {"insert-child-anchor", G_CALLBACK(will_insert_space), 0},
      {"insert-text", G_CALLBACK(inserted), G_CONNECT_AFTER},
      {"delete-range", G_CALLBACK(deleted), G_CONNECT_AFTER},
      {"insert-paintable", G_CALLBACK(space_inserted), G_CONNECT_AFTER},
      {"insert-child-anchor", G_CALLBACK(space_inserted), G_CONNECT_AFTER},
      {"begin-user-action", G_CALLBACK(action_begun), 0},
      {"end-user-action", G_CALLBACK(action_done), G_CONNECT_AFTER},
      {"mark-set", G_CALLBACK(mark_set), G_CONNECT_AFTER},
  };
  ConcertinaBufferFollower *self = g_new0(ConcertinaBufferFollower, 1);
  self->buffer = buffer;
  self->functions = functions;
  self->data = data;
  for (guint i = 0; i < follower_handlers; i++)
    self->handlers[i] = g_signal_connect_data(buffer, connections[i].signal, connections[i].handler,
                                              self, NULL, connections[i].flags);
  return self;
}

void concertina_buffer_follower_free(ConcertinaBufferFollower *self) {
  for (guint i = 0; i < follower_handlers; i++)
    g_signal_handler_disconnect(self->buffer, self->handlers[i]);
  g_free(self);
}

void concertina_buffer_follower_begin_replacing(ConcertinaBufferFollower *self) {
  g_signal_handler_block(self->buffer, self->handlers[0]);
}

void concertina_buffer_follower_end_replacing(ConcertinaBufferFollower *self) {
  g_signal_handler_unblock(self->buffer, self->handlers[0]);
}

// MARK: Properties

typedef struct {
  GtkWidget *widget;
  int caret, anchor;
  gboolean can_undo, can_redo;
} ConcertinaFollowedBuffer;

static int offset_of(GtkTextBuffer *buffer, GtkTextMark *mark) {
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_mark(buffer, &place, mark);
  return gtk_text_iter_get_offset(&place);
}

static void update(ConcertinaFollowedBuffer *self, int *last, int now, const char *property) {
  if (now == *last) return;
  *last = now;
  // The buffer may outlive it.
  if (self->widget) concertina_widget_notify(self->widget, property);
}

static void update_caret(GtkTextBuffer *buffer, ConcertinaFollowedBuffer *self) {
  int caret = offset_of(buffer, gtk_text_buffer_get_insert(buffer));
  update(self, &self->caret, caret, "cursor-position");
}

static void update_anchor(GtkTextBuffer *buffer, ConcertinaFollowedBuffer *self) {
  int anchor = offset_of(buffer, gtk_text_buffer_get_selection_bound(buffer));
  update(self, &self->anchor, anchor, "selection-bound");
}

static void caret_changed(GtkTextBuffer *buffer, GParamSpec *spec, ConcertinaFollowedBuffer *self) {
  update_caret(buffer, self);
  update_anchor(buffer, self);
}

static void selection_changed(GtkTextBuffer *buffer, GParamSpec *spec,
                              ConcertinaFollowedBuffer *self) {
  update_anchor(buffer, self);
}

// GTK does not notify of code that moves only that end of a selection.
static void anchor_set(GtkTextBuffer *buffer, GtkTextIter *place, GtkTextMark *mark,
                       ConcertinaFollowedBuffer *self) {
  if (mark == gtk_text_buffer_get_selection_bound(buffer)) update_anchor(buffer, self);
}

static void can_undo_changed(GtkTextBuffer *buffer, GParamSpec *spec,
                             ConcertinaFollowedBuffer *self) {
  update(self, &self->can_undo, gtk_text_buffer_get_can_undo(buffer), "can-undo");
}

static void can_redo_changed(GtkTextBuffer *buffer, GParamSpec *spec,
                             ConcertinaFollowedBuffer *self) {
  update(self, &self->can_redo, gtk_text_buffer_get_can_redo(buffer), "can-redo");
}

static void stop(gpointer self, GObject *gone_widget) {
  ((ConcertinaFollowedBuffer *)self)->widget = NULL;
}

static void free_followed(gpointer data, GClosure *closure) {
  ConcertinaFollowedBuffer *self = data;
  if (self->widget) g_object_weak_unref(G_OBJECT(self->widget), stop, self);
  g_free(self);
}

void concertina_widget_follow_buffer(GtkWidget *widget, GtkTextBuffer *buffer) {
  ConcertinaFollowedBuffer *self = g_new0(ConcertinaFollowedBuffer, 1);
  self->widget = widget;
  g_object_weak_ref(G_OBJECT(widget), stop, self);
  self->caret = offset_of(buffer, gtk_text_buffer_get_insert(buffer));
  self->anchor = offset_of(buffer, gtk_text_buffer_get_selection_bound(buffer));
  self->can_undo = gtk_text_buffer_get_can_undo(buffer);
  self->can_redo = gtk_text_buffer_get_can_redo(buffer);
  g_signal_connect(buffer, "notify::cursor-position", G_CALLBACK(caret_changed), self);
  g_signal_connect_after(buffer, "notify::has-selection", G_CALLBACK(selection_changed), self);
  g_signal_connect_after(buffer, "mark-set", G_CALLBACK(anchor_set), self);
  g_signal_connect(buffer, "notify::can-undo", G_CALLBACK(can_undo_changed), self);
  g_signal_connect_data(buffer, "notify::can-redo", G_CALLBACK(can_redo_changed), self,
                        free_followed, 0);
}
