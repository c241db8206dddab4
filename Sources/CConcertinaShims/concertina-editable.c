#include "concertina-widget-class.h"

// What a line has beside its text, which is the widget's own property: it has a format.
static const char *const forwarded[] = {"cursor-position", "max-width-chars", "selection-bound",
                                        "width-chars", NULL};

// What the app and the owner of the line set both: the line has what they make together, and the
// widget's property is what the app has set.
static const char *const shared[] = {"editable", "enable-undo", "xalign", NULL};

typedef struct {
  gboolean editable;
  gboolean enable_undo;
  float xalign;
  // Set by the owner.
  gboolean is_closed;
  gboolean is_mirrored;
} ConcertinaLine;

static ConcertinaLine *line_of(GtkEditable *editable) {
  static const char key[] = "concertina-line";
  ConcertinaLine *line = g_object_get_data(G_OBJECT(editable), key);
  if (line) return line;
  line = g_new0(ConcertinaLine, 1);
  *line = (ConcertinaLine){.editable = TRUE, .enable_undo = TRUE};
  g_object_set_data_full(G_OBJECT(editable), key, line, g_free);
  return line;
}

// MARK: The owner's part

static void apply_editable(GtkEditable *editable) {
  ConcertinaLine *line = line_of(editable);
  gboolean is_editable = line->editable && !line->is_closed;
  if (gtk_editable_get_editable(editable) == is_editable) return;
  // An entry also reports it to assistive technologies, which know the entry and not its text.
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(editable));
  gtk_editable_set_editable(GTK_IS_ENTRY(parent) ? GTK_EDITABLE(parent) : editable, is_editable);
}

static void apply_xalign(GtkEditable *editable) {
  ConcertinaLine *line = line_of(editable);
  float xalign = line->is_mirrored ? 1 - line->xalign : line->xalign;
  if (gtk_editable_get_alignment(editable) != xalign) gtk_editable_set_alignment(editable, xalign);
}

void concertina_line_set_closed(GtkEditable *editable, gboolean is_closed) {
  line_of(editable)->is_closed = is_closed;
  apply_editable(editable);
}

void concertina_line_set_mirrored(GtkEditable *editable, gboolean is_mirrored) {
  line_of(editable)->is_mirrored = is_mirrored;
  apply_xalign(editable);
}

gboolean concertina_line_is_read_only(GtkEditable *editable) {
  return !line_of(editable)->editable;
}

gboolean concertina_line_has_undo(GtkEditable *editable) { return line_of(editable)->enable_undo; }

// MARK: The app's part

static void get_shared(ConcertinaLine *line, GValue *value, const char *name) {
  if (g_str_equal(name, "xalign"))
    g_value_set_float(value, line->xalign);
  else
    g_value_set_boolean(value, g_str_equal(name, "editable") ? line->editable : line->enable_undo);
}

static gboolean put_flag(gboolean *flag, gboolean value) {
  if (*flag == value) return FALSE;
  *flag = value;
  return TRUE;
}

// Returns whether the value is another one than before.
static gboolean set_shared(GtkEditable *editable, const GValue *value, const char *name) {
  ConcertinaLine *line = line_of(editable);
  if (g_str_equal(name, "editable")) {
    if (!put_flag(&line->editable, g_value_get_boolean(value))) return FALSE;
    apply_editable(editable);
    return TRUE;
  }
  if (g_str_equal(name, "enable-undo")) {
    if (!put_flag(&line->enable_undo, g_value_get_boolean(value))) return FALSE;
    // GTK's own undo stays off; the owner of the line listens for this.
    g_object_notify(G_OBJECT(editable), name);
    return TRUE;
  }
  if (line->xalign == g_value_get_float(value)) return FALSE;
  line->xalign = g_value_get_float(value);
  apply_xalign(editable);
  return TRUE;
}

// MARK: The interface

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
  guint identifier = first;
  for (guint index = 0; forwarded[index]; index++)
    g_object_class_override_property(class, identifier++, forwarded[index]);
  for (guint index = 0; shared[index]; index++)
    g_object_class_override_property(class, identifier++, shared[index]);
}

gboolean concertina_editable_get(GtkWidget *widget, GValue *value, GParamSpec *spec) {
  GtkEditable *line = concertina_widget_get_line(widget);
  if (g_strv_contains(shared, spec->name))
    get_shared(line_of(line), value, spec->name);
  else if (g_strv_contains(forwarded, spec->name))
    g_object_get_property(G_OBJECT(line), spec->name, value);
  else
    return FALSE;
  return TRUE;
}

gboolean concertina_editable_set(GtkWidget *widget, const GValue *value, GParamSpec *spec) {
  GtkEditable *line = concertina_widget_get_line(widget);
  if (g_strv_contains(shared, spec->name)) {
    if (set_shared(line, value, spec->name)) g_object_notify(G_OBJECT(widget), spec->name);
  } else if (g_strv_contains(forwarded, spec->name))
    g_object_set_property(G_OBJECT(line), spec->name, value);
  else
    return FALSE;
  return TRUE;
}

static void line_notified(GObject *line, GParamSpec *spec, gpointer widget) {
  if (g_strv_contains(forwarded, spec->name)) g_object_notify(widget, spec->name);
}

void concertina_editable_connect(GtkWidget *widget) {
  g_signal_connect_object(concertina_widget_get_line(widget), "notify", G_CALLBACK(line_notified),
                          widget, 0);
}
