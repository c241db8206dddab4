#include "CConcertinaShims.h"

void concertina_object_adopt(gpointer object) {
  if (g_object_is_floating(object)) g_object_ref_sink(object);
}

static gboolean release_later(gpointer object) {
  g_object_unref(object);
  return G_SOURCE_REMOVE;
}

void concertina_object_release(gpointer object) {
  // GTK's thread owns the default context while its loop runs, and can acquire it when none does.
  if (concertina_is_main_thread() || g_main_context_is_owner(g_main_context_default())) {
    g_object_unref(object);
    return;
  }
  g_idle_add_full(G_PRIORITY_DEFAULT, release_later, object, NULL);
}

gboolean concertina_object_is_a(gconstpointer object, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE((gpointer)object, type);
}

const char *concertina_object_type_name(gconstpointer object) {
  return G_OBJECT_TYPE_NAME(object);
}

typedef struct {
  GClosure closure;
  ConcertinaSignalHandler handler;
  GDestroyNotify destroy;
} ConcertinaClosure;

static void marshal(GClosure *closure, GValue *result, guint argument_count,
                    const GValue *arguments, gpointer hint, gpointer marshal_data) {
  concertina_require_main_thread();
  ((ConcertinaClosure *)closure)->handler(closure->data, result, argument_count - 1, arguments);
}

static void destroy_data(gpointer data, GClosure *closure) {
  ((ConcertinaClosure *)closure)->destroy(data);
}

gulong concertina_signal_connect(gpointer object, const char *signal, gboolean after,
                                 ConcertinaSignalHandler handler, void *data,
                                 GDestroyNotify destroy) {
  GClosure *closure = g_closure_new_simple(sizeof(ConcertinaClosure), data);
  ((ConcertinaClosure *)closure)->handler = handler;
  ((ConcertinaClosure *)closure)->destroy = destroy;
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, data, destroy_data);
  g_closure_ref(closure);
  g_closure_sink(closure);
  gulong id = g_signal_connect_closure(object, signal, closure, after);
  g_closure_unref(closure);
  return id;
}

void concertina_signal_emit(gpointer object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

void concertina_signal_emit_string(gpointer object, const char *signal, const char *argument) {
  g_signal_emit_by_name(object, signal, argument);
}

void concertina_signal_emit_object(gpointer object, const char *signal, gpointer argument) {
  g_signal_emit_by_name(object, signal, argument);
}

gboolean concertina_key_controller_press(gpointer controller, guint value, guint code,
                                         GdkModifierType state) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", value, code, state, &handled);
  return handled;
}

gboolean concertina_value_holds(const GValue *value, GType type) {
  return G_VALUE_HOLDS(value, type);
}

GType concertina_type_invalid(void) { return G_TYPE_INVALID; }
GType concertina_type_boolean(void) { return G_TYPE_BOOLEAN; }
GType concertina_type_int(void) { return G_TYPE_INT; }
GType concertina_type_double(void) { return G_TYPE_DOUBLE; }
GType concertina_type_string(void) { return G_TYPE_STRING; }
GType concertina_type_strv(void) { return G_TYPE_STRV; }
GType concertina_type_variant(void) { return G_TYPE_VARIANT; }
GType concertina_type_none(void) { return G_TYPE_NONE; }

void concertina_controller_emit_place(gpointer controller, const char *signal, double x, double y) {
  g_signal_emit_by_name(controller, signal, x, y);
}

void concertina_gesture_click_press(gpointer gesture, double x, double y) {
  g_signal_emit_by_name(gesture, "pressed", 1, x, y);
}

void concertina_gesture_click_release(gpointer gesture, double x, double y) {
  g_signal_emit_by_name(gesture, "released", 1, x, y);
}
