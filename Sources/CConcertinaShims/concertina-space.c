#include "CConcertinaShims.h"

typedef struct {
  GObject parent_instance;
  int width;
  int height;
} ConcertinaSpace;

typedef struct {
  GObjectClass parent_class;
} ConcertinaSpaceClass;

#define SELF(object) ((ConcertinaSpace *)(object))

static void snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {}

static int get_intrinsic_width(GdkPaintable *paintable) { return SELF(paintable)->width; }

static int get_intrinsic_height(GdkPaintable *paintable) { return SELF(paintable)->height; }

static void implement_paintable(GdkPaintableInterface *interface) {
  interface->snapshot = snapshot;
  interface->get_intrinsic_width = get_intrinsic_width;
  interface->get_intrinsic_height = get_intrinsic_height;
}

G_DEFINE_TYPE_WITH_CODE(ConcertinaSpace, concertina_space, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, implement_paintable))

static void concertina_space_class_init(ConcertinaSpaceClass *class) {}

static void concertina_space_init(ConcertinaSpace *self) {
  self->width = 1;
  self->height = 1;
}

GdkPaintable *concertina_space_new(void) {
  return GDK_PAINTABLE(g_object_new(concertina_space_get_type(), NULL));
}

gboolean concertina_space_set_size(GdkPaintable *space, int width, int height) {
  ConcertinaSpace *self = SELF(space);
  if (self->width == width && self->height == height) return FALSE;
  self->width = width;
  self->height = height;
  gdk_paintable_invalidate_size(space);
  return TRUE;
}
