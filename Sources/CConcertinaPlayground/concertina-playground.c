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

static ConcertinaPlaygroundTypes find_type_elsewhere;

void concertina_playground_find_types(ConcertinaPlaygroundTypes find) {
  find_type_elsewhere = find;
}

static GType type_named(const char *name) {
  GType type = g_type_from_name(name);
  return type || !find_type_elsewhere ? type : find_type_elsewhere(name);
}

static GType get_type_from_name(GtkBuilderScope *scope, GtkBuilder *builder, const char *name) {
  return type_named(name);
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
  // The property that its text is the value of; NULL for none.
  GParamSpec *property;
  // Whether its text is a file of GtkBuilder in the file.
  gboolean is_interface;
  gboolean is_icon;
  gboolean is_template;
  gboolean is_binding;
  gboolean has_object;
  // Whether an object in it is put into a widget.
  gboolean holds_widget;
  // Whether it has a layout manager of the file's own.
  gboolean has_layout;
  // Whether it is left out.
  gboolean is_dropped;
  // Where it begins in the output.
  gsize start;
  GString *text;
} OpenElement;

// A property that follows one of another object.
typedef struct {
  char *source;
  char *property;
  int line;
} BoundProperty;

static void clear_bound_property(gpointer data) {
  BoundProperty *bound = data;
  g_free(bound->source);
  g_free(bound->property);
}

typedef struct {
  GArray *elements;
  // The classes of objects by their identifiers, and what is bound to them.
  GHashTable *types;
  GArray *bound;
  ConcertinaPlaygroundReading *reading;
  // Whether it is a file in the text of another one.
  gboolean is_nested;
  // The class that a template of the file would have.
  char *template_name;
  guint roots;
  GString *output;
  // How many lines the output has.
  int lines;
  char *problem;
} InterfaceReading;

static void clear_element(gpointer data) { g_string_free(((OpenElement *)data)->text, TRUE); }

static OpenElement *top_element(InterfaceReading *reading) {
  guint count = reading->elements->len;
  return count ? &g_array_index(reading->elements, OpenElement, count - 1) : NULL;
}

static int line_of(GMarkupParseContext *context) {
  int line, column;
  g_markup_parse_context_get_position(context, &line, &column);
  // Behind a tag at the end of a line it is in the next line already.
  return column <= 1 && line > 1 ? line - 1 : line;
}

static void refuse(InterfaceReading *reading, GMarkupParseContext *context, GError **error,
                   char *reason) {
  reading->problem = g_strdup_printf("%d: %s", line_of(context), reason);
  g_free(reason);
  g_set_error_literal(error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "");
}

static const char *attribute(const char **names, const char **values, const char *name) {
  for (guint index = 0; names[index]; index++)
    if (g_str_equal(names[index], name)) return values[index];
  return NULL;
}

// Returns the class of the innermost object; 0 if there is none.
static GType type_of_object(InterfaceReading *reading) {
  for (guint index = reading->elements->len; index > 0; index--) {
    GType type = g_array_index(reading->elements, OpenElement, index - 1).type;
    if (type) return g_type_fundamental(type) == G_TYPE_OBJECT ? type : 0;
  }
  return 0;
}

// Returns a property of a class; NULL if it has none of that name.
static GParamSpec *property_of_type(GType type, const char *name) {
  if (!name || !type) return NULL;
  GObjectClass *class = g_type_class_ref(type);
  GParamSpec *property = g_object_class_find_property(class, name);
  g_type_class_unref(class);
  return property;
}

static gboolean is_path_name(const char *name) {
  return name && (g_str_equal(name, "file") || g_str_equal(name, "filename"));
}

// MARK: What GtkBuilder reads

static void write_text(InterfaceReading *reading, const char *text) {
  for (const char *next = text; *next; next++) reading->lines += *next == '\n';
  g_string_append(reading->output, text);
}

static void write_escaped(InterfaceReading *reading, const char *text, gssize length) {
  char *escaped = g_markup_escape_text(text, length);
  write_text(reading, escaped);
  g_free(escaped);
}

static void write_attribute(InterfaceReading *reading, const char *name, const char *value) {
  write_text(reading, " ");
  write_text(reading, name);
  write_text(reading, "=\"");
  char *escaped = g_markup_escape_text(value, -1);
  // A line break that is no reference would be read as a space.
  char **lines = g_strsplit(escaped, "\n", -1);
  char *line = g_strjoinv("&#10;", lines);
  write_text(reading, line);
  g_free(line);
  g_strfreev(lines);
  g_free(escaped);
  write_text(reading, "\"");
}

// Lets GtkBuilder see what follows in the line that it has in the file.
static void write_lines(InterfaceReading *reading, GMarkupParseContext *context) {
  while (reading->lines < line_of(context)) write_text(reading, "\n");
}

// Writes the beginning of an element; a template becomes an object of the class that it has as its
// parent, with the name of its own class.
static void write_start(InterfaceReading *reading, GMarkupParseContext *context,
                        const char *element, const char **names, const char **values,
                        const OpenElement *opened, const char *root) {
  const char *parent = attribute(names, values, "parent");
  write_text(reading, "<");
  write_text(reading, opened->is_template ? "object" : element);
  write_lines(reading, context);
  for (guint index = 0; names[index]; index++) {
    gboolean is_class = g_str_equal(names[index], "class");
    if (opened->is_template && g_str_equal(names[index], "parent")) continue;
    if (opened->is_template && is_class) {
      write_attribute(reading, "class", parent ? parent : values[index]);
      write_attribute(reading, "id", values[index]);
    } else {
      write_attribute(reading, names[index], values[index]);
    }
  }
  if (root && !opened->is_template && !attribute(names, values, "id"))
    write_attribute(reading, "id", root);
  write_text(reading, ">");
}

// MARK: What a file may have

// The greatest depth of elements: widgets are measured and drawn one in another.
static const guint max_depth = 1000;

// Returns why there can be no object of a class at the end of the open elements; NULL if there can.
static char *problem_of_type(InterfaceReading *reading, const char *name, GType type) {
  if (!type || g_type_fundamental(type) != G_TYPE_OBJECT)
    return g_strdup_printf("Invalid object type '%s'", name ? name : "");
  // A list item has no public constructor, but may be extended.
  if (G_TYPE_IS_ABSTRACT(type) && !reading->is_nested)
    return g_strdup_printf("%s is abstract: name a class that inherits from it", name);
  OpenElement *above = top_element(reading);
  if (g_type_is_a(type, GTK_TYPE_ROOT) && above && above->holds_widget)
    return g_strdup_printf("%s is a window, which cannot be in another widget", name);
  return NULL;
}

// Whether the object around a new one places it without anything to say about it.
static gboolean has_no_layout(InterfaceReading *reading) {
  OpenElement *container = NULL;
  guint found = 0;
  for (guint index = reading->elements->len; index > 0 && found < 2; index--) {
    OpenElement *element = &g_array_index(reading->elements, OpenElement, index - 1);
    if (element->type && ++found == 2) container = element;
  }
  if (!container || container->has_layout || !g_type_is_a(container->type, GTK_TYPE_WIDGET))
    return FALSE;
  GtkWidgetClass *class = g_type_class_ref(container->type);
  GType manager = gtk_widget_class_get_layout_manager_type(class);
  g_type_class_unref(class);
  if (!manager || manager == G_TYPE_INVALID) return FALSE;
  GtkLayoutManagerClass *layout = g_type_class_ref(manager);
  GType child = layout->layout_child_type;
  g_type_class_unref(layout);
  return child == G_TYPE_INVALID;
}

static void note_binding(InterfaceReading *reading, GMarkupParseContext *context,
                         const char **names, const char **values) {
  const char *source = attribute(names, values, "bind-source");
  const char *property = attribute(names, values, "bind-property");
  if (!source) return;
  if (!property) property = attribute(names, values, "name");
  BoundProperty bound = {.source = g_strdup(source),
                         .property = g_strdup(property),
                         .line = line_of(context)};
  g_array_append_val(reading->bound, bound);
}

// Returns why something cannot be bound; NULL if all can be.
static char *problem_of_bindings(InterfaceReading *reading) {
  for (guint index = 0; index < reading->bound->len; index++) {
    BoundProperty *bound = &g_array_index(reading->bound, BoundProperty, index);
    GType type = GPOINTER_TO_SIZE(g_hash_table_lookup(reading->types, bound->source));
    if (type && !property_of_type(type, bound->property))
      return g_strdup_printf("%d: Invalid property: %s.%s", bound->line, g_type_name(type),
                             bound->property ? bound->property : "");
  }
  return NULL;
}

// Whether something of a template is of its own class, which is not there.
static gboolean belongs_to_template(InterfaceReading *reading, const char *element,
                                    const char **names, const char **values) {
  OpenElement *above = top_element(reading);
  const char *name = attribute(names, values, "name");
  GType type = above && above->is_template ? above->type : 0;
  if (g_str_equal(element, "property") || g_str_equal(element, "binding")) {
    if (name && type && !property_of_type(type, name)) return TRUE;
    const char *source = attribute(names, values, "bind-source");
    const char *bound = attribute(names, values, "bind-property");
    if (!source || !reading->template_name || !g_str_equal(source, reading->template_name))
      return FALSE;
    GType parent = 0;
    for (guint index = 0; index < reading->elements->len && !parent; index++)
      if (g_array_index(reading->elements, OpenElement, index).is_template)
        parent = g_array_index(reading->elements, OpenElement, index).type;
    return parent && !property_of_type(parent, bound ? bound : name);
  }
  if (!type || !name || !g_str_equal(element, "signal")) return FALSE;
  char **parts = g_strsplit(name, "::", 2);
  gboolean is_known = g_signal_lookup(parts[0], type) != 0;
  g_strfreev(parts);
  return !is_known;
}

// Leaves out the expression that refers to what a template alone would have.
static void drop_binding(InterfaceReading *reading) {
  for (guint index = reading->elements->len; index > 0; index--) {
    OpenElement *element = &g_array_index(reading->elements, OpenElement, index - 1);
    if (!element->is_binding) continue;
    element->is_dropped = TRUE;
    return;
  }
}

static void note_root(InterfaceReading *reading, const char *element, const char **names,
                      const char **values, const OpenElement *opened, char **root) {
  if (reading->is_nested || reading->elements->len != 1) return;
  const char *id = attribute(names, values, opened->is_template ? "class" : "id");
  *root = id ? g_strdup(id) : g_strdup_printf("concertina-object-%u", ++reading->roots);
  reading->reading->root(*root, g_type_name(opened->type), id == NULL, opened->is_template,
                         reading->reading->data);
}

static void start_element(GMarkupParseContext *context, const char *element, const char **names,
                          const char **values, gpointer data, GError **error) {
  InterfaceReading *reading = data;
  if (g_str_equal(element, "closure") || attribute(names, values, "type-func"))
    return refuse(reading, context, error,
                  g_strdup_printf("a file cannot call a function, as <%s> does", element));
  if (reading->elements->len >= max_depth)
    return refuse(reading, context, error, g_strdup("this is too deep"));
  OpenElement opened = {.text = g_string_new(NULL), .start = reading->output->len};
  const char *name = attribute(names, values, "name");
  char *root = NULL, *problem = NULL;
  opened.is_dropped = belongs_to_template(reading, element, names, values);
  opened.is_binding = g_str_equal(element, "binding");
  if (g_str_equal(element, "object") || g_str_equal(element, "template")) {
    OpenElement *above = top_element(reading);
    if (above) above->has_object = TRUE;
    opened.is_template = g_str_equal(element, "template") && !reading->is_nested;
    const char *class = attribute(names, values, "parent");
    if (!class || g_str_equal(element, "object")) class = attribute(names, values, "class");
    opened.type = class ? type_named(class) : 0;
    problem = problem_of_type(reading, class, opened.type);
    const char *id = attribute(names, values, opened.is_template ? "class" : "id");
    if (id && opened.type)
      g_hash_table_insert(reading->types, g_strdup(id), GSIZE_TO_POINTER(opened.type));
    if (opened.is_template) {
      g_free(reading->template_name);
      reading->template_name = g_strdup(attribute(names, values, "class"));
    }
    if (!problem) note_root(reading, element, names, values, &opened, &root);
  } else if (g_str_equal(element, "constant")) {
    const char *type = attribute(names, values, "type");
    GType known = type ? type_named(type) : 0;
    if (known) opened.kind = file_kind_of_type(known);
    if (type && !known) problem = g_strdup_printf("Invalid object type '%s'", type);
  } else if (g_str_equal(element, "lookup")) {
    const char *type = attribute(names, values, "type");
    if (type && reading->template_name && g_str_equal(type, reading->template_name))
      drop_binding(reading);
  } else if (g_str_equal(element, "column")) {
    const char *type = attribute(names, values, "type");
    if (type && !type_named(type)) problem = g_strdup_printf("Invalid object type '%s'", type);
  } else if (g_str_equal(element, "child")) {
    opened.holds_widget = TRUE;
  } else if (g_str_equal(element, "layout")) {
    if (has_no_layout(reading)) problem = g_strdup("the widget around it has no layout to set");
  } else if (g_str_equal(element, "attribute")) {
    opened.is_icon = name && g_str_has_suffix(name, "icon");
  } else if (g_str_equal(element, "property") || opened.is_binding) {
    GParamSpec *property = property_of_type(type_of_object(reading), name);
    if (property) opened.kind = concertina_playground_file_kind(property);
    opened.is_interface = property && property->value_type == G_TYPE_BYTES;
    opened.holds_widget = property && property->value_type == GTK_TYPE_WIDGET;
    OpenElement *above = top_element(reading);
    if (above && name && g_str_equal(name, "layout-manager")) above->has_layout = TRUE;
    if (!opened.is_dropped) note_binding(reading, context, names, values);
    if (!opened.is_binding && !attribute(names, values, "bind-source")) opened.property = property;
    gboolean is_bound = opened.is_binding || attribute(names, values, "bind-source");
    gboolean is_path = opened.kind == CONCERTINA_PLAYGROUND_FILE_PATH ||
                       is_path_name(attribute(names, values, "bind-property"));
    if (is_bound && is_path) {
      g_array_append_val(reading->elements, opened);
      return refuse(reading, context, error, g_strdup("the name of a file cannot be bound"));
    }
    if (opened.is_binding) opened.kind = CONCERTINA_PLAYGROUND_FILE_NONE;
  }
  write_start(reading, context, element, names, values, &opened, root);
  g_free(root);
  g_array_append_val(reading->elements, opened);
  // GtkBuilder would make other objects before.
  if (problem) refuse(reading, context, error, problem);
}

// Whether the text of an element is written when all of it is known.
static gboolean is_written_late(const OpenElement *element) {
  return element->is_interface || element->kind == CONCERTINA_PLAYGROUND_FILE_PICTURE;
}

static void add_text(GMarkupParseContext *context, const char *text, gsize length, gpointer data,
                     GError **error) {
  InterfaceReading *reading = data;
  OpenElement *top = top_element(reading);
  if (!top) return;
  g_string_append_len(top->text, text, (gssize)length);
  if (!is_written_late(top)) write_escaped(reading, text, (gssize)length);
}

static char *read_interface(const char *text, gsize length, gboolean is_nested,
                            ConcertinaPlaygroundReading *reading, char **problem);

// Writes a text that leads to a file, which then is the same file wherever it is opened from.
// Returns why it is refused; NULL if it is not.
static char *write_late(InterfaceReading *reading, OpenElement *element) {
  if (element->is_interface) {
    char *problem = NULL, *nested = read_interface(element->text->str, element->text->len, TRUE,
                                                   reading->reading, &problem);
    if (nested) write_escaped(reading, nested, -1);
    g_free(nested);
    // The line is that of the text around it.
    char *reason = problem ? strstr(problem, ": ") : NULL;
    if (reason) memmove(problem, reason + 2, strlen(reason + 2) + 1);
    return problem;
  }
  const char *text = element->text->str;
  gboolean is_relative = !element->has_object && text[0] && text[0] != '/' &&
                         !g_str_has_prefix(text, "resource:///");
  char *stripped = g_strstrip(g_strdup(text));
  if (is_relative && stripped[0]) {
    char *path = g_build_filename(reading->reading->folder, text, NULL);
    write_escaped(reading, path, -1);
    g_free(path);
  } else {
    write_escaped(reading, text, -1);
  }
  g_free(stripped);
  return NULL;
}

// Whether a text stands for the values of a type, which GtkBuilder only warns of where it does not.
static gboolean has_texts(GType type) {
  GType plain[] = {G_TYPE_BOOLEAN, G_TYPE_INT, G_TYPE_UINT, G_TYPE_FLOAT, G_TYPE_DOUBLE,
                   G_TYPE_ENUM, G_TYPE_FLAGS, G_TYPE_VARIANT};
  for (guint index = 0; index < G_N_ELEMENTS(plain); index++)
    if (g_type_fundamental(type) == plain[index]) return TRUE;
  return type == GDK_TYPE_RGBA;
}

// Returns why a text is not a value of its property; NULL if it is.
static char *problem_of_value(const OpenElement *element) {
  GParamSpec *property = element->property;
  if (!property || element->has_object || !has_texts(property->value_type)) return NULL;
  GtkBuilder *builder = gtk_builder_new();
  GValue value = G_VALUE_INIT;
  gboolean is_value =
      gtk_builder_value_from_string(builder, property, element->text->str, &value, NULL);
  // A value out of the range would be changed.
  is_value = is_value && !g_param_value_validate(property, &value);
  if (G_IS_VALUE(&value)) g_value_unset(&value);
  g_object_unref(builder);
  if (is_value) return NULL;
  return g_strdup_printf("'%s' is not a value of %s.%s", element->text->str,
                         g_type_name(property->owner_type), property->name);
}

// Returns why what an element says is refused; NULL if it is not.
static char *problem_of_element(InterfaceReading *reading, OpenElement *element) {
  if (element->is_icon && strchr(element->text->str, '/'))
    return g_strdup("an icon has a name, not a file");
  char *problem = problem_of_value(element);
  if (problem) return problem;
  if (element->kind == CONCERTINA_PLAYGROUND_FILE_NONE) return NULL;
  // GtkBuilder puts the object's identifier before the text.
  char *stripped = g_strstrip(g_strdup(element->text->str));
  gboolean is_empty = stripped[0] == 0;
  g_free(stripped);
  if (element->has_object) return is_empty ? NULL : g_strdup("an object, or the name of a file");
  if (is_empty) return NULL;
  return reading->reading->check(element->text->str, element->kind, reading->reading->data);
}

static void end_element(GMarkupParseContext *context, const char *name, gpointer data,
                        GError **error) {
  InterfaceReading *reading = data;
  OpenElement *element = top_element(reading);
  if (!element) return;
  char *problem = problem_of_element(reading, element);
  if (!problem && is_written_late(element)) problem = write_late(reading, element);
  if (reading->template_name && g_str_equal(name, "lookup") &&
      g_str_equal(element->text->str, reading->template_name))
    drop_binding(reading);
  write_text(reading, "</");
  write_text(reading, element->is_template ? "object" : name);
  write_text(reading, ">");
  if (element->is_dropped) {
    for (gsize index = element->start; index < reading->output->len; index++)
      reading->lines -= reading->output->str[index] == '\n';
    g_string_truncate(reading->output, element->start);
  }
  g_array_set_size(reading->elements, reading->elements->len - 1);
  if (problem) refuse(reading, context, error, problem);
}

// Returns what GtkBuilder is to read; NULL with the problem, if there is one.
static char *read_interface(const char *text, gsize length, gboolean is_nested,
                            ConcertinaPlaygroundReading *file, char **problem) {
  static const GMarkupParser parser = {
      .start_element = start_element, .end_element = end_element, .text = add_text};
  InterfaceReading reading = {.reading = file, .is_nested = is_nested, .lines = 1};
  reading.output = g_string_new(NULL);
  reading.elements = g_array_new(FALSE, TRUE, sizeof(OpenElement));
  g_array_set_clear_func(reading.elements, clear_element);
  reading.types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  reading.bound = g_array_new(FALSE, TRUE, sizeof(BoundProperty));
  g_array_set_clear_func(reading.bound, clear_bound_property);
  // As GtkBuilder reads it.
  GMarkupParseContext *context =
      g_markup_parse_context_new(&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reading, NULL);
  GError *error = NULL;
  if (g_markup_parse_context_parse(context, text, (gssize)length, &error))
    g_markup_parse_context_end_parse(context, &error);
  if (error && !reading.problem) {
    // GLib names the line in its own way.
    const char *reason = g_str_has_prefix(error->message, "Error on line ")
                             ? strstr(error->message, ": ")
                             : NULL;
    reading.problem = g_strdup_printf("%d: %s", line_of(context),
                                      reason ? reason + 2 : error->message);
  }
  g_clear_error(&error);
  if (!reading.problem) reading.problem = problem_of_bindings(&reading);
  g_markup_parse_context_free(context);
  g_array_unref(reading.elements);
  g_array_unref(reading.bound);
  g_hash_table_unref(reading.types);
  g_free(reading.template_name);
  *problem = reading.problem;
  return g_string_free(reading.output, reading.problem != NULL);
}

char *concertina_playground_read_interface(const char *text, gsize length,
                                           ConcertinaPlaygroundReading *reading, char **problem) {
  register_types();
  return read_interface(text, length, FALSE, reading, problem);
}
