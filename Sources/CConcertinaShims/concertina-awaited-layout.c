#include "concertina-awaited-layout.h"

// Ready while a view has still to lay out an edited line.
struct ConcertinaAwaitedLayout {
  GSource source;
  GtkWidget *view;
  GdkFrameClock *clock;
  gulong frame_handler;
  gboolean is_awaited;
};

static gboolean is_layout_awaited(GSource *source, int *timeout) {
  *timeout = -1;
  return ((ConcertinaAwaitedLayout *)source)->is_awaited;
}

// Runs when the view has laid out what was edited.
static gboolean layout_came(GSource *source, GSourceFunc callback, gpointer data) {
  ((ConcertinaAwaitedLayout *)source)->is_awaited = FALSE;
  return G_SOURCE_CONTINUE;
}

static void frame_begins(GdkFrameClock *clock, ConcertinaAwaitedLayout *self) {
  if (!self->is_awaited) return;
  self->is_awaited = FALSE;
  gtk_widget_queue_resize(self->view);
}

ConcertinaAwaitedLayout *concertina_awaited_layout_new(GtkWidget *view, GdkFrameClock *clock) {
  static GSourceFuncs functions = {.prepare = is_layout_awaited, .dispatch = layout_came};
  GSource *source = g_source_new(&functions, sizeof(ConcertinaAwaitedLayout));
  // After that of a view's urgent layout, which is GTK_PRIORITY_RESIZE - 2.
  g_source_set_priority(source, G_PRIORITY_HIGH_IDLE + 9);
  g_source_attach(source, NULL);
  ConcertinaAwaitedLayout *self = (ConcertinaAwaitedLayout *)source;
  self->view = view;
  self->clock = clock;
  self->frame_handler = g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), self);
  return self;
}

void concertina_awaited_layout_free(ConcertinaAwaitedLayout *self) {
  if (!self) return;
  g_clear_signal_handler(&self->frame_handler, self->clock);
  g_source_destroy(&self->source);
  g_source_unref(&self->source);
}

void concertina_awaited_layout_begin(ConcertinaAwaitedLayout *self) { self->is_awaited = TRUE; }
