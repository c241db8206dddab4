#include <gtk/gtkimmodule.h>

#include "CConcertinaReplay.h"

typedef struct {
  GtkIMContextSimple parent_instance;
  GtkWidget *client;
  char *preedit;
} ConcertinaComposer;

typedef struct {
  GtkIMContextSimpleClass parent_class;
} ConcertinaComposerClass;

// The context of the text widget that has the focus; a program has one keyboard focus.
static ConcertinaComposer *focused = NULL;
// Whether Return is passed on to the program after it has ended a composition.
static gboolean hands_return_back = FALSE;

G_DEFINE_TYPE(ConcertinaComposer, concertina_composer, GTK_TYPE_IM_CONTEXT_SIMPLE)

#define SELF(object) ((ConcertinaComposer *)(object))

// GTK leaves some of the virtual functions empty, but not the same ones in every version.
#define CHAIN_UP(function, context)                                                           \
  do {                                                                                        \
    GtkIMContextClass *parent = GTK_IM_CONTEXT_CLASS(concertina_composer_parent_class);       \
    if (parent->function) parent->function(context);                                          \
  } while (FALSE)

static gboolean is_composing(ConcertinaComposer *self) { return self->preedit != NULL; }

static void set_preedit(ConcertinaComposer *self, const char *text) {
  gboolean was_composing = is_composing(self);
  char *preedit = text && *text ? g_strdup(text) : NULL;
  g_free(self->preedit);
  self->preedit = preedit;
  if (!was_composing && preedit) g_signal_emit_by_name(self, "preedit-start");
  if (was_composing || preedit) g_signal_emit_by_name(self, "preedit-changed");
  if (was_composing && !preedit) g_signal_emit_by_name(self, "preedit-end");
}

static void commit(ConcertinaComposer *self, const char *text) {
  char *copy = g_strdup(text);
  set_preedit(self, NULL);
  g_signal_emit_by_name(self, "commit", copy);
  g_free(copy);
}

static void get_preedit_string(GtkIMContext *context, char **string, PangoAttrList **attributes,
                               int *cursor) {
  if (!is_composing(SELF(context))) {
    GTK_IM_CONTEXT_CLASS(concertina_composer_parent_class)
        ->get_preedit_string(context, string, attributes, cursor);
    return;
  }
  if (string) *string = g_strdup(SELF(context)->preedit);
  if (cursor) *cursor = (int)g_utf8_strlen(SELF(context)->preedit, -1);
  if (!attributes) return;
  *attributes = pango_attr_list_new();
  pango_attr_list_insert(*attributes, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE));
}

static void remove_last_character(ConcertinaComposer *self) {
  const char *last = g_utf8_find_prev_char(self->preedit, self->preedit + strlen(self->preedit));
  char *rest = last ? g_strndup(self->preedit, last - self->preedit) : NULL;
  set_preedit(self, rest);
  g_free(rest);
}

// Handles the keys that end a composition as the input methods for Korean and Japanese do.
static gboolean take_key(ConcertinaComposer *self, guint value) {
  switch (value) {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      commit(self, self->preedit);
      return !hands_return_back;
    case GDK_KEY_BackSpace:
      remove_last_character(self);
      return TRUE;
    case GDK_KEY_Escape:
      set_preedit(self, NULL);
      return TRUE;
    default:
      commit(self, self->preedit);
      return FALSE;
  }
}

static gboolean filter_keypress(GtkIMContext *context, GdkEvent *event) {
  ConcertinaComposer *self = SELF(context);
  if (is_composing(self) && gdk_event_get_event_type(event) == GDK_KEY_PRESS &&
      take_key(self, gdk_key_event_get_keyval(event)))
    return TRUE;
  return GTK_IM_CONTEXT_CLASS(concertina_composer_parent_class)->filter_keypress(context, event);
}

static void set_client_widget(GtkIMContext *context, GtkWidget *client) {
  SELF(context)->client = client;
  GtkIMContextClass *parent = GTK_IM_CONTEXT_CLASS(concertina_composer_parent_class);
  if (parent->set_client_widget) parent->set_client_widget(context, client);
}

static gboolean is_in_active_window(ConcertinaComposer *self) {
  GtkRoot *root = self && self->client ? gtk_widget_get_root(self->client) : NULL;
  return GTK_IS_WINDOW(root) && gtk_window_is_active(GTK_WINDOW(root));
}

static void focus_in(GtkIMContext *context) {
  // Every window has a focus of its own; the user types into the active window.
  if (!is_in_active_window(focused) || is_in_active_window(SELF(context))) focused = SELF(context);
  CHAIN_UP(focus_in, context);
}

static void focus_out(GtkIMContext *context) {
  if (is_composing(SELF(context))) commit(SELF(context), SELF(context)->preedit);
  if (focused == SELF(context)) focused = NULL;
  CHAIN_UP(focus_out, context);
}

static void reset(GtkIMContext *context) {
  set_preedit(SELF(context), NULL);
  CHAIN_UP(reset, context);
}

static void finalize(GObject *object) {
  if (focused == SELF(object)) focused = NULL;
  g_free(SELF(object)->preedit);
  G_OBJECT_CLASS(concertina_composer_parent_class)->finalize(object);
}

static void concertina_composer_class_init(ConcertinaComposerClass *class) {
  GtkIMContextClass *context_class = GTK_IM_CONTEXT_CLASS(class);
  context_class->get_preedit_string = get_preedit_string;
  context_class->filter_keypress = filter_keypress;
  context_class->set_client_widget = set_client_widget;
  context_class->focus_in = focus_in;
  context_class->focus_out = focus_out;
  context_class->reset = reset;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void concertina_composer_init(ConcertinaComposer *self) {}

// GTK_IM_MODULE before the input method was installed; NULL if it was not set.
static char *replaced_module = NULL;
static gboolean is_installed = FALSE;

void concertina_composer_install(void) {
  if (is_installed) return;
  is_installed = TRUE;
  replaced_module = g_strdup(g_getenv("GTK_IM_MODULE"));
  g_io_extension_point_implement(GTK_IM_MODULE_EXTENSION_POINT_NAME,
                                 concertina_composer_get_type(), "concertina-composer", 0);
  // The environment variable would override the setting.
  g_unsetenv("GTK_IM_MODULE");
  g_object_set(gtk_settings_get_default(), "gtk-im-module", "concertina-composer", NULL);
}

void concertina_composer_uninstall(void) {
  if (!is_installed) return;
  is_installed = FALSE;
  if (replaced_module) g_setenv("GTK_IM_MODULE", replaced_module, TRUE);
  g_clear_pointer(&replaced_module, g_free);
  // GTK lets go of the input methods that it has made, and makes others when they are needed.
  gtk_settings_reset_property(gtk_settings_get_default(), "gtk-im-module");
}

gboolean concertina_composer_set_preedit(const char *text) {
  if (!focused) return FALSE;
  set_preedit(focused, text);
  return TRUE;
}

void concertina_composer_set_hands_return_back(gboolean hands_back) {
  hands_return_back = hands_back;
}

void concertina_composer_finish(void) {
  if (focused && is_composing(focused)) commit(focused, focused->preedit);
}

gboolean concertina_composer_commit(const char *text) {
  if (!focused) return FALSE;
  commit(focused, text);
  return TRUE;
}

gboolean concertina_composer_take_key(guint value) {
  return focused && is_composing(focused) && take_key(focused, value);
}
