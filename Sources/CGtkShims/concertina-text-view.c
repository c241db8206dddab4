#include "CGtkShims.h"

typedef struct {
  GtkTextView parent_instance;
  ConcertinaDrawing drawing;
  void *data;
  GDestroyNotify destroy;
} ConcertinaTextView;

typedef struct {
  GtkTextViewClass parent_class;
} ConcertinaTextViewClass;

#define SELF(view) ((ConcertinaTextView *)(view))

#if GTK_CHECK_VERSION(4, 14, 0)

static GtkAccessibleTextInterface *parent_text;

static GBytes *get_contents(GtkAccessibleText *text, unsigned int start, unsigned int end) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
  GtkTextIter bounds[2];
  gtk_text_buffer_get_iter_at_offset(buffer, &bounds[0], (int)MIN(start, G_MAXINT));
  gtk_text_buffer_get_iter_at_offset(buffer, &bounds[1], end > G_MAXINT ? -1 : (int)end);
  char *slice = gtk_text_buffer_get_slice(buffer, &bounds[0], &bounds[1], FALSE);
  return g_bytes_new_take(slice, strlen(slice));
}

static GBytes *get_contents_at(GtkAccessibleText *text, unsigned int offset,
                               GtkAccessibleTextGranularity granularity, unsigned int *start,
                               unsigned int *end) {
  GBytes *told = parent_text->get_contents_at(text, offset, granularity, start, end);
  if (told == NULL) return NULL;
  g_bytes_unref(told);
  return get_contents(text, *start, *end);
}

static void accessible_text_init(GtkAccessibleTextInterface *interface) {
  parent_text = g_type_interface_peek_parent(interface);
  interface->get_contents = get_contents;
  interface->get_contents_at = get_contents_at;
}

G_DEFINE_TYPE_WITH_CODE(ConcertinaTextView, concertina_text_view, GTK_TYPE_TEXT_VIEW,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_ACCESSIBLE_TEXT, accessible_text_init))

#else

G_DEFINE_TYPE(ConcertinaTextView, concertina_text_view, GTK_TYPE_TEXT_VIEW)

#endif

static void forget_drawing(ConcertinaTextView *self) {
  GDestroyNotify destroy = self->destroy;
  self->destroy = NULL;
  self->drawing = NULL;
  if (destroy) destroy(self->data);
}

static void snapshot_layer(GtkTextView *view, GtkTextViewLayer layer, GtkSnapshot *snapshot) {
  if (layer == GTK_TEXT_VIEW_LAYER_BELOW_TEXT && SELF(view)->drawing)
    SELF(view)->drawing(SELF(view)->data, snapshot);
}

static void dispose(GObject *object) {
  forget_drawing(SELF(object));
  G_OBJECT_CLASS(concertina_text_view_parent_class)->dispose(object);
}

static void concertina_text_view_class_init(ConcertinaTextViewClass *class) {
  G_OBJECT_CLASS(class)->dispose = dispose;
  GTK_TEXT_VIEW_CLASS(class)->snapshot_layer = snapshot_layer;
}

static void concertina_text_view_init(ConcertinaTextView *view) {}

GtkWidget *concertina_text_view_new(GtkTextBuffer *buffer) {
  return g_object_new(concertina_text_view_get_type(), "buffer", buffer, NULL);
}

void concertina_text_view_draw_below(GtkWidget *view, ConcertinaDrawing drawing, void *data,
                                     GDestroyNotify destroy) {
  forget_drawing(SELF(view));
  SELF(view)->drawing = drawing;
  SELF(view)->data = data;
  SELF(view)->destroy = destroy;
}
