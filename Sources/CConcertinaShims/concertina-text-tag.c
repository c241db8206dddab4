#include "concertina-text-tag.h"

typedef void (*GetProperty)(GObject *tag, guint id, GValue *value, GParamSpec *property);

static GetProperty get_other_property;
static GParamSpec *foreground;
static GParamSpec *background;

// Returns the color of a tag, be it one that says only that it has one.
static GdkRGBA color_of(GObject *tag) {
  GdkRGBA color = {0, 0, 0, 0};
  GdkRGBA *set = NULL;
  g_object_get(tag, "foreground-rgba", &set, NULL);
  if (set) color = *set;
  g_clear_pointer(&set, gdk_rgba_free);
  return color;
}

// Whether a tag has a background that is not a color: GTK reads the color of any background.
static gboolean lacks_color(GObject *tag, GValue *value, GParamSpec *property) {
  if (property != background || g_value_get_boxed(value)) return FALSE;
  gboolean is_set = FALSE;
  g_object_get(tag, "background-set", &is_set, NULL);
  return is_set;
}

static void get_property(GObject *tag, guint id, GValue *value, GParamSpec *property) {
  if (property != foreground) {
    get_other_property(tag, id, value, property);
    if (lacks_color(tag, value, property))
      g_value_set_boxed(value, &(GdkRGBA){0, 0, 0, 0});
    return;
  }
  // Not of the type of the property, which is that of what is written: this is what GTK expects.
  GdkRGBA color = color_of(tag);
  g_value_unset(value);
  g_value_init(value, GDK_TYPE_RGBA);
  g_value_set_boxed(value, &color);
}

void concertina_text_tag_make_readable(void) {
  if (get_other_property) return;
  GObjectClass *class = g_type_class_ref(GTK_TYPE_TEXT_TAG);
  foreground = g_object_class_find_property(class, "foreground");
  background = g_object_class_find_property(class, "background-rgba");
  get_other_property = class->get_property;
  if (foreground->flags & G_PARAM_READABLE) return;
  // Every tag is read by this class, those of an app and of other libraries as well.
  class->get_property = get_property;
  foreground->flags |= G_PARAM_READABLE;
}
