#include "concertina-widget-class.h"

typedef struct {
  GtkWidget parent_instance;
  const ConcertinaWidgetFunctions *functions;
  void *implementation;
  gboolean disposed;
} ConcertinaWidget;

// GtkWidget's own: registered classes derive from it, or from each other, and all have the functions
// here.
static GtkWidgetClass *parent_class = NULL;

#define SELF(widget) ((ConcertinaWidget *)(widget))
#define DESCRIPTION(widget) \
  (((ConcertinaWidgetClass *)G_OBJECT_GET_CLASS(widget))->description)

static const ConcertinaWidgetFunctions *functions_of(GtkWidget *widget) {
  static const ConcertinaWidgetFunctions none;
  if (SELF(widget)->disposed || SELF(widget)->implementation == NULL) return &none;
  concertina_require_main_thread();
  return SELF(widget)->functions;
}

// The function of that name, or NULL if the default has to be used.
#define FUNCTION(widget, name) (functions_of((GtkWidget *)(widget))->name)

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
  concertina_accessible_rooted(widget);
}

gboolean concertina_widget_tells_root(GtkWidget *widget) {
  return GTK_WIDGET_GET_CLASS(widget)->root == root;
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
  if (first && self->implementation) concertina_require_main_thread();
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
  if (implementation && self->functions->destroy) self->functions->destroy(implementation);
  G_OBJECT_CLASS(parent_class)->finalize(object);
}

// Whether a property of a widget can be used now; says why not.
static gboolean has_usable_properties(GObject *object, GParamSpec *spec) {
  if (!concertina_is_main_thread()) {
    g_critical("%s:%s was used on another thread than GTK's", G_OBJECT_TYPE_NAME(object),
               spec->name);
    return FALSE;
  }
  return FUNCTION(object, get_property) != NULL;
}

static void get_property(GObject *object, guint identifier, GValue *value, GParamSpec *spec) {
  if (!has_usable_properties(object, spec))
    g_param_value_set_default(spec, value);
  else if (!DESCRIPTION(object)->is_editable ||
           !concertina_editable_get(GTK_WIDGET(object), value, spec))
    SELF(object)->functions->get_property(DESCRIPTION(object)->declaration,
                                          SELF(object)->implementation, identifier - 1, value);
}

static void set_property(GObject *object, guint identifier, const GValue *value,
                         GParamSpec *spec) {
  if (!has_usable_properties(object, spec)) return;
  const char *text = G_VALUE_HOLDS_STRING(value) ? g_value_get_string(value) : NULL;
  if (text && !g_utf8_validate(text, -1, NULL)) {
    g_critical("%s:%s was set to text that is not valid UTF-8", G_OBJECT_TYPE_NAME(object),
               spec->name);
    return;
  }
  if (DESCRIPTION(object)->is_editable &&
      concertina_editable_set(GTK_WIDGET(object), value, spec))
    return;
  if (SELF(object)->functions->set_property(DESCRIPTION(object)->declaration,
                                            SELF(object)->implementation, identifier - 1, value))
    return;
  char *contents = g_strdup_value_contents(value);
  g_critical("%s:%s was set to %s, which is not a value of it", G_OBJECT_TYPE_NAME(object),
             spec->name, contents);
  g_free(contents);
}

gboolean concertina_widget_call(GtkWidget *widget, guint index, const GValue *arguments,
                                GValue *result, char **message) {
  if (!FUNCTION(widget, call_method)) return FALSE;
  return SELF(widget)->functions->call_method(DESCRIPTION(widget)->declaration,
                                              SELF(widget)->implementation, index, arguments,
                                              result, message);
}

const ConcertinaMembers *concertina_widget_members(GtkWidget *widget) {
  return &DESCRIPTION(widget)->members;
}

GtkEditable *concertina_widget_get_line(GtkWidget *widget) {
  if (!FUNCTION(widget, get_line)) return NULL;
  return GTK_EDITABLE(SELF(widget)->functions->get_line(SELF(widget)->implementation));
}

// GTK would end the process without a message.
static GObject *constructor(GType type, guint count, GObjectConstructParam *parameters) {
  if (!gtk_is_initialized())
    g_error("%s was created before GTK was ready: call gtk_init() first, or create widgets in the "
            "handler of GApplication::activate",
            g_type_name(type));
  ConcertinaWidgetClass *class = g_type_class_peek(type);
  if (class->description->is_abstract)
    g_critical("%s derives from a class that only this library can derive from", g_type_name(type));
  return G_OBJECT_CLASS(parent_class)->constructor(type, count, parameters);
}

static void class_init(gpointer class_pointer, gpointer data) {
  const ConcertinaWidgetDescription *description = data;
  GtkWidgetClass *widget_class = class_pointer;
  GObjectClass *object_class = class_pointer;
  parent_class = g_type_class_peek(GTK_TYPE_WIDGET);
  ((ConcertinaWidgetClass *)class_pointer)->description = description;
  object_class->dispose = dispose;
  object_class->finalize = finalize;
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  if (description->declaration) object_class->constructor = constructor;
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
  if (!description->is_abstract) {
    gtk_widget_class_set_css_name(widget_class, description->css_name);
    gtk_widget_class_set_accessible_role(widget_class, description->role);
  }
  concertina_members_install(class_pointer, &description->members);
  if (description->is_editable && !g_object_class_find_property(object_class, "xalign"))
    concertina_editable_install(object_class, description->members.property_count + 1);
}

// The widget that GObject is creating and that needs an implementation.
static GtkWidget *unattached = NULL;
// Whether concertina_widget_new() is creating a widget: its caller attaches the implementation.
static gboolean is_creating = FALSE;

static void instance_init(GTypeInstance *instance, gpointer class_pointer) {
  const ConcertinaWidgetDescription *description =
      ((ConcertinaWidgetClass *)class_pointer)->description;
  if (!concertina_is_main_thread()) {
    g_critical("%s was created on another thread than GTK's", G_OBJECT_TYPE_NAME(instance));
    return;
  }
  if (is_creating) {
    is_creating = FALSE;
    return;
  }
  if (!description->declaration) {
    g_critical("%s is a part of another widget, and cannot be created by itself",
               G_OBJECT_TYPE_NAME(instance));
    return;
  }
  unattached = GTK_WIDGET(instance);
  description->functions->make(description->declaration);
}

GType concertina_widget_register(const char *type_name,
                                 const ConcertinaWidgetDescription *description) {
  GTypeInfo info = {
      .class_size = sizeof(ConcertinaWidgetClass),
      .class_init = (GClassInitFunc)class_init,
      .class_data = description,
      .instance_size = sizeof(ConcertinaWidget),
      .instance_init = description->is_abstract ? NULL : instance_init,
  };
  GTypeFlags flags = description->is_abstract ? G_TYPE_FLAG_ABSTRACT : G_TYPE_FLAG_FINAL;
  GType type = g_type_register_static(description->parent, type_name, &info, flags);
  if (description->is_editable && !g_type_is_a(description->parent, GTK_TYPE_EDITABLE))
    concertina_editable_add(type);
  return type;
}

GtkWidget *concertina_widget_new(GType type) {
  is_creating = TRUE;
  return g_object_new(type, NULL);
}

GtkWidget *concertina_widget_take_unattached(GType type) {
  if (!unattached || G_OBJECT_TYPE(unattached) != type) return NULL;
  return g_steal_pointer(&unattached);
}

void concertina_widget_attach(GtkWidget *widget, void *implementation) {
  SELF(widget)->functions = DESCRIPTION(widget)->functions;
  SELF(widget)->implementation = implementation;
}

void *concertina_widget_implementation(GtkWidget *widget) {
  // Only classes that are registered here have this function.
  if (GTK_WIDGET_GET_CLASS(widget)->measure != measure) return NULL;
  return SELF(widget)->implementation;
}

void concertina_widget_snapshot_children(GtkWidget *widget, GtkSnapshot *snapshot) {
  parent_class->snapshot(widget, snapshot);
}

void concertina_widget_measure_children(GtkWidget *widget, GtkOrientation orientation) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child))
    gtk_widget_measure(child, orientation, -1, NULL, NULL, NULL, NULL);
}

gboolean concertina_widget_focus_children(GtkWidget *widget, GtkDirectionType direction) {
  // GtkWidget's own focus() is that of a widget without children. The one that moves through
  // children is private, but every container of GTK has it; the class of GtkBox lives as long as
  // the program.
  static GtkWidgetClass *box_class = NULL;
  if (!box_class) box_class = g_type_class_ref(GTK_TYPE_BOX);
  return box_class->focus(widget, direction);
}
