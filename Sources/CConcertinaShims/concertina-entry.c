#include "CConcertinaShims.h"

typedef struct {
  GtkEntry parent_instance;
} ConcertinaEntry;

typedef struct {
  GtkEntryClass parent_class;
} ConcertinaEntryClass;

static const char *get_text(GtkEditable *editable) {
  GtkText *line = GTK_TEXT(gtk_editable_get_delegate(editable));
  const char *text = gtk_editable_get_text(GTK_EDITABLE(line));
  if (gtk_text_get_visibility(line)) return text;
  GString *dots = g_string_new(NULL);
  for (glong count = g_utf8_strlen(text, -1); count > 0; count--) g_string_append(dots, "•");
  char *hidden = g_string_free(dots, FALSE);
  // The caller owns nothing: the text lives until the next request.
  g_object_set_data_full(G_OBJECT(editable), "concertina-hidden-text", hidden, g_free);
  return hidden;
}

// Everything else remains as in GtkEntry.
static void editable_init(GtkEditableInterface *interface) { interface->get_text = get_text; }

G_DEFINE_TYPE_WITH_CODE(ConcertinaEntry, concertina_entry, GTK_TYPE_ENTRY,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_EDITABLE, editable_init))

static void concertina_entry_class_init(ConcertinaEntryClass *class) {}

static void concertina_entry_init(ConcertinaEntry *entry) {}

GtkWidget *concertina_entry_new(void) { return g_object_new(concertina_entry_get_type(), NULL); }

/* A GtkText offers its selection to the middle mouse button, and clears the selection when something
 * else takes over that offer. So the offer stays, but provides nothing. The class is private to GTK;
 * what is replaced here is a method of its public base class. */
static gboolean (*selection_value)(GdkContentProvider *, GValue *, GError **);
static const char secret_key[] = "concertina-secret";

static gboolean discreet_value(GdkContentProvider *selection, GValue *value, GError **error) {
  if (g_object_get_data(G_OBJECT(selection), secret_key) == NULL)
    return selection_value(selection, value, error);
  g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "The text is a secret");
  return FALSE;
}

void concertina_selection_keep_secret(GdkContentProvider *selection, gboolean is_secret) {
  GdkContentProviderClass *class = GDK_CONTENT_PROVIDER_GET_CLASS(selection);
  if (class->get_value != discreet_value) {
    selection_value = class->get_value;
    class->get_value = discreet_value;
  }
  g_object_set_data(G_OBJECT(selection), secret_key, GINT_TO_POINTER(is_secret));
}
