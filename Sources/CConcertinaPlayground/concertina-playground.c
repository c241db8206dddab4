#include "CConcertinaPlayground.h"

char *concertina_playground_label(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  // It returns the label unless it is the expected one.
  return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
}

char *concertina_playground_labels(GtkAccessible *accessible) {
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY;
  if (!gtk_test_accessible_has_relation(accessible, relation)) return NULL;
  // Nothing labels itself, so that the labels are never the expected ones.
  return gtk_test_accessible_check_relation(accessible, relation, accessible, NULL);
}

char *concertina_playground_description(GtkAccessible *accessible) {
  GtkAccessibleProperty property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION;
  if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
  return gtk_test_accessible_check_property(accessible, property, "", NULL);
}

gboolean concertina_playground_is_hidden(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN)) return FALSE;
  char *other = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gboolean is_hidden = other == NULL;
  g_free(other);
  return is_hidden;
}

// MARK: Files of GtkBuilder

typedef struct {
  GObject parent_instance;
  ConcertinaPlaygroundHandler called;
  void *data;
  GDestroyNotify release;
} ConcertinaPlaygroundScope;

typedef struct {
  GObjectClass parent_class;
} ConcertinaPlaygroundScopeClass;

static GType get_type_from_name(GtkBuilderScope *scope, GtkBuilder *builder, const char *name) {
  return g_type_from_name(name);
}

static GType get_type_from_function(GtkBuilderScope *scope, GtkBuilder *builder,
                                    const char *name) {
  return G_TYPE_INVALID;
}

typedef struct {
  GClosure closure;
  ConcertinaPlaygroundScope *scope;
  char *name;
} NamedClosure;

static void report_call(GClosure *closure, GValue *result, guint count, const GValue *arguments,
                        gpointer hint, gpointer data) {
  NamedClosure *named = (NamedClosure *)closure;
  // An expression calls its function without a signal.
  if (hint) named->scope->called(named->name, named->scope->data);
}

static void finalize_closure(gpointer data, GClosure *closure) {
  NamedClosure *named = (NamedClosure *)closure;
  g_object_unref(named->scope);
  g_free(named->name);
}

static GClosure *create_closure(GtkBuilderScope *scope, GtkBuilder *builder, const char *name,
                                GtkBuilderClosureFlags flags, GObject *object, GError **error) {
  GClosure *closure = g_closure_new_simple(sizeof(NamedClosure), NULL);
  NamedClosure *named = (NamedClosure *)closure;
  named->scope = g_object_ref((ConcertinaPlaygroundScope *)scope);
  named->name = g_strdup(name);
  g_closure_add_finalize_notifier(closure, NULL, finalize_closure);
  g_closure_set_marshal(closure, report_call);
  return closure;
}

static void scope_interface_init(GtkBuilderScopeInterface *interface) {
  interface->get_type_from_name = get_type_from_name;
  interface->get_type_from_function = get_type_from_function;
  interface->create_closure = create_closure;
}

G_DEFINE_TYPE_WITH_CODE(ConcertinaPlaygroundScope, concertina_playground_scope, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_BUILDER_SCOPE, scope_interface_init))

static void scope_finalize(GObject *object) {
  ConcertinaPlaygroundScope *scope = (ConcertinaPlaygroundScope *)object;
  if (scope->release) scope->release(scope->data);
  G_OBJECT_CLASS(concertina_playground_scope_parent_class)->finalize(object);
}

static void concertina_playground_scope_class_init(ConcertinaPlaygroundScopeClass *class) {
  G_OBJECT_CLASS(class)->finalize = scope_finalize;
}

static void concertina_playground_scope_init(ConcertinaPlaygroundScope *scope) {}

// Names alone lead to types then.
static void register_types(void) {
  gtk_test_register_all_types();
  GType others[] = {G_TYPE_LIST_STORE, G_TYPE_FILE, GDK_TYPE_PIXBUF, GDK_TYPE_TEXTURE,
                    GDK_TYPE_PAINTABLE};
  for (guint index = 0; index < G_N_ELEMENTS(others); index++) g_type_ensure(others[index]);
}

GtkBuilder *concertina_playground_builder(ConcertinaPlaygroundHandler called, void *data,
                                          GDestroyNotify release) {
  register_types();
  ConcertinaPlaygroundScope *scope =
      g_object_new(concertina_playground_scope_get_type(), NULL);
  scope->called = called;
  scope->data = data;
  scope->release = release;
  GtkBuilder *builder = gtk_builder_new();
  gtk_builder_set_scope(builder, GTK_BUILDER_SCOPE(scope));
  g_object_unref(scope);
  return builder;
}

static ConcertinaPlaygroundFileKind file_kind_of_type(GType type) {
  if (g_type_is_a(type, G_TYPE_FILE)) return CONCERTINA_PLAYGROUND_FILE_ADDRESS;
  GType pictures[] = {GDK_TYPE_PIXBUF, GDK_TYPE_TEXTURE, GDK_TYPE_PAINTABLE};
  for (guint index = 0; index < G_N_ELEMENTS(pictures); index++)
    if (g_type_is_a(type, pictures[index])) return CONCERTINA_PLAYGROUND_FILE_PICTURE;
  return CONCERTINA_PLAYGROUND_FILE_NONE;
}

ConcertinaPlaygroundFileKind concertina_playground_file_kind(GParamSpec *property) {
  if (property->value_type != G_TYPE_STRING) return file_kind_of_type(property->value_type);
  // GTK opens what these are set to: GtkImage, GtkBookmarkList.
  gboolean is_path = g_str_equal(property->name, "file") || g_str_equal(property->name, "filename");
  return is_path ? CONCERTINA_PLAYGROUND_FILE_PATH : CONCERTINA_PLAYGROUND_FILE_NONE;
}

// An element that is open.
typedef struct {
  // The class of an object; 0 for another element.
  GType type;
  ConcertinaPlaygroundFileKind kind;
  // Whether its text is a file of GtkBuilder in the file.
  gboolean is_interface;
  gboolean is_icon;
  gboolean has_object;
  GString *text;
} OpenElement;

typedef struct {
  GArray *elements;
  ConcertinaPlaygroundFileCheck check;
  void *data;
  char *problem;
} InterfaceReading;

static void clear_element(gpointer data) { g_string_free(((OpenElement *)data)->text, TRUE); }

static OpenElement *top_element(InterfaceReading *reading) {
  guint count = reading->elements->len;
  return count ? &g_array_index(reading->elements, OpenElement, count - 1) : NULL;
}

static void refuse(InterfaceReading *reading, GMarkupParseContext *context, GError **error,
                   char *reason) {
  int line, column;
  g_markup_parse_context_get_position(context, &line, &column);
  reading->problem = g_strdup_printf("%d:%d: %s", line, column, reason);
  g_free(reason);
  g_set_error_literal(error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "");
}

static const char *attribute(const char **names, const char **values, const char *name) {
  for (guint index = 0; names[index]; index++)
    if (g_str_equal(names[index], name)) return values[index];
  return NULL;
}

// Returns a property of the innermost object; NULL if its class has none of that name.
static GParamSpec *property_of_object(InterfaceReading *reading, const char *name) {
  GType type = 0;
  for (guint index = 0; index < reading->elements->len; index++) {
    GType other = g_array_index(reading->elements, OpenElement, index).type;
    if (other) type = other;
  }
  if (!name || !type || g_type_fundamental(type) != G_TYPE_OBJECT) return NULL;
  GObjectClass *class = g_type_class_ref(type);
  GParamSpec *property = g_object_class_find_property(class, name);
  g_type_class_unref(class);
  return property;
}

static gboolean is_path_name(const char *name) {
  return name && (g_str_equal(name, "file") || g_str_equal(name, "filename"));
}

static void start_element(GMarkupParseContext *context, const char *element, const char **names,
                          const char **values, gpointer data, GError **error) {
  InterfaceReading *reading = data;
  if (g_str_equal(element, "closure") || attribute(names, values, "type-func"))
    return refuse(reading, context, error,
                  g_strdup_printf("a file cannot call a function, as <%s> does", element));
  OpenElement opened = {.text = g_string_new(NULL)};
  const char *name = attribute(names, values, "name"), *unknown = NULL;
  gboolean is_object = g_str_equal(element, "object") || g_str_equal(element, "template");
  if (is_object) {
    OpenElement *above = top_element(reading);
    if (above) above->has_object = TRUE;
    const char *class = attribute(names, values, "parent");
    if (!class || g_str_equal(element, "object")) class = attribute(names, values, "class");
    opened.type = class ? g_type_from_name(class) : 0;
    if (!opened.type) unknown = class;
  } else if (g_str_equal(element, "constant")) {
    const char *type = attribute(names, values, "type");
    GType known = type ? g_type_from_name(type) : 0;
    if (known) opened.kind = file_kind_of_type(known); else unknown = type;
  } else if (g_str_equal(element, "attribute")) {
    opened.is_icon = name && g_str_has_suffix(name, "icon");
  } else if (g_str_equal(element, "property") || g_str_equal(element, "binding")) {
    GParamSpec *property = property_of_object(reading, name);
    if (property) opened.kind = concertina_playground_file_kind(property);
    opened.is_interface = property && property->value_type == G_TYPE_BYTES;
    gboolean is_bound = g_str_equal(element, "binding") || attribute(names, values, "bind-source");
    gboolean is_path = opened.kind == CONCERTINA_PLAYGROUND_FILE_PATH ||
                       is_path_name(attribute(names, values, "bind-property"));
    if (is_bound && is_path) {
      g_array_append_val(reading->elements, opened);
      return refuse(reading, context, error, g_strdup("the name of a file cannot be bound"));
    }
    if (g_str_equal(element, "binding")) opened.kind = CONCERTINA_PLAYGROUND_FILE_NONE;
  }
  g_array_append_val(reading->elements, opened);
  // It could be known to GtkBuilder, which makes other objects before.
  if (unknown) refuse(reading, context, error, g_strdup_printf("Invalid object type '%s'", unknown));
}

static void add_text(GMarkupParseContext *context, const char *text, gsize length, gpointer data,
                     GError **error) {
  OpenElement *top = top_element(data);
  if (top) g_string_append_len(top->text, text, (gssize)length);
}

static char *problem_of_interface(const char *text, gsize length,
                                  ConcertinaPlaygroundFileCheck check, void *data);

// Returns why what an element says is refused; NULL if it is not.
static char *problem_of_element(InterfaceReading *reading, OpenElement *element) {
  if (element->is_interface)
    return problem_of_interface(element->text->str, element->text->len, reading->check,
                                reading->data);
  if (element->is_icon && strchr(element->text->str, '/'))
    return g_strdup("an icon has a name, not a file");
  if (element->kind == CONCERTINA_PLAYGROUND_FILE_NONE) return NULL;
  // GtkBuilder puts the object's identifier before the text.
  char *stripped = g_strstrip(g_strdup(element->text->str));
  gboolean is_empty = stripped[0] == 0;
  g_free(stripped);
  if (element->has_object) return is_empty ? NULL : g_strdup("an object, or the name of a file");
  return is_empty ? NULL : reading->check(element->text->str, element->kind, reading->data);
}

static void end_element(GMarkupParseContext *context, const char *name, gpointer data,
                        GError **error) {
  InterfaceReading *reading = data;
  OpenElement *element = top_element(reading);
  if (!element) return;
  char *problem = problem_of_element(reading, element);
  g_array_set_size(reading->elements, reading->elements->len - 1);
  if (problem) refuse(reading, context, error, problem);
}

static char *problem_of_interface(const char *text, gsize length,
                                  ConcertinaPlaygroundFileCheck check, void *data) {
  if (!length) return NULL;
  static const GMarkupParser parser = {
      .start_element = start_element, .end_element = end_element, .text = add_text};
  InterfaceReading reading = {.check = check, .data = data};
  reading.elements = g_array_new(FALSE, TRUE, sizeof(OpenElement));
  g_array_set_clear_func(reading.elements, clear_element);
  // As GtkBuilder reads it.
  GMarkupParseContext *context =
      g_markup_parse_context_new(&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reading, NULL);
  g_markup_parse_context_parse(context, text, (gssize)length, NULL);
  g_markup_parse_context_free(context);
  g_array_unref(reading.elements);
  return reading.problem;
}

char *concertina_playground_check_interface(const char *text, gsize length,
                                            ConcertinaPlaygroundFileCheck check, void *data) {
  register_types();
  return problem_of_interface(text, length, check, data);
}
