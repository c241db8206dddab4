#include <gobject/gvaluecollector.h>

#include "concertina-widget-class.h"

// MARK: Checks

gboolean concertina_check_thread(const char *function) {
  if (concertina_is_main_thread()) return TRUE;
  g_critical("%s() was called on another thread than GTK's", function);
  return FALSE;
}

static gboolean is_callable(gpointer self, GType type, const char *function) {
  if (!concertina_check_thread(function)) return FALSE;
  if (self && g_type_check_instance_is_a(self, type)) return TRUE;
  g_critical("%s() was called without a %s", function, g_type_name(type));
  return FALSE;
}

// MARK: Properties

// Whether a value is of a class whose objects a function does not give away.
static gboolean is_borrowed(gpointer self, const char *property) {
  GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(self), property);
  return spec && g_type_is_a(spec->value_type, G_TYPE_OBJECT);
}

void concertina_get(gpointer self, GType type, const char *function, const char *property,
                    gpointer value) {
  if (!is_callable(self, type, function)) return;
  g_object_get(self, property, value, NULL);
  GObject **object = value;
  // The widget keeps it.
  if (is_borrowed(self, property) && *object) g_object_unref(*object);
}

void concertina_set(gpointer self, GType type, const char *function, const char *property, ...) {
  if (!is_callable(self, type, function)) return;
  va_list arguments;
  va_start(arguments, property);
  g_object_set_valist(self, property, arguments);
  va_end(arguments);
}

// MARK: Methods

// Whether an argument is what the method needs.
static gboolean check_argument(const ConcertinaArgument *argument, const GValue *value,
                               const char *function) {
  gboolean is_pointer = G_VALUE_HOLDS_STRING(value) || G_VALUE_HOLDS_OBJECT(value);
  if (is_pointer && !argument->is_optional && !g_value_peek_pointer(value)) {
    g_critical("%s(): '%s' is NULL", function, argument->name);
    return FALSE;
  }
  const char *text = G_VALUE_HOLDS_STRING(value) ? g_value_get_string(value) : NULL;
  if (text && !g_utf8_validate(text, -1, NULL)) {
    g_critical("%s(): '%s' is not valid UTF-8", function, argument->name);
    return FALSE;
  }
  return TRUE;
}

// Collects the arguments; returns how many are usable.
static guint collect(const ConcertinaMethod *method, GValue *values, va_list *arguments,
                     const char *function) {
  for (guint index = 0; index < method->argument_count; index++) {
    char *mistake = NULL;
    G_VALUE_COLLECT_INIT(&values[index], method->arguments[index].type, *arguments, 0, &mistake);
    if (mistake) {
      g_critical("%s(): %s", function, mistake);
      g_free(mistake);
      return index;
    }
    if (!check_argument(&method->arguments[index], &values[index], function)) return index;
  }
  return method->argument_count;
}

// Puts a result where the caller wants it.
static void store(const GValue *value, gpointer location) {
  if (G_VALUE_HOLDS_BOOLEAN(value))
    *(gboolean *)location = g_value_get_boolean(value);
  else if (G_VALUE_HOLDS_INT(value))
    *(int *)location = g_value_get_int(value);
  else if (G_VALUE_HOLDS_DOUBLE(value))
    *(double *)location = g_value_get_double(value);
  else if (G_VALUE_HOLDS_STRING(value))
    *(char **)location = g_value_dup_string(value);
  else if (G_VALUE_HOLDS_BOXED(value))
    *(gpointer *)location = g_value_dup_boxed(value);
  else if (G_VALUE_HOLDS_VARIANT(value))
    *(GVariant **)location = g_value_dup_variant(value);
  else if (G_VALUE_HOLDS_OBJECT(value))
    // The widget keeps it.
    *(gpointer *)location = g_value_get_object(value);
  else if (G_VALUE_HOLDS_FLAGS(value))
    *(guint *)location = g_value_get_flags(value);
  else
    *(int *)location = g_value_get_enum(value);
}

static gboolean call(GtkWidget *widget, guint index, const char *function, GError **error,
                     gpointer result, va_list *arguments) {
  const ConcertinaMethod *method = &concertina_widget_members(widget)->methods[index];
  GValue *values = g_newa0(GValue, MAX(method->argument_count, 1));
  guint count = collect(method, values, arguments, function);
  gboolean is_done = FALSE;
  if (count == method->argument_count) {
    GValue value = G_VALUE_INIT;
    if (result) g_value_init(&value, method->result);
    char *message = NULL;
    is_done = concertina_widget_call(widget, index, values, result ? &value : NULL, &message);
    if (is_done && result) store(&value, result);
    if (result) g_value_unset(&value);
    if (message && method->can_fail)
      g_set_error_literal(error, concertina_error_domain(), method->code, message);
    else if (message)
      g_critical("%s(): %s", function, message);
    g_free(message);
  }
  for (guint position = 0; position < method->argument_count; position++)
    if (G_IS_VALUE(&values[position])) g_value_unset(&values[position]);
  return is_done;
}

gboolean concertina_call(gpointer self, GType type, const char *function, const char *method,
                         GError **error, gpointer result, ...) {
  if (!is_callable(self, type, function)) return FALSE;
  const ConcertinaMembers *members = concertina_widget_members(self);
  guint index = 0;
  while (index < members->method_count && !g_str_equal(members->methods[index].name, method))
    index++;
  g_return_val_if_fail(index < members->method_count, FALSE);
  // It lives as long as the call.
  g_object_ref(self);
  va_list arguments;
  va_start(arguments, result);
  gboolean is_done = call(self, index, function, error, result, &arguments);
  va_end(arguments);
  g_object_unref(self);
  return is_done;
}

GQuark concertina_error_domain(void) {
  return g_quark_from_static_string("concertina-error-quark");
}
