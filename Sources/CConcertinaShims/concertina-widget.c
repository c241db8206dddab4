#include "CConcertinaShims.h"

typedef struct {
  GtkWidget parent_instance;
  const ConcertinaWidgetFunctions *functions;
  void *implementation;
  GDestroyNotify destroy;
  gboolean disposed;
} ConcertinaWidget;

typedef struct {
  GtkWidgetClass parent_class;
} ConcertinaWidgetClass;

// The data for the class_init of a registered class; lives as long as the class.
typedef struct {
  char *css_name;
  GtkAccessibleRole role;
} ConcertinaWidgetClassData;

// Every registered class derives directly from GtkWidget, so all share one parent class.
static GtkWidgetClass *parent_class = NULL;

#define SELF(widget) ((ConcertinaWidget *)(widget))

// The function of that name, or NULL if the default has to be used.
#define FUNCTION(widget, name)                                                            \
  (SELF(widget)->disposed || SELF(widget)->implementation == NULL ? NULL                  \
                                                                  : SELF(widget)->functions->name)

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  int results[4] = {0, 0, -1, -1};
  if (FUNCTION(widget, measure))
    SELF(widget)->functions->measure(SELF(widget)->implementation, orientation, for_size,
                                     &results[0], &results[1], &results[2], &results[3]);
  // GTK warns about a natural size below the minimum; corrected here, for all widgets at once.
  if (minimum) *minimum = MAX(results[0], 0);
  if (natural) *natural = MAX(results[1], MAX(results[0], 0));
  if (minimum_baseline) *minimum_baseline = results[2];
  if (natural_baseline) *natural_baseline = results[3];
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  if (FUNCTION(widget, size_allocate))
    SELF(widget)->functions->size_allocate(SELF(widget)->implementation, width, height, baseline);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  if (FUNCTION(widget, snapshot))
    SELF(widget)->functions->snapshot(SELF(widget)->implementation, snapshot);
  else
    parent_class->snapshot(widget, snapshot);
}

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  if (FUNCTION(widget, focus))
    return SELF(widget)->functions->focus(SELF(widget)->implementation, direction);
  return concertina_widget_focus_children(widget, direction);
}

static gboolean grab_focus(GtkWidget *widget) {
  if (FUNCTION(widget, grab_focus))
    return SELF(widget)->functions->grab_focus(SELF(widget)->implementation);
  return parent_class->grab_focus(widget);
}

static void css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  parent_class->css_changed(widget, change);
  if (FUNCTION(widget, css_changed))
    SELF(widget)->functions->css_changed(SELF(widget)->implementation);
}

static void direction_changed(GtkWidget *widget, GtkTextDirection previous) {
  parent_class->direction_changed(widget, previous);
  if (FUNCTION(widget, direction_changed))
    SELF(widget)->functions->direction_changed(SELF(widget)->implementation);
}

static void state_flags_changed(GtkWidget *widget, GtkStateFlags previous) {
  if (parent_class->state_flags_changed) parent_class->state_flags_changed(widget, previous);
  if (FUNCTION(widget, state_flags_changed))
    SELF(widget)->functions->state_flags_changed(SELF(widget)->implementation);
}

static void root(GtkWidget *widget) {
  parent_class->root(widget);
  if (FUNCTION(widget, root)) SELF(widget)->functions->root(SELF(widget)->implementation);
}

static void unroot(GtkWidget *widget) {
  if (FUNCTION(widget, unroot)) SELF(widget)->functions->unroot(SELF(widget)->implementation);
  parent_class->unroot(widget);
}

static void map(GtkWidget *widget) {
  parent_class->map(widget);
  if (FUNCTION(widget, map)) SELF(widget)->functions->map(SELF(widget)->implementation);
}

static void unmap(GtkWidget *widget) {
  if (FUNCTION(widget, unmap)) SELF(widget)->functions->unmap(SELF(widget)->implementation);
  parent_class->unmap(widget);
}

static void dispose(GObject *object) {
  ConcertinaWidget *self = SELF(object);
  // Dispose may run more than once, and GTK calls virtual functions while it runs.
  gboolean first = !self->disposed;
  self->disposed = TRUE;
  if (first && self->implementation && self->functions->dispose)
    self->functions->dispose(self->implementation);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  ConcertinaWidget *self = SELF(object);
  void *implementation = self->implementation;
  self->implementation = NULL;
  if (implementation && self->destroy) self->destroy(implementation);
  G_OBJECT_CLASS(parent_class)->finalize(object);
}

static void class_init(gpointer class_pointer, gpointer data_pointer) {
  const ConcertinaWidgetClassData *data = data_pointer;
  GtkWidgetClass *widget_class = class_pointer;
  parent_class = g_type_class_peek_parent(class_pointer);
  G_OBJECT_CLASS(class_pointer)->dispose = dispose;
  G_OBJECT_CLASS(class_pointer)->finalize = finalize;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->focus = focus;
  widget_class->grab_focus = grab_focus;
  widget_class->css_changed = css_changed;
  widget_class->direction_changed = direction_changed;
  widget_class->state_flags_changed = state_flags_changed;
  widget_class->root = root;
  widget_class->unroot = unroot;
  widget_class->map = map;
  widget_class->unmap = unmap;
  gtk_widget_class_set_css_name(widget_class, data->css_name);
  gtk_widget_class_set_accessible_role(widget_class, data->role);
}

GType concertina_widget_register(const char *type_name, const char *css_name,
                                 GtkAccessibleRole role) {
  GType existing = g_type_from_name(type_name);
  if (existing) return existing;
  ConcertinaWidgetClassData *data = g_new0(ConcertinaWidgetClassData, 1);
  data->css_name = g_strdup(css_name);
  data->role = role;
  GTypeInfo info = {
      .class_size = sizeof(ConcertinaWidgetClass),
      .class_init = (GClassInitFunc)class_init,
      .class_data = data,
      .instance_size = sizeof(ConcertinaWidget),
  };
  return g_type_register_static(GTK_TYPE_WIDGET, type_name, &info, 0);
}

GtkWidget *concertina_widget_new(GType type, const ConcertinaWidgetFunctions *functions,
                                 void *implementation, GDestroyNotify destroy) {
  GtkWidget *widget = g_object_new(type, NULL);
  SELF(widget)->functions = functions;
  SELF(widget)->destroy = destroy;
  SELF(widget)->implementation = implementation;
  return widget;
}

void *concertina_widget_implementation(GtkWidget *widget) {
  // Only classes that are registered here have this function.
  if (GTK_WIDGET_GET_CLASS(widget)->measure != measure) return NULL;
  return SELF(widget)->implementation;
}

void concertina_widget_snapshot_children(GtkWidget *widget, GtkSnapshot *snapshot) {
  parent_class->snapshot(widget, snapshot);
}

gboolean concertina_widget_focus_children(GtkWidget *widget, GtkDirectionType direction) {
  // GtkWidget's own focus() is that of a widget without children. The one that moves through
  // children is private, but every container of GTK has it; the class of GtkBox lives as long as
  // the program.
  static GtkWidgetClass *box_class = NULL;
  if (!box_class) box_class = g_type_class_ref(GTK_TYPE_BOX);
  return box_class->focus(widget, direction);
}
