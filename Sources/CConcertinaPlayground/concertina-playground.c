#include "CConcertinaPlayground.h"

char *concertina_playground_label(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  // It returns the label unless it is the expected one.
  return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
}

gboolean concertina_playground_is_labelled(GtkAccessible *accessible) {
  return gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
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

GtkBuilder *concertina_playground_builder(ConcertinaPlaygroundHandler called, void *data,
                                          GDestroyNotify release) {
  // Names alone lead to types then.
  gtk_test_register_all_types();
  g_type_ensure(G_TYPE_LIST_STORE);
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

static void check_element(GMarkupParseContext *context, const char *element, const char **names,
                          const char **values, gpointer data, GError **error) {
  gboolean is_refused = g_str_equal(element, "closure");
  for (guint index = 0; names[index]; index++)
    is_refused = is_refused || g_str_equal(names[index], "type-func");
  if (!is_refused) return;
  int line, column;
  g_markup_parse_context_get_position(context, &line, &column);
  *(char **)data = g_strdup_printf("%d:%d: a file cannot call a function, as <%s> does", line,
                                   column, element);
  g_set_error_literal(error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "");
}

char *concertina_playground_check_interface(const char *text, gsize length) {
  if (!length) return NULL;
  static const GMarkupParser parser = {.start_element = check_element};
  char *problem = NULL;
  GMarkupParseContext *context = g_markup_parse_context_new(&parser, 0, &problem, NULL);
  g_markup_parse_context_parse(context, text, (gssize)length, NULL);
  g_markup_parse_context_free(context);
  return problem;
}
