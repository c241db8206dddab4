// The names of rows: GTK gives a row of a list none, and a screen reader says no more than "list
// item".
#include "CConcertinaShims.h"

static const char followed_key[] = "concertina-row-is-followed";

static void name_row(GtkWidget *row);

// Connects once, however often a row is shown.
static void follow_label(GtkWidget *label, GtkWidget *row) {
  gulong handler = g_signal_handler_find(label, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0,
                                         NULL, name_row, row);
  if (!handler)
    g_signal_connect_object(label, "notify::label", G_CALLBACK(name_row), row,
                            G_CONNECT_SWAPPED);
}

static void append(GString *name, const char *text) {
  if (text && *text) g_string_append_printf(name, "%s%s", name->len ? ", " : "", text);
}

static void append_texts(GString *name, GtkWidget *widget, GtkWidget *row) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (!gtk_widget_get_visible(widget)) return;
  if (GTK_IS_LABEL(widget)) {
    follow_label(widget, row);
    if (gtk_accessible_get_accessible_role(accessible) != GTK_ACCESSIBLE_ROLE_PRESENTATION)
      append(name, gtk_label_get_text(GTK_LABEL(widget)));
    return;
  }
  // A button or a text in a row has a name of its own, which is read when it has the focus.
  if (gtk_widget_get_focusable(widget)) return;
  const char *own = concertina_accessible_get_string(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (own && *own) return append(name, own);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    append_texts(name, child, row);
}

static void name_row(GtkWidget *row) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(row);
  const char *own = concertina_accessible_get_string(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (own && *own) return;
  GString *name = g_string_new(NULL);
  for (GtkWidget *child = gtk_widget_get_first_child(row); child;
       child = gtk_widget_get_next_sibling(child))
    append_texts(name, child, row);
  concertina_accessible_set_string(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name->str);
  g_string_free(name, TRUE);
}

void concertina_accessible_name_row(GtkWidget *row) {
  if (!g_object_get_data(G_OBJECT(row), followed_key)) {
    g_object_set_data(G_OBJECT(row), followed_key, row);
    g_signal_connect(row, "map", G_CALLBACK(name_row), NULL);
  }
  name_row(row);
}
