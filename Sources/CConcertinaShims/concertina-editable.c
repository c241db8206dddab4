#include "concertina-widget-class.h"

// What a line has beside its text, which is the widget's own property: it has a format.
static const char *const forwarded[] = {"cursor-position", "editable",        "enable-undo",
                                        "max-width-chars", "selection-bound", "width-chars",
                                        "xalign", NULL};

static GtkEditable *get_delegate(GtkEditable *editable) {
  return concertina_widget_get_line(GTK_WIDGET(editable));
}

static void interface_init(gpointer interface, gpointer data) {
  ((GtkEditableInterface *)interface)->get_delegate = get_delegate;
}

void concertina_editable_add(GType type) {
  const GInterfaceInfo info = {.interface_init = interface_init};
  g_type_add_interface_static(type, GTK_TYPE_EDITABLE, &info);
}

void concertina_editable_install(GObjectClass *class, guint first) {
  for (guint index = 0; forwarded[index]; index++)
    g_object_class_override_property(class, first + index, forwarded[index]);
}

gboolean concertina_editable_get(GtkWidget *widget, GValue *value, GParamSpec *spec) {
  if (!g_strv_contains(forwarded, spec->name)) return FALSE;
  g_object_get_property(G_OBJECT(concertina_widget_get_line(widget)), spec->name, value);
  return TRUE;
}

gboolean concertina_editable_set(GtkWidget *widget, const GValue *value, GParamSpec *spec) {
  if (!g_strv_contains(forwarded, spec->name)) return FALSE;
  g_object_set_property(G_OBJECT(concertina_widget_get_line(widget)), spec->name, value);
  return TRUE;
}

static void line_notified(GObject *line, GParamSpec *spec, gpointer widget) {
  if (g_strv_contains(forwarded, spec->name)) g_object_notify(widget, spec->name);
}

void concertina_editable_connect(GtkWidget *widget) {
  g_signal_connect_object(concertina_widget_get_line(widget), "notify", G_CALLBACK(line_notified),
                          widget, 0);
}
