#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>

#include "concertina-widget-class.h"

// MARK: Properties

static GParamSpec *make_spec(const ConcertinaProperty *property) {
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  if (property->is_writable) flags |= G_PARAM_WRITABLE;
  const char *name = property->name;
  if (property->type == G_TYPE_BOOLEAN)
    return g_param_spec_boolean(name, NULL, NULL, property->number != 0, flags);
  if (property->type == G_TYPE_INT)
    return g_param_spec_int(name, NULL, NULL, (int)property->minimum, (int)property->maximum,
                            (int)property->number, flags);
  if (property->type == G_TYPE_DOUBLE)
    return g_param_spec_double(name, NULL, NULL, property->minimum, property->maximum,
                               property->number, flags);
  if (property->type == G_TYPE_STRING)
    return g_param_spec_string(name, NULL, NULL, property->text, flags);
  if (g_type_is_a(property->type, G_TYPE_OBJECT))
    return g_param_spec_object(name, NULL, NULL, property->type, flags);
  if (property->type == G_TYPE_STRV)
    return g_param_spec_boxed(name, NULL, NULL, property->type, flags);
  if (G_TYPE_IS_FLAGS(property->type))
    return g_param_spec_flags(name, NULL, NULL, property->type, (guint)property->number, flags);
  return g_param_spec_enum(name, NULL, NULL, property->type, (int)property->number, flags);
}

// The parent has the first of them already, with the same identifiers: a class that reads or sets one
// in another way than its parent finds its own member by the identifier.
static void install_properties(GObjectClass *class, const ConcertinaMembers *members) {
  gboolean is_editable = g_type_is_a(G_TYPE_FROM_CLASS(class), GTK_TYPE_EDITABLE);
  for (guint index = 0; index < members->property_count; index++) {
    const ConcertinaProperty *property = &members->properties[index];
    GParamSpec *known = g_object_class_find_property(class, property->name);
    // GtkEditable has one of its own.
    if (is_editable && g_str_equal(property->name, "text"))
      g_object_class_override_property(class, index + 1, property->name);
    else if (!known)
      g_object_class_install_property(class, index + 1, make_spec(property));
  }
}

// MARK: Signals

// The first handler that returns a text ends the emission.
static gboolean first_text(GSignalInvocationHint *hint, GValue *result, const GValue *answer,
                           gpointer data) {
  g_value_copy(answer, result);
  return g_value_get_string(answer) == NULL;
}

// The first handler that returns an object ends the emission.
static gboolean first_object(GSignalInvocationHint *hint, GValue *result, const GValue *answer,
                             gpointer data) {
  g_value_copy(answer, result);
  gpointer object = g_value_get_object(answer);
  // A new widget, which the answer and the result own alike.
  if (object && g_object_is_floating(object)) g_object_ref_sink(object);
  return object == NULL;
}

static GSignalAccumulator accumulator_of(GType result) {
  if (result == G_TYPE_BOOLEAN) return g_signal_accumulator_true_handled;
  if (g_type_is_a(result, G_TYPE_OBJECT)) return first_object;
  return result == G_TYPE_STRING ? first_text : NULL;
}

static void install_signals(ConcertinaWidgetClass *class, const ConcertinaMembers *members) {
  class->signals = g_new0(guint, MAX(members->signal_count, 1));
  for (guint index = 0; index < members->signal_count; index++) {
    const ConcertinaSignal *signal = &members->signals[index];
    // The parent has it, or GtkEditable.
    class->signals[index] = g_signal_lookup(signal->name, G_TYPE_FROM_CLASS(class));
    if (class->signals[index]) continue;
    class->signals[index] = g_signal_newv(
        signal->name, G_TYPE_FROM_CLASS(class), G_SIGNAL_RUN_LAST, NULL,
        accumulator_of(signal->result), NULL, NULL, signal->result, signal->argument_count,
        (GType *)signal->arguments);
  }
}

void concertina_members_install(ConcertinaWidgetClass *class, const ConcertinaMembers *members) {
  install_properties(G_OBJECT_CLASS(class), members);
  install_signals(class, members);
}

guint concertina_widget_signal(GtkWidget *widget, guint index) {
  return ((ConcertinaWidgetClass *)G_OBJECT_GET_CLASS(widget))->signals[index];
}

gboolean concertina_widget_is_listened_to(GtkWidget *widget, guint signal) {
  return g_signal_has_handler_pending(widget, signal, 0, FALSE);
}

static guint notify_signal(void) {
  static guint notify = 0;
  if (!notify) notify = g_signal_lookup("notify", G_TYPE_OBJECT);
  return notify;
}

gboolean concertina_widget_is_observed(GtkWidget *widget) {
  return g_signal_handler_find(widget, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED, notify_signal(),
                               0, NULL, NULL, NULL) != 0;
}

void concertina_widget_notify(GtkWidget *widget, const char *property) {
  // A text changes with each key, and GObject looks for handlers late.
  if (g_signal_has_handler_pending(widget, notify_signal(), g_quark_try_string(property), FALSE))
    g_object_notify((GObject *)widget, property);
}

gboolean concertina_widget_emit(GtkWidget *widget, guint signal, const GValue *arguments,
                                guint count, GValue *result) {
  GValue *values = g_newa0(GValue, count + 1);
  g_value_init(&values[0], G_OBJECT_TYPE(widget));
  g_value_set_object(&values[0], widget);
  for (guint index = 0; index < count; index++) values[index + 1] = arguments[index];
  GSignalQuery query;
  g_signal_query(signal, &query);
  gboolean has_result = query.return_type != G_TYPE_NONE;
  if (has_result) g_value_init(result, query.return_type);
  g_signal_emitv(values, signal, 0, has_result ? result : NULL);
  g_value_unset(&values[0]);
  return has_result;
}

// MARK: Enumerations

GType concertina_enum_register(const char *name, const char *const *names,
                               const char *const *nicks, guint count) {
  GEnumValue *values = g_new0(GEnumValue, count + 1);
  for (guint index = 0; index < count; index++)
    values[index] = (GEnumValue){(int)index, names[index], nicks[index]};
  return g_enum_register_static(name, values);
}

GParamSpec *concertina_specification(GObject *object, const char *property) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), property);
}

// Whether a function is in a library that knows GObject. Another library may have functions of the
// same names, which are something else: Cairo's return the kind of their argument.
static gboolean knows_types(gpointer function) {
  Dl_info place;
  if (!dladdr(function, &place)) return FALSE;
  // Only the program itself is not found by its name.
  void *library = dlopen(place.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return TRUE;
  // It looks in what the library needs, too.
  gboolean knows = dlsym(library, "g_object_get_type") != NULL;
  dlclose(library);
  return knows;
}

// Returns the name of the function of a class, as GtkBuilder forms it: gtk_label_get_type for
// GtkLabel, gtk_gl_area_get_type for GtkGLArea; g_list_store_get_type for GListStore, whose first
// letter is a prefix of its own.
static char *type_function(const char *name, gboolean splits_first) {
  GString *function = g_string_new(NULL);
  for (guint index = 0; name[index]; index++) {
    gboolean is_upper = !g_ascii_islower(name[index]);
    gboolean follows_lower = index > 0 && g_ascii_islower(name[index - 1]);
    gboolean follows_first = index == 1 && splits_first;
    gboolean follows_prefix = index > 2 && !follows_lower && !g_ascii_islower(name[index - 2]);
    if (is_upper && (follows_lower || follows_first || follows_prefix))
      g_string_append_c(function, '_');
    g_string_append_c(function, g_ascii_tolower(name[index]));
  }
  g_string_append(function, "_get_type");
  return g_string_free(function, FALSE);
}

GType concertina_type_named(const char *name) {
  for (gboolean splits_first = FALSE; !g_type_from_name(name) && splits_first <= TRUE;
       splits_first++) {
    char *function = type_function(name, splits_first);
    gpointer found = dlsym(RTLD_DEFAULT, function);
    g_free(function);
    // It registers a class that is not in use yet.
    if (found && knows_types(found)) ((GType(*)(void))found)();
  }
  GType type = g_type_from_name(name);
  if (type && G_TYPE_IS_CLASSED(type)) g_type_class_unref(g_type_class_ref(type));
  return type;
}

gboolean concertina_type_is_exported(const char *name) {
  gboolean is_exported = FALSE;
  for (gboolean splits_first = FALSE; !is_exported && splits_first <= TRUE; splits_first++) {
    char *function = type_function(name, splits_first);
    is_exported = dlsym(RTLD_DEFAULT, function) != NULL;
    g_free(function);
  }
  return is_exported;
}

// Whether a function is one of a library itself, and not of one that it needs.
static gboolean is_in_library(gpointer function, gpointer library) {
  Dl_info place;
  struct link_map *map = NULL;
  return dladdr(function, &place) && dlinfo(library, RTLD_DI_LINKMAP, &map) == 0 &&
         place.dli_fbase == (gpointer)map->l_addr;
}

GType concertina_type_in_library(const char *name, gpointer library) {
  for (gboolean splits_first = FALSE; splits_first <= TRUE; splits_first++) {
    char *function = type_function(name, splits_first);
    gpointer found = dlsym(library, function);
    g_free(function);
    if (found && is_in_library(found, library) && knows_types(found)) ((GType(*)(void))found)();
    GType type = g_type_from_name(name);
    if (!type) continue;
    if (G_TYPE_IS_CLASSED(type)) g_type_class_unref(g_type_class_ref(type));
    return type;
  }
  return 0;
}

const char *concertina_gtk_file(void) {
  Dl_info place;
  return dladdr((gpointer)gtk_init_check, &place) ? place.dli_fname : NULL;
}

int concertina_value_get_enum(const GValue *value) { return g_value_get_enum(value); }

void concertina_value_set_enum(GValue *value, int number) { g_value_set_enum(value, number); }
