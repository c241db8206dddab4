#include "CConcertinaShims.h"

static const char *key_of(GtkAccessibleProperty property) {
  switch (property) {
  case GTK_ACCESSIBLE_PROPERTY_LABEL:
    return "concertina-accessible-label";
  case GTK_ACCESSIBLE_PROPERTY_DESCRIPTION:
    return "concertina-accessible-description";
  default:
    return NULL;
  }
}

void concertina_accessible_set_string(GtkAccessible *accessible, GtkAccessibleProperty property,
                                      const char *value) {
  if (concertina_accessible_pass_string(accessible, property, value)) return;
  if (value && *value)
    gtk_accessible_update_property(accessible, property, value, -1);
  else
    gtk_accessible_reset_property(accessible, property);
}

// GTK labels a button by the widget in it, and screen readers take that before its name:
// "GtkImage".
// From 4.10 on they get the name of what labels it, and GTK warns when its relation is gone.
static void call_by_name(GtkAccessible *accessible, const char *name) {
  if (gtk_get_minor_version() >= 10) return;
  if (GTK_IS_BUTTON(accessible) && name && *name)
    gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

void concertina_accessible_keep_string(GtkAccessible *accessible, GtkAccessibleProperty property,
                                       const char *value) {
  g_object_set_data_full(G_OBJECT(accessible), key_of(property), g_strdup(value), g_free);
  concertina_accessible_set_string(accessible, property, value);
  if (property == GTK_ACCESSIBLE_PROPERTY_LABEL) call_by_name(accessible, value);
}

const char *concertina_accessible_get_string(GtkAccessible *accessible,
                                             GtkAccessibleProperty property) {
  return g_object_get_data(G_OBJECT(accessible), key_of(property));
}

void concertina_accessible_set_multi_line(GtkAccessible *accessible, gboolean multi_line) {
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, multi_line, -1);
}

// Before 4.10, GTK reports an invalid content as AT-SPI's state of an object that is no longer
// there: Orca then says nothing of the widget, not even its name when it gets the focus.
void concertina_accessible_set_invalid(GtkAccessible *accessible, gboolean invalid) {
  if (gtk_get_minor_version() < 10) return;
  gtk_accessible_update_state(
      accessible, GTK_ACCESSIBLE_STATE_INVALID,
      invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void concertina_accessible_set_required(GtkAccessible *accessible, gboolean required) {
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_REQUIRED, required, -1);
}

void concertina_accessible_set_busy(GtkAccessible *accessible, gboolean busy) {
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

void concertina_accessible_set_expanded(GtkAccessible *accessible, gboolean expanded) {
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

void concertina_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden) {
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void concertina_accessible_set_role(GtkAccessible *accessible, GtkAccessibleRole role) {
  g_object_set(accessible, "accessible-role", role, NULL);
}

gboolean concertina_accessible_can_announce(void) { return GTK_CHECK_VERSION(4, 14, 0); }

static void set_relation(GtkAccessible *accessible, GtkAccessibleRelation relation,
                         GtkAccessible *target) {
  if (target)
    gtk_accessible_update_relation(accessible, relation, target, NULL, -1);
  else
    gtk_accessible_reset_relation(accessible, relation);
}

void concertina_accessible_set_labelled_by(GtkAccessible *accessible, GtkAccessible *label) {
  if (!concertina_accessible_pass_labelled_by(accessible, label))
    set_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label);
}

void concertina_accessible_set_table_size(GtkAccessible *accessible, int rows, int columns) {
  gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_ROW_COUNT, rows,
                                 GTK_ACCESSIBLE_RELATION_COL_COUNT, columns, -1);
}

void concertina_accessible_set_cell(GtkAccessible *accessible, int row, int column, int row_span,
                                    int column_span) {
  gtk_accessible_update_relation(
      accessible, GTK_ACCESSIBLE_RELATION_ROW_INDEX, row, GTK_ACCESSIBLE_RELATION_COL_INDEX, column,
      GTK_ACCESSIBLE_RELATION_ROW_SPAN, row_span, GTK_ACCESSIBLE_RELATION_COL_SPAN, column_span,
      -1);
}

void concertina_accessible_set_error_message(GtkAccessible *accessible, GtkAccessible *message) {
#if GTK_CHECK_VERSION(4, 10, 0)
  set_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, message);
#endif
}

#if GTK_CHECK_VERSION(4, 14, 0)

// Without a bus for assistive technologies, GTK's context has no function for announcements, and
// GTK calls it all the same.
static gboolean has_listeners(GtkAccessible *accessible) {
  GtkATContext *context = gtk_accessible_get_at_context(accessible);
  gboolean is_on_bus = context && strcmp(G_OBJECT_TYPE_NAME(context), "GtkAtSpiContext") == 0;
  g_clear_object(&context);
  return is_on_bus;
}

#endif

gboolean concertina_accessible_announce(GtkAccessible *accessible, const char *message) {
#if GTK_CHECK_VERSION(4, 14, 0)
  if (!has_listeners(accessible)) return FALSE;
  gtk_accessible_announce(accessible, message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
#else
  return FALSE;
#endif
}

static GtkWidget *without_name(GtkWidget *label) {
#if !GTK_CHECK_VERSION(4, 10, 0)
  gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
#endif
  return label;
}

GtkWidget *concertina_label_new(void) { return without_name(gtk_label_new(NULL)); }

GtkWidget *concertina_label_new_with_role(GtkAccessibleRole role) {
  return without_name(g_object_new(GTK_TYPE_LABEL, "accessible-role", role, NULL));
}

#if !GTK_CHECK_VERSION(4, 10, 0)

static void toggled(GtkToggleButton *button) {
  gboolean is_active = gtk_toggle_button_get_active(button);
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_STATE_CHECKED,
      is_active ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

#endif

GtkWidget *concertina_toggle_button_new(void) {
#if GTK_CHECK_VERSION(4, 10, 0)
  return gtk_toggle_button_new();
#else
  GtkWidget *button = g_object_new(GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_SWITCH, NULL);
  g_signal_connect(button, "toggled", G_CALLBACK(toggled), NULL);
  toggled(GTK_TOGGLE_BUTTON(button));
  return button;
#endif
}

GtkWidget *concertina_calendar_new_with_role(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_CALENDAR, "accessible-role", role, NULL);
}

GtkWidget *concertina_image_new_with_role(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_IMAGE, "accessible-role", role, NULL);
}
